import { penguinramids } from '@rookery/rules/penguinramids/game';
import { fraction, type Rng } from '@rookery/rules/kernel/rng';
import type { Penguinramids } from '@rookery/rules/penguinramids/vocabulary';
import type { Bot } from '../bot.ts';
import type { Board } from './board.ts';
import { weights } from './evaluation.ts';
import * as at from './layout.ts';
import { mostMoves } from './move.ts';
import { bestMove } from './policy.ts';
import { writePriors } from './prior.ts';
import { reasonFor } from './reason.ts';
import { boardOf, rulesMoveOf } from './translation.ts';
import { usefulMoves } from './useful.ts';
import { numberAt, wordAt } from '../words.ts';

/** How sure of itself a player is that follows its hunches. */
export interface Temper {
  /** Up to how many points an action card may look better than it is. */
  readonly whim: number;
  /** How clearly it sees which move is better: 0 is not at all. */
  readonly sharpness: number;
}

/**
 * Looks no further than its own move and makes each one the more often the better it looks, so
 * that small mistakes are common and big ones rare. The budget does not matter.
 */
export const hunchingBot =
  (temper: Temper): Bot<Penguinramids> =>
  ({ view, legal }, { rng }) => {
    const seat = view.viewer;
    if (seat === null) throw new Error('an onlooker decides nothing');
    const board = boardOf(penguinramids.imagine(view, rng));
    // While cards are chosen the board asks the first seat that has none: that is to be this one.
    if (board.isChoosing) board.words[at.seatAt] = seat;
    const move = board.isChoosing
      ? bestMove(board, weights, { rng, most: temper.whim })
      : drawnMove(board, temper.sharpness, rng);
    const chosen = rulesMoveOf(board.kit, legal, move);
    return {
      move: chosen,
      candidates: [{ move: chosen, win: 0, lead: 0, tried: 0 }],
      reason: reasonFor(board, seat, move, 1),
    };
  };

function drawnMove(board: Board, sharpness: number, rng: Rng): number {
  const moves = new Int32Array(mostMoves);
  const chances = new Float64Array(mostMoves);
  const count = usefulMoves(board, moves);
  if (count === 1) return wordAt(moves, 0);
  writePriors(board, moves, count, weights, chances);
  let sum = 0;
  for (let index = 0; index < count; index += 1) {
    chances[index] = numberAt(chances, index) ** sharpness;
    sum += numberAt(chances, index);
  }
  let left = fraction(rng) * sum;
  let index = 0;
  while (index < count - 1 && left >= numberAt(chances, index)) {
    left -= numberAt(chances, index);
    index += 1;
  }
  return wordAt(moves, index);
}
