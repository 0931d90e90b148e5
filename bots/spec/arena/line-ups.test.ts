import { seededStreams } from '@rookery/rules/kernel/rng';
import { describe, expect, test } from 'vitest';
import { groupsOf, dealsFor, lineUpsOf } from '../../arena/line-ups.ts';

const rng = seededStreams('line-ups')('order');

/** All line-ups until every group has had its turn. */
const wholeTurn = (players: number, seats: number): readonly (readonly number[])[] =>
  groupsOf(players, seats).flatMap((group) => lineUpsOf(group, rng));

const counted = (values: readonly unknown[]): ReadonlyMap<string, number> =>
  values.reduce<Map<string, number>>((counts, value) => {
    const key = JSON.stringify(value);
    return counts.set(key, (counts.get(key) ?? 0) + 1);
  }, new Map());

const tables = [
  [2, 2],
  [3, 2],
  [7, 2],
  [3, 3],
  [3, 4],
  [5, 4],
  [4, 6],
  [7, 4],
] as const;

describe.each(tables)('%i players at %i seats', (players, seats) => {
  const lineUps = wholeTurn(players, seats);

  test('every player sits in every seat equally often', () => {
    const sittings = lineUps.flatMap((lineUp) => lineUp.map((player, seat) => [player, seat]));
    const counts = counted(sittings);
    expect(counts.size).toBe(players * seats);
    expect(new Set(counts.values()).size).toBe(1);
  });

  test('every player meets every other equally often', () => {
    const meetings = lineUps.flatMap((lineUp) =>
      lineUp.flatMap((player) =>
        lineUp.filter((other) => other !== player).map((other) => [player, other]),
      ),
    );
    const counts = counted(meetings);
    expect(counts.size).toBe(players * (players - 1));
    expect(new Set(counts.values()).size).toBe(1);
  });
});

test('two players at a larger table: the first alone, once in every seat', () => {
  const lineUps = wholeTurn(2, 4);
  expect(lineUps).toHaveLength(4);
  expect(lineUps.map((lineUp) => lineUp.indexOf(0)).toSorted((one, other) => one - other)).toEqual([
    0, 1, 2, 3,
  ]);
  expect(lineUps.every((lineUp) => lineUp.filter((player) => player === 1).length === 3)).toBe(
    true,
  );
});

test.each([
  [200, 1, 2, 100],
  [201, 1, 2, 101],
  [1, 1, 4, 1],
  [100, 3, 2, 51],
])('%i matches with %i groups at %i seats take %i deals', (matches, groups, seats, deals) => {
  expect(dealsFor(matches, groups, seats)).toBe(deals);
});
