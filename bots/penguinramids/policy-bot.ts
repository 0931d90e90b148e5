import { penguinramids } from '@rookery/rules/penguinramids/game';
import { fraction, type Rng } from '@rookery/rules/kernel/rng';
import type { Penguinramids } from '@rookery/rules/penguinramids/vocabulary';
import type { Bot } from '../bot.ts';
import type { Board } from './board.ts';
import { heuristicWeights } from './heuristic.ts';
import * as at from './layout.ts';
import { mostMoves } from './move.ts';
import { bestMove } from './policy.ts';
import { writePriors } from './prior.ts';
import { reasonFor } from './reason.ts';
import { boardOf, rulesMoveOf } from './translation.ts';
import { usefulMoves } from './move-pruning.ts';
import { numberAt, wordAt } from '../typed-arrays.ts';

/** How far a policy bot strays from the best move. */
export interface PolicySettings {
  /** The noise in the choice of action cards: up to so many points are added to the value of a card. */
  readonly choiceNoise: number;
  /** The exponent of the priors: 1 draws by the priors, 0 uniformly. */
  readonly inverseTemperature: number;
}

/**
 * Draws each move in proportion to a power of its prior, without search, so that small mistakes are common
 * and big ones rare.
 */
export const policyBotWith = ({
  choiceNoise,
  inverseTemperature,
}: PolicySettings): Bot<Penguinramids> =>
  boardBot((board, rng) =>
    board.isChoosing
      ? bestMove(board, heuristicWeights, { rng, most: choiceNoise })
      : sampleMove(board, inverseTemperature, rng),
  );

/** A bot that chooses a move on the board of one imagined world, and weighs no others. It uses no budget. */
export const boardBot =
  (chooseOn: (board: Board, rng: Rng) => number): Bot<Penguinramids> =>
  ({ view, legal }, { rng }) => {
    const seat = view.viewer;
    if (seat === null) throw new Error('an onlooker decides nothing');
    const board = boardOf(penguinramids.imagine(view, rng));
    // While cards are chosen the board asks the first seat that has none; here it must ask this seat.
    if (board.isChoosing) board.words[at.seatAt] = seat;
    const move = chooseOn(board, rng);
    const chosen = rulesMoveOf(board.cardSet, legal, move);
    return {
      move: chosen,
      candidates: [{ move: chosen, win: 0, lead: 0, tried: 0 }],
      reason: reasonFor(board, seat, move),
    };
  };

function sampleMove(board: Board, inverseTemperature: number, rng: Rng): number {
  const moves = new Int32Array(mostMoves);
  const priors = new Float64Array(mostMoves);
  const count = usefulMoves(board, moves);
  if (count === 1) return wordAt(moves, 0);
  writePriors(board, moves, count, heuristicWeights, priors);
  let sum = 0;
  for (let index = 0; index < count; index += 1) {
    priors[index] = numberAt(priors, index) ** inverseTemperature;
    sum += numberAt(priors, index);
  }
  let left = fraction(rng) * sum;
  let index = 0;
  while (index < count - 1 && left >= numberAt(priors, index)) {
    left -= numberAt(priors, index);
    index += 1;
  }
  return wordAt(moves, index);
}
