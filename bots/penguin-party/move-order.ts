import { lowestOf, wordAt } from '../words.ts';
import type { Board } from './board.ts';
import { coloursIn } from './hand.ts';

const worth = new Int32Array(64);
const firstOfAll = 1000;
const endsTheRound = 500;

/** Writes the legal moves into `moves`, likely good ones first: `first`, then those that leave the other little. */
export function sortMoves(board: Board, moves: Int32Array, first: number): number {
  const count = board.legal(moves);
  const other = coloursIn(wordAt(board.hands, 1 - board.turn));
  for (let index = 0; index < count; index += 1) {
    const move = wordAt(moves, index);
    insert(moves, index, move, move === first ? firstOfAll : worthOf(board, move, other));
  }
  return count;
}

/** The fewer colours of the other still fit, the better. */
function worthOf(board: Board, move: number, other: number): number {
  board.make(move);
  const value = board.turn < 0 ? endsTheRound : -colourCount(board, other) - (board.isOpen ? 1 : 0);
  board.unmake(move);
  return value;
}

function colourCount(board: Board, colours: number): number {
  const { valleys } = board;
  let count = 0;
  for (let set = colours; set !== 0; set &= set - 1) {
    if (board.fits(lowestOf(set), valleys) !== 0) count += 1;
  }
  return count;
}

/** Moves a new entry up to its place among the sorted ones before it. */
function insert(moves: Int32Array, index: number, move: number, value: number): void {
  let at = index;
  while (at > 0 && wordAt(worth, at - 1) < value) {
    worth[at] = wordAt(worth, at - 1);
    moves[at] = wordAt(moves, at - 1);
    at -= 1;
  }
  worth[at] = value;
  moves[at] = move;
}
