import type { Board } from './board.ts';
import { estimatePoints, prepareLevels, type HeuristicWeights } from './heuristic.ts';
import * as at from './layout.ts';
import { cardOfMove, greySide, kind, kindOf, sideOf, slotOf } from './move.ts';
import { greyOf, weightOf } from './penguin.ts';
import { valueWith } from './policy.ts';
import { overRight } from './pyramid.ts';
import { numberAt, wordAt } from '../typed-arrays.ts';

/** A move that is worse than the best by so many points has half its prior. */
const halvingGap = 1;

/** Points that an exchange or a recall is taken to be better than none. */
const swapGain = 0;
const recallGain = 0.3;

/** Writes the prior of each move of a turn; they sum to 1. */
export function writePriors(
  board: Board,
  moves: Int32Array,
  count: number,
  by: HeuristicWeights,
  priors: Float64Array,
): void {
  const { seat } = board;
  const before = estimatePoints(board, seat, by);
  prepareLevels(board, seat, by);
  let taking = -Infinity;
  for (let index = 0; index < count; index += 1) {
    const move = wordAt(moves, index);
    const isTaking = kindOf(move) === kind.take;
    priors[index] = isTaking ? takingValue(board, seat, move, by) : 0;
    if (isTaking) taking = Math.max(taking, numberAt(priors, index));
  }
  let best = taking;
  for (let index = 0; index < count; index += 1) {
    const move = wordAt(moves, index);
    if (kindOf(move) === kind.take) continue;
    priors[index] = otherValue(board, seat, move, taking, taking - before, by);
    best = Math.max(best, numberAt(priors, index));
  }
  normalise(priors, count, best);
}

function normalise(priors: Float64Array, count: number, best: number): void {
  let sum = 0;
  for (let index = 0; index < count; index += 1) {
    const worse = (best - numberAt(priors, index)) / halvingGap;
    priors[index] = 1 / (1 + worse * worse);
    sum += numberAt(priors, index);
  }
  for (let index = 0; index < count; index += 1) priors[index] = numberAt(priors, index) / sum;
}

function takingValue(board: Board, seat: number, move: number, by: HeuristicWeights): number {
  const penguin = wordAt(board.cardSet.penguins, cardOfMove(move));
  const lying = sideOf(move) === greySide ? greyOf(penguin) : penguin;
  return valueWith(board, seat, slotOf(move), lying, 0, by);
}

/** What a move before taking looks worth: `taking` is the best there is now, `gain` what it changes. */
function otherValue(
  board: Board,
  seat: number,
  move: number,
  taking: number,
  gain: number,
  by: HeuristicWeights,
): number {
  switch (kindOf(move)) {
    case kind.flip:
      return flippedValue(board, seat, slotOf(move), by) + gain;
    case kind.swap:
      return taking + swapGain;
    case kind.recall:
      return taking + recallGain;
    default:
      return strengthenedValue(board, seat, wordAt(overRight, slotOf(move)), by);
  }
}

function flippedValue(board: Board, seat: number, slot: number, by: HeuristicWeights): number {
  const place = seat * at.seatWords + slot;
  const penguin = wordAt(board.words, place);
  board.words[place] = greyOf(penguin);
  const value = estimatePoints(board, seat, by);
  board.words[place] = penguin;
  return value;
}

/** The best penguin that tokens let lie in a slot. */
function strengthenedValue(board: Board, seat: number, slot: number, by: HeuristicWeights): number {
  const carried = board.carriedAt(seat, slot);
  let best = -Infinity;
  for (let place = 0; place < board.offerSize; place += 1) {
    const penguin = board.offered(place);
    const missing = weightOf(penguin) - carried;
    if (missing <= 0 || missing > board.tokensOf(seat)) continue;
    best = Math.max(best, valueWith(board, seat, slot, penguin, missing, by));
  }
  return best;
}
