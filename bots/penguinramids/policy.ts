import type { Rng } from '@rookery/rules/kernel/rng';
import { rounds, type Board } from './board.ts';
import {
  estimatePoints,
  estimatePointsWith,
  prepareLevels,
  type HeuristicWeights,
} from './heuristic.ts';
import * as at from './layout.ts';
import { mayFlip } from './legal.ts';
import {
  chooseMove,
  colourSide,
  flipMove,
  greySide,
  kind,
  strengthenMove,
  swapMove,
  takeMove,
} from './move.ts';
import { cardOf, greyOf, weightOf } from './penguin.ts';
import { openSlots, restsOn } from './pyramid.ts';
import { countsInFront, freeAction } from './move-pruning.ts';
import { bitCount, lowestBit } from '../bits.ts';
import { numberAt, wordAt } from '../typed-arrays.ts';

/** The policy of playouts: the move with the best heuristic value, without looking beyond this turn. */
export function bestMove(board: Board, by: HeuristicWeights, noise: Noise): number {
  const { seat } = board;
  if (board.isChoosing) return bestChoice(board, seat, by, noise);
  if (board.placed) return kind.end;
  return (board.acted ? 0 : bestAction(board, seat, by)) || findBestTaking(board, seat, by);
}

/** Noise in the choice of action cards, so that it varies. */
export interface Noise {
  readonly rng: Rng;
  /** Up to so many points are added to the value of a card. */
  readonly most: number;
}

// The takings weighed last: by place in the offer, the best value.
const values = new Float64Array(4);

/** The best way to take a penguin now; if that needs tokens, the first of them. */
function findBestTaking(board: Board, seat: number, by: HeuristicWeights): number {
  const open = wordAt(openSlots, board.filledOf(seat));
  const tokens = board.tokensOf(seat);
  const fits = board.somethingFits(seat);
  const mayBeGrey = !fits || (board.pickOf(seat) === 2 && !board.acted);
  prepareLevels(board, seat, by);
  let best = -Infinity;
  let found = 0;
  for (let place = 0; place < board.offerSize; place += 1) {
    const penguin = board.offered(place);
    values[place] = -Infinity;
    for (let rest = open; rest !== 0; rest &= rest - 1) {
      const slot = lowestBit(rest);
      const missing = Math.max(0, weightOf(penguin) - board.carriedAt(seat, slot));
      const mayLie = missing <= tokens;
      if (!mayLie && !mayBeGrey) continue;
      const lying = mayLie ? penguin : greyOf(penguin);
      const value = valueWith(board, seat, slot, lying, mayLie ? missing : 0, by);
      if (value > numberAt(values, place)) values[place] = value;
      if (value <= best) continue;
      best = value;
      found =
        missing > 0 && mayLie
          ? strengthenMove(wordAt(restsOn, slot), 1)
          : takeMove(cardOf(penguin), slot, mayLie ? colourSide : greySide);
    }
  }
  return found;
}

/** The evaluation with a penguin put in a slot and some tokens spent; `prepareLevels` comes first. */
export function valueWith(
  board: Board,
  seat: number,
  slot: number,
  penguin: number,
  spent: number,
  by: HeuristicWeights,
): number {
  const { words } = board;
  const block = seat * at.seatWords;
  words[block + slot] = penguin;
  words[block + at.filledAt] = wordAt(words, block + at.filledAt) | (1 << slot);
  words[block + at.tokensAt] = wordAt(words, block + at.tokensAt) - spent;
  const value =
    spent > 0 ? estimatePoints(board, seat, by) : estimatePointsWith(board, seat, slot, by);
  words[block + slot] = 0;
  words[block + at.filledAt] = wordAt(words, block + at.filledAt) & ~(1 << slot);
  words[block + at.tokensAt] = wordAt(words, block + at.tokensAt) + spent;
  return value;
}

/** The action if it looks worth it; 0 if not. */
function bestAction(board: Board, seat: number, by: HeuristicWeights): number {
  const free = freeAction(board, seat);
  if (free !== 0) return free;
  switch (board.pickOf(seat)) {
    case 2:
      return bestFlip(board, seat, by);
    case 3:
      return bestSwap(board, seat, by);
    case 4:
      return board.round < rounds && !countsInFront(board) ? kind.recall : 0;
    default:
      return 0;
  }
}

/** The flip that raises the evaluation most; 0 if none does. */
function bestFlip(board: Board, seat: number, by: HeuristicWeights): number {
  let best = estimatePoints(board, seat, by);
  let found = 0;
  for (let filled = board.filledOf(seat); filled !== 0; filled &= filled - 1) {
    const slot = lowestBit(filled);
    if (!mayFlip(board, seat, slot)) continue;
    const place = seat * at.seatWords + slot;
    const penguin = wordAt(board.words, place);
    board.words[place] = greyOf(penguin);
    const value = estimatePoints(board, seat, by);
    board.words[place] = penguin;
    if (value <= best) continue;
    best = value;
    found = flipMove(slot);
  }
  return found;
}

/** The exchange of the worst penguin if even the best one is poor; 0 otherwise. */
function bestSwap(board: Board, seat: number, by: HeuristicWeights): number {
  findBestTaking(board, seat, by);
  let worst = 0;
  let best = 0;
  for (let place = 1; place < board.offerSize; place += 1) {
    if (numberAt(values, place) < numberAt(values, worst)) worst = place;
    if (numberAt(values, place) > numberAt(values, best)) best = place;
  }
  const gain = numberAt(values, best) - estimatePoints(board, seat, by);
  return gain < by.swapBelow ? swapMove(cardOf(board.offered(worst))) : 0;
}

/** The action card that looks best: what it does, and how late it comes. */
function bestChoice(board: Board, seat: number, by: HeuristicWeights, noise: Noise): number {
  findBestTaking(board, seat, by);
  const stake = stakeOfBeingFirst(board);
  let best = -Infinity;
  let found = 0;
  for (let hand = board.handOf(seat); hand !== 0; hand &= hand - 1) {
    const action = lowestBit(hand);
    const value =
      actionValue(board, seat, action, by) -
      stake * by.late * (action - 1) +
      (noise.most * noise.rng.below(1024)) / 1024;
    if (value <= best) continue;
    best = value;
    found = chooseMove(action);
  }
  return found;
}

/** How much better the best penguin of the offer is than the next. */
function stakeOfBeingFirst(board: Board): number {
  let best = -Infinity;
  let second = -Infinity;
  for (let place = 0; place < board.offerSize; place += 1) {
    const value = numberAt(values, place);
    second = Math.max(second, Math.min(best, value));
    best = Math.max(best, value);
  }
  // Nothing but one penguin can be had: being first is worth little more than usual.
  return second === -Infinity ? 1 : best - second;
}

function actionValue(board: Board, seat: number, action: number, by: HeuristicWeights): number {
  switch (action) {
    case 1:
      return board.chief === seat ? 0 : by.chief;
    case 2:
      return by.flip;
    case 3:
      return by.swap;
    case 4:
      return (by.card * (bitCount(board.frontOf(seat)) + 1) * (rounds - board.round)) / rounds;
    default:
      return board.supply > 0 ? by.token : 0;
  }
}
