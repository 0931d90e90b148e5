import { seededStreams, shuffle } from '@rookery/rules/kernel/rng';

const millisecondsPerDay = 86_400_000;

/** The number of a day, by UTC, so that it changes everywhere at the same moment. */
export const dayAt = (milliseconds: number): number =>
  Math.floor(milliseconds / millisecondsPerDay);

/** The puzzle of a day: the same for everyone, and none comes twice before all have come. */
export function puzzleOfDay<Puzzle>(puzzles: readonly Puzzle[], game: string, day: number): Puzzle {
  const order = shuffle(puzzles, seededStreams(game)('puzzles of the day'));
  const puzzle = order[day % order.length];
  if (!puzzle) throw new Error(`${game} has no puzzles`);
  return puzzle;
}
