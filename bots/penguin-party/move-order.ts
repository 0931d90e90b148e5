import { lowestBit } from '../bits.ts';
import { wordAt } from '../typed-arrays.ts';
import {
  beside,
  beyondLeft,
  beyondRight,
  columns,
  otherShift,
  ownShift,
  roomAt,
  stepsAt,
  valleysOf,
  widthAt,
} from './endgame-position.ts';

/** The most moves a position of two can have, rounded up. */
export const mostMoves = 64;

// A card is the safer the more columns show its colour and the more places it fits in. Found by
// regression over solved positions: both count alike, and a colour that fits at all counts extra.
const perPlace = 2;
const forFitting = 5;
const forClosing = 9;

const worths = new Int32Array(mostMoves);
const sizes = Int32Array.from({ length: columns + 1 }, (_, set) => {
  let size = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) size += 1;
  return size;
});

/** Whether the seat to move may make this move. */
export function isLegal(words: Int32Array, at: number, move: number): boolean {
  const colour = move & 7;
  const word = colour < 5 ? wordAt(words, at + colour) : 0;
  if (((word >> ownShift) & 15) === 0) return false;
  const column = move >> 3;
  if (column >= beyondRight) return wordAt(words, at + roomAt) > 0;
  const fits = beside(word & columns, valleysOf(wordAt(words, at + stepsAt)));
  return ((fits >> column) & 1) === 1;
}

/** Writes the legal moves from index `base` on, likely good ones first; says how many there are. */
export function sortMoves(words: Int32Array, at: number, moves: Int32Array, base: number): number {
  const valleys = valleysOf(wordAt(words, at + stepsAt));
  const isOpen = wordAt(words, at + roomAt) > 0;
  const isEmpty = wordAt(words, at + widthAt) < 0;
  let count = 0;
  for (let colour = 0; colour < 5; colour += 1) {
    const word = wordAt(words, at + colour);
    if (((word >> ownShift) & 15) === 0) continue;
    let places = beside(word & columns, valleys);
    if (isOpen) places |= isEmpty ? 1 << beyondRight : (1 << beyondRight) | (1 << beyondLeft);
    for (; places !== 0; places &= places - 1) {
      const move = (lowestBit(places) << 3) | colour;
      insert(moves, base, count, move, worthOf(words, at, move));
      count += 1;
    }
  }
  return count;
}

/** How well the cards left fit after a move: one's own less the other's. */
function worthOf(words: Int32Array, at: number, move: number): number {
  const column = move >> 3;
  const placed = move & 7;
  let steps = wordAt(words, at + stepsAt);
  let bit = 1 << column;
  let lift = 0;
  let worth = 0;
  if (column < beyondRight) steps ^= 3 << (column - 1);
  else {
    const width = wordAt(words, at + widthAt) + 2;
    if (wordAt(words, at + roomAt) === 1) worth = forClosing;
    if (column === beyondLeft) {
      steps = (steps << 2) | 2;
      bit = 1;
      lift = 2;
    } else {
      if (width > 0) steps |= 1 << (width - 1);
      bit = 1 << width;
    }
  }
  const valleys = valleysOf(steps);
  for (let colour = 0; colour < 5; colour += 1) {
    const word = wordAt(words, at + colour);
    if (word === 0) continue;
    let shown = (word & columns) << lift;
    let own = (word >> ownShift) & 15;
    const other = word >> otherShift;
    if (colour === placed) {
      shown |= bit;
      own -= 1;
    }
    const fits = wordAt(sizes, beside(shown, valleys));
    worth += (own - other) * perPlace * (fits + wordAt(sizes, shown & ~valleys));
    if (fits > 0) worth += forFitting * ((own > 0 ? 1 : 0) - (other > 0 ? 1 : 0));
  }
  return worth;
}

/** Moves a new entry up to its place among the sorted ones before it. */
function insert(moves: Int32Array, base: number, count: number, move: number, worth: number): void {
  let at = count;
  while (at > 0 && wordAt(worths, at - 1) < worth) {
    worths[at] = wordAt(worths, at - 1);
    moves[base + at] = wordAt(moves, base + at - 1);
    at -= 1;
  }
  worths[at] = worth;
  moves[base + at] = move;
}
