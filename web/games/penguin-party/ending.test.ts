import type { View } from '@rookery/rules/penguin-party/vocabulary';
import { expect, test } from 'vitest';
import { findDecidingFact } from './ending.ts';

/** A finished match, by the points of all seats after each round. */
function finished(...sums: readonly (readonly number[])[]): Pick<View, 'points' | 'rounds'> {
  const rounds = sums.map((points, index) => ({ round: index + 1, changes: points, points }));
  return { rounds, points: sums.at(-1) ?? [] };
}

test('[PP16] who takes the lead in the last round has won there', () => {
  expect(findDecidingFact(finished([0, 3], [5, 4]))).toEqual({
    kind: 'led',
    winner: 1,
    since: 2,
    isLastRound: true,
    by: 1,
  });
});

test('[PP16] who led from an earlier round on has led since then', () => {
  expect(findDecidingFact(finished([2, 2, 6], [3, 5, 8], [4, 9, 9]))).toEqual({
    kind: 'led',
    winner: 0,
    since: 2,
    isLastRound: false,
    by: 5,
  });
});

test('[PP16] equals share the victory', () => {
  expect(findDecidingFact(finished([1, 1, 2]))).toEqual({ kind: 'shared', points: 1 });
});
