import { difficultyOf } from '@rookery/analysis/puzzles/explanation';
import { parsePuzzleSet } from '@rookery/analysis/puzzles/puzzle-set';
import type { Puzzle } from '@rookery/analysis/puzzles/puzzle';
import type { Level } from '@rookery/bots/levels';
import { findGame } from '@rookery/rules/catalogue';
import type { Game } from '@rookery/rules/kernel/game';
import type { Language } from '@rookery/texts/language';
import type { GameCard, GamePuzzles, GameUi } from '../games/game-ui.ts';

/** All puzzles of a game, with everything that is needed to show them. */
export interface PuzzleCollection {
  readonly card: GameCard;
  readonly game: Game;
  readonly ui: GameUi;
  readonly say: GamePuzzles;
  readonly puzzles: readonly Puzzle[];
}

/** Which puzzles are wanted; null takes any. */
export interface PuzzleFilter {
  readonly theme: string | null;
  readonly difficulty: Difficulty | null;
  /** The ids of puzzles that are left out. */
  readonly without: readonly string[];
}

/** The weakest level that finds the move, or `none`. */
export type Difficulty = Level | 'none';

export const difficulty = (puzzle: Puzzle): Difficulty => difficultyOf(puzzle) ?? 'none';

/** Loads the puzzles of a game and its table. */
export async function loadCollection(
  card: GameCard,
  language: Language,
): Promise<PuzzleCollection> {
  const [ui, say] = await Promise.all([card.load(language), card.loadPuzzles(language)]);
  const game = findGame(card.id);
  const set = parsePuzzleSet(say.set);
  if (!game || !set.ok) throw new Error(`the puzzles of ${card.id} cannot be read`);
  return { card, game, ui, say, puzzles: set.value.puzzles };
}

/** The puzzles that a filter lets through, in their order. */
export const filterPuzzles = (
  puzzles: readonly Puzzle[],
  { theme, difficulty: wanted, without }: PuzzleFilter,
): readonly Puzzle[] =>
  puzzles.filter(
    (puzzle) =>
      (theme === null || puzzle.theme === theme) &&
      (wanted === null || difficulty(puzzle) === wanted) &&
      !without.includes(puzzle.id),
  );

/** The next puzzle that is not solved yet, after this one and from the beginning again; null if all are. */
export function nextPuzzle(
  puzzles: readonly Puzzle[],
  current: Puzzle,
  solved: readonly string[],
): Puzzle | null {
  const index = puzzles.indexOf(current);
  const others = [...puzzles.slice(index + 1), ...puzzles.slice(0, index)];
  return others.find(({ id }) => !solved.includes(id)) ?? null;
}
