import { expect, test } from 'vitest';
import { dayAt, puzzleOfDay } from './daily.ts';

const puzzles = Array.from({ length: 40 }, (_, nth) => `m${String(nth)}`);

test('a day begins at midnight UTC', () => {
  const midnight = Date.UTC(2026, 10, 17);
  expect(dayAt(midnight)).toBe(dayAt(midnight + 86_399_999));
  expect(dayAt(midnight - 1)).toBe(dayAt(midnight) - 1);
});

test('everyone gets the same puzzle on the same day', () => {
  expect(puzzleOfDay(puzzles, 'penguin-party', 20_774)).toBe(
    puzzleOfDay([...puzzles], 'penguin-party', 20_774),
  );
});

test('none comes twice before all have come, and games have orders of their own', () => {
  const days = (game: string): readonly string[] =>
    puzzles.map((_, nth) => puzzleOfDay(puzzles, game, 20_774 + nth));
  expect(new Set(days('penguin-party')).size).toBe(puzzles.length);
  expect(days('penguin-party')).not.toEqual(days('penguinramids'));
});
