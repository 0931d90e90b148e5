import { fields, listOf, read, text, wholeNumber } from '@rookery/rules/kernel/shape';
import { loadItem, saveItem } from '../shell/local-storage.ts';

/** How often the puzzle of the day was solved on days in a row. */
export interface Streak {
  /** Up to today, or to yesterday while today's is not solved yet. */
  readonly current: number;
  readonly longest: number;
  /** Whether today's is solved. */
  readonly hasToday: boolean;
}

/** What is kept on this device about the puzzles of one game. */
export interface KeptPuzzles {
  /** The ids of those that were solved without being shown the move. */
  readonly solved: readonly string[];
  /** The days, by number, whose puzzle was solved on that day; in order. */
  readonly days: readonly number[];
}

const nothing: KeptPuzzles = { solved: [], days: [] };

const nameOf = (game: string): string => `puzzles.${game}`;

const keptReader = fields<KeptPuzzles>({
  solved: listOf(text(40)),
  days: listOf(wholeNumber(0, 1_000_000)),
});

/** What was kept; nothing if it cannot be read. */
export function loadKept(game: string): KeptPuzzles {
  const kept = read(keptReader, loadItem(nameOf(game)), 'puzzles');
  return kept.ok ? kept.value : nothing;
}

/** Keeps that a puzzle was solved, and on which day if it was that day's. */
export function keepSolved(game: string, puzzle: string, day: number | null): void {
  const { solved, days } = loadKept(game);
  saveItem(nameOf(game), {
    solved: [...new Set([...solved, puzzle])],
    days: day === null ? days : [...new Set([...days, day])].toSorted((a, b) => a - b),
  });
}

/** The streaks that these days make, as of today. */
export function streakOf(days: readonly number[], today: number): Streak {
  const hasToday = days.includes(today);
  return {
    current: runEndingAt(days, hasToday ? today : today - 1),
    longest: Math.max(0, ...days.map((day) => runEndingAt(days, day))),
    hasToday,
  };
}

/** How many days in a row end with this one. */
function runEndingAt(days: readonly number[], last: number): number {
  let day = last;
  while (days.includes(day)) day -= 1;
  return last - day;
}
