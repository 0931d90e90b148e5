import { rounds, type Board } from './board.ts';
import { legalMoves, mayFlip, swaps, takings } from './legal.ts';
import { flipMove, kind, strengthenMove } from './move.ts';
import { weightOf } from './penguin.ts';
import { openSlots, overLeft, overRight, restsOn } from './pyramid.ts';
import { lowestBit } from '../bits.ts';
import { wordAt } from '../typed-arrays.ts';

// Most orders of moves within a turn lead to the same position, so the search sees one of them: the action
// first, then tokens, then taking, then the end. A token is placed in the turn in which it lets a penguin
// be placed: only two arms carry a slot, so placing it earlier never helps.

/** Writes the legal moves that pruning leaves, at least one, and returns how many there are. */
export function usefulMoves(board: Board, moves: Int32Array): number {
  const { seat } = board;
  if (seat < 0 || board.isChoosing) return legalMoves(board, moves);
  if (board.placed) return only(kind.end, moves);
  const forced = board.acted ? 0 : freeAction(board, seat);
  if (forced !== 0) return only(forced, moves);
  let count = takings(board, seat, moves, 0);
  if (!board.acted) count = actionsToWeigh(board, seat, moves, count);
  return helpfulTokens(board, seat, moves, count);
}

function only(move: number, moves: Int32Array): number {
  moves[0] = move;
  return 1;
}

/** An action that costs nothing, or that the game would carry out anyway; 0 if there is none. */
export function freeAction(board: Board, seat: number): number {
  const action = board.pickOf(seat);
  if (action === 1 && board.chief !== seat) return kind.chief;
  if (action === 5 && board.supply > 0) return kind.token;
  return board.mustTakeBack(seat) ? kind.recall : 0;
}

function actionsToWeigh(board: Board, seat: number, moves: Int32Array, from: number): number {
  switch (board.pickOf(seat)) {
    case 2:
      return helpfulFlips(board, seat, moves, from);
    case 3:
      return swaps(board, moves, from);
    case 4:
      moves[from] = kind.recall;
      return board.round < rounds || countsInFront(board) ? from + 1 : from;
    default:
      return from;
  }
}

/** Whether cards in front bring points. */
export const countsInFront = (board: Board): boolean =>
  board.cardSet.goals.some(({ rule }) => rule === 'each-card-in-front');

/** Flips that raise an arm under an empty slot, or that a goal may reward. */
function helpfulFlips(board: Board, seat: number, moves: Int32Array, from: number): number {
  const rewarded = board.cardSet.goals.some(
    ({ rule }) => rule === 'most-of-weight' || rule === 'each-with-raised-arms',
  );
  let count = from;
  for (let filled = board.filledOf(seat); filled !== 0; filled &= filled - 1) {
    const slot = lowestBit(filled);
    if (!rewarded && !raisesAnArm(board, seat, slot)) continue;
    if (mayFlip(board, seat, slot)) moves[count++] = flipMove(slot);
  }
  return count;
}

function raisesAnArm(board: Board, seat: number, slot: number): boolean {
  const penguin = board.penguinAt(seat, slot);
  return (
    (((penguin >> 11) & 3) === 0 && isFree(board, seat, wordAt(overLeft, slot))) ||
    (((penguin >> 13) & 3) === 0 && isFree(board, seat, wordAt(overRight, slot)))
  );
}

const isFree = (board: Board, seat: number, slot: number): boolean =>
  slot >= 0 && board.penguinAt(seat, slot) === 0;

/** Tokens that, with others in hand, let a penguin of the offer be placed now. */
function helpfulTokens(board: Board, seat: number, moves: Int32Array, from: number): number {
  const tokens = board.tokensOf(seat);
  if (tokens === 0) return from;
  let count = from;
  for (let open = wordAt(openSlots, board.filledOf(seat)) & ~15; open !== 0; open &= open - 1) {
    const slot = lowestBit(open);
    const carried = board.carriedAt(seat, slot);
    if (isWanted(board, carried + 1, carried + tokens)) {
      moves[count++] = strengthenMove(wordAt(restsOn, slot), 1);
    }
  }
  return count;
}

/** Whether the offer has a penguin of a weight in this range. */
function isWanted(board: Board, least: number, most: number): boolean {
  for (let place = 0; place < board.offerSize; place += 1) {
    const weight = weightOf(board.offered(place));
    if (weight >= least && weight <= most) return true;
  }
  return false;
}
