import { expect, test } from 'vitest';
import { TurnWatch } from './turn-watch.ts';

const watched = (turns: readonly (string | null)[]): readonly boolean[] => {
  const watch = new TurnWatch();
  return turns.map((turn) => watch.hasBegun(turn));
};

test('a turn is noticed once, however many steps it has', () => {
  expect(watched([null, 'round 1', 'round 1', null, 'round 1'])).toEqual([
    false,
    true,
    false,
    false,
    false,
  ]);
});

test('two turns in a row are two', () => {
  expect(watched([null, '1 of 7', '2 of 7'])).toEqual([false, true, true]);
});

test('a turn that goes on when the table is opened is known already', () => {
  expect(watched(['1 of 7', null, '3 of 7'])).toEqual([false, false, true]);
});
