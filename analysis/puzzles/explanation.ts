import type { MoveReason } from '@rookery/bots/bot';
import { levels, type Level } from '@rookery/bots/levels';
import { explain } from '@rookery/bots/reasons';
import type { Game, Vocabulary } from '@rookery/rules/kernel/game';
import { seededStreams } from '@rookery/rules/kernel/rng';
import { analysisOf } from '../games.ts';
import type { Holdings } from '../holdings.ts';
import { attempts, matchOf, solverOf, type Puzzle } from './puzzle.ts';

/** What is told of a puzzle: the move, why it and not the next best, and what the others may hold. */
export interface PuzzleExplanation {
  readonly best: Vocabulary['Move'];
  readonly next: Vocabulary['Move'];
  readonly reason: MoveReason;
  readonly holdings: Holdings;
}

/** Explains a puzzle, as far as whoever has to solve it can know. */
export function explainPuzzle(game: Game, puzzle: Puzzle): PuzzleExplanation {
  const match = matchOf(game, puzzle);
  const view = game.view(match.state, solverOf(match));
  const best = parse(game, puzzle.best);
  const next = parse(game, puzzle.next);
  const gain = { win: puzzle.margin / 100, lead: 0 };
  return {
    best,
    next,
    reason: explain(game.id, view, { move: best, instead: next, gain }),
    holdings: analysisOf(game.id).holdingsOf(view, seededStreams(puzzle.id)('holdings')),
  };
}

function parse({ notation }: Game, text: string): Vocabulary['Move'] {
  const move = notation.parseMove(text);
  if (!move.ok) throw new Error(`no move is written ${text}`);
  return move.value;
}

/** The weakest level that finds the move more often than not; null if none does. */
export const difficultyOf = ({ solvedBy }: Puzzle): Level | null =>
  levels.find((level) =>
    levels.slice(levels.indexOf(level)).every((each) => 2 * solvedBy[each] > attempts),
  ) ?? null;
