import type { Board } from './board.ts';
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
import { cardOf, isGrey, weightOf } from './penguin.ts';
import { openSlots, overLeft, overRight } from './pyramid.ts';
import { lowestBit } from '../bits.ts';
import { wordAt } from '../typed-arrays.ts';

/** Writes every legal move of the seat to act into `moves` and says how many there are. */
export function legalMoves(board: Board, moves: Int32Array): number {
  const { seat } = board;
  if (seat < 0) return 0;
  if (board.isChoosing) return choices(board, seat, moves, 0);
  let count = board.acted ? 0 : actionMoves(board, seat, moves);
  if (board.tokensOf(seat) > 0) count = strengthenings(board, seat, moves, count);
  if (!board.placed) return takings(board, seat, moves, count);
  moves[count++] = kind.end;
  return count;
}

// Each of these writes its moves from `from` on and says where they end.

/** PR5 and PR7: any card in hand. */
function choices(board: Board, seat: number, moves: Int32Array, from: number): number {
  let count = from;
  for (let hand = board.handOf(seat); hand !== 0; hand &= hand - 1) {
    moves[count++] = chooseMove(lowestBit(hand));
  }
  return count;
}

function actionMoves(board: Board, seat: number, moves: Int32Array): number {
  switch (board.pickOf(seat)) {
    case 1:
      return single(kind.chief, board.chief !== seat, moves);
    case 2:
      return flips(board, seat, moves, 0);
    case 3:
      return board.placed ? 0 : swaps(board, moves, 0);
    case 4:
      return single(kind.recall, true, moves);
    default:
      return single(kind.token, board.supply > 0, moves);
  }
}

function single(move: number, allowed: boolean, moves: Int32Array): number {
  if (!allowed) return 0;
  moves[0] = move;
  return 1;
}

function flips(board: Board, seat: number, moves: Int32Array, from: number): number {
  let count = from;
  for (let filled = board.filledOf(seat); filled !== 0; filled &= filled - 1) {
    const slot = lowestBit(filled);
    if (mayFlip(board, seat, slot)) moves[count++] = flipMove(slot);
  }
  return count;
}

/** PR14: what the penguin helps to carry must still be carried. */
export function mayFlip(board: Board, seat: number, slot: number): boolean {
  const penguin = board.penguinAt(seat, slot);
  if (isGrey(penguin)) return false;
  // An arm that is printed 0 or 1 loses nothing.
  return (
    isStillCarried(board, seat, wordAt(overLeft, slot), ((penguin >> 11) & 3) - 1) &&
    isStillCarried(board, seat, wordAt(overRight, slot), ((penguin >> 13) & 3) - 1)
  );
}

function isStillCarried(board: Board, seat: number, slot: number, loss: number): boolean {
  if (slot < 0 || loss <= 0) return true;
  return weightOf(board.penguinAt(seat, slot)) <= board.carriedAt(seat, slot) - loss;
}

/** PR15 */
export function swaps(board: Board, moves: Int32Array, from: number): number {
  let count = from;
  for (let place = 0; place < board.offerSize; place += 1) {
    moves[count++] = swapMove(cardOf(board.offered(place)));
  }
  return count;
}

/** PR17 */
function strengthenings(board: Board, seat: number, moves: Int32Array, from: number): number {
  let count = from;
  for (let filled = board.filledOf(seat); filled !== 0; filled &= filled - 1) {
    const slot = lowestBit(filled);
    moves[count++] = strengthenMove(slot, 0);
    moves[count++] = strengthenMove(slot, 1);
  }
  return count;
}

/** PR11 and PR14: colour side where it is carried; grey if nothing fits or by action 2. */
export function takings(board: Board, seat: number, moves: Int32Array, from: number): number {
  const open = wordAt(openSlots, board.filledOf(seat));
  let count = from;
  for (let rest = open; rest !== 0; rest &= rest - 1) {
    const slot = lowestBit(rest);
    const carried = board.carriedAt(seat, slot);
    for (let place = 0; place < board.offerSize; place += 1) {
      const penguin = board.offered(place);
      if (weightOf(penguin) > carried) continue;
      moves[count++] = takeMove(cardOf(penguin), slot, colourSide);
    }
  }
  const mayBeGrey = count === from || (board.pickOf(seat) === 2 && !board.acted);
  return mayBeGrey ? greyTakings(board, open, moves, count) : count;
}

function greyTakings(board: Board, open: number, moves: Int32Array, from: number): number {
  let count = from;
  for (let rest = open; rest !== 0; rest &= rest - 1) {
    for (let place = 0; place < board.offerSize; place += 1) {
      moves[count++] = takeMove(cardOf(board.offered(place)), lowestBit(rest), greySide);
    }
  }
  return count;
}
