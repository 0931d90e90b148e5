import { pick } from '@rookery/rules/kernel/rng';
import { penguinramids } from '@rookery/rules/penguinramids/game';
import type { Penguinramids } from '@rookery/rules/penguinramids/vocabulary';
import type { Bot } from '../bot.ts';
import { heuristicWeights } from './heuristic.ts';
import { boardBot } from './policy-bot.ts';
import { bestMove } from './policy.ts';
import { reasonFor } from './reason.ts';
import { boardMoveOf, boardOf } from './translation.ts';

/** Makes the move that the heuristic finds best, without search. */
export const greedyBot = boardBot((board, rng) =>
  bestMove(board, heuristicWeights, { rng, most: 0 }),
);

/** Makes any legal move. */
export const randomBot: Bot<Penguinramids> = ({ view, legal }, { rng }) => {
  const seat = view.viewer ?? 0;
  const board = boardOf(penguinramids.imagine(view, rng));
  const move = pick(legal, rng);
  return {
    move,
    candidates: [{ move, win: 0, lead: 0, tried: 0 }],
    reason: reasonFor(board, seat, boardMoveOf(board.cardSet, move)),
  };
};
