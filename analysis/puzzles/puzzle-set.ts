import type { Level } from '@rookery/bots/levels';
import type { Game } from '@rookery/rules/kernel/game';
import type { Problem } from '@rookery/rules/kernel/problem';
import type { Result } from '@rookery/rules/kernel/result';
import {
  fields,
  listOf,
  oneOf,
  read,
  text,
  wholeNumber,
  type Reader,
} from '@rookery/rules/kernel/shape';
import { attempts, proofs, type Puzzle } from './puzzle.ts';

/** The form of sets written by this version. */
const puzzleSetForm = 'rookery-puzzles/1';

/** The puzzles of one game, as they are kept in a file. */
export interface PuzzleSet {
  readonly form: typeof puzzleSetForm;
  readonly game: string;
  /** The version of the game's rules. */
  readonly rules: number;
  readonly puzzles: readonly Puzzle[];
}

const times = wholeNumber(0, attempts);

const puzzleReader: Reader<Puzzle> = fields<Puzzle>({
  id: text(40),
  seats: wholeNumber(2, 6),
  acts: text(4000),
  best: text(40),
  next: text(40),
  margin: wholeNumber(0, 100),
  proof: oneOf(proofs),
  theme: text(40),
  solvedBy: fields<{ readonly [level in Level]: number }>({
    chick: times,
    adelie: times,
    gentoo: times,
    king: times,
    emperor: times,
  }),
});

const setReader: Reader<PuzzleSet> = fields<PuzzleSet>({
  form: oneOf([puzzleSetForm]),
  game: text(60),
  rules: wholeNumber(1, 1_000_000),
  puzzles: listOf(puzzleReader),
});

/** Reads a set of puzzles from a file. */
export const parsePuzzleSet = (input: unknown): Result<PuzzleSet, Problem> =>
  read(setReader, input, 'puzzles');

/** Writes a set as it is kept in a file: one puzzle on each line. */
export function formatPuzzleSet({ id, version }: Game, puzzles: readonly Puzzle[]): string {
  const head = JSON.stringify({ form: puzzleSetForm, game: id, rules: version }).slice(0, -1);
  const lines = puzzles.map((puzzle) => JSON.stringify(puzzle)).join(',\n');
  return `${head},"puzzles":[\n${lines}\n]}\n`;
}
