import { pick } from '@rookery/rules/kernel/rng';
import { penguinramids } from '@rookery/rules/penguinramids/game';
import type { Penguinramids } from '@rookery/rules/penguinramids/vocabulary';
import type { Bot } from '../bot.ts';
import { weights } from './evaluation.ts';
import { bestMove } from './policy.ts';
import { reasonFor } from './reason.ts';
import * as at from './layout.ts';
import { boardMoveOf, boardOf, rulesMoveOf } from './translation.ts';

/** Makes the move that looks best at once; the budget does not matter. */
export const greedyBot: Bot<Penguinramids> = ({ view, legal }, { rng }) => {
  const seat = view.viewer;
  if (seat === null) throw new Error('an onlooker decides nothing');
  const board = boardOf(penguinramids.imagine(view, rng));
  // While cards are chosen the board asks the first seat that has none: that is to be this one.
  if (board.isChoosing) board.words[at.seatAt] = seat;
  const move = bestMove(board, weights, { rng, most: 0 });
  const chosen = rulesMoveOf(board.kit, legal, move);
  return {
    move: chosen,
    candidates: [{ move: chosen, win: 0, lead: 0, tried: 0 }],
    reason: reasonFor(board, seat, move, 1),
  };
};

/** Makes any legal move. */
export const randomBot: Bot<Penguinramids> = ({ view, legal }, { rng }) => {
  const seat = view.viewer ?? 0;
  const board = boardOf(penguinramids.imagine(view, rng));
  const move = pick(legal, rng);
  return {
    move,
    candidates: [{ move, win: 0, lead: 0, tried: 0 }],
    reason: reasonFor(board, seat, boardMoveOf(board.kit, move), 1),
  };
};
