import { lowestBit } from '../bits.ts';
import { wordAt } from '../typed-arrays.ts';
import type { Board } from './board.ts';
import { countIn, sizeOf } from './hand.ts';

// A position between two players for the exact solver, reduced to what its future depends on, so that
// positions with the same future are equal:
//
// - Seats have no numbers: there is the one to move ("own") and the other.
// - Columns are counted from the left end. Once the base is full, an end that rises step by
//   step can never be covered again, so it is cut off.
// - A colour that nobody holds is forgotten, and so is what a valley shows.
// - Once the base is full, a colour that shows nowhere can never be placed. Those cards are
//   settled at once: they leave the hand as penalty points, and the bonus for an empty hand is gone.
//
// Positions lie one behind the other in one array, each made from the one before it.

/** How many words a position takes. The first five are its colours. */
export const stride = 16;
/** Bit h: the skyline goes up from column h to h + 1. */
export const stepsAt = 5;
/** The column of the right end; the left end is column 0. Negative while nothing lies. */
export const widthAt = 6;
/** How many more cards the base can take. */
export const roomAt = 7;
/** What an empty hand will give back (PP12). */
export const ownBonusAt = 8;
export const otherBonusAt = 9;
/** How many cards there are in hand, those settled not counted. */
export const ownSizeAt = 10;
export const otherSizeAt = 11;
/** What the last move settled, in points for whoever made it. */
export const settledAt = 12;
/** Whose turn it is as whoever moved last sees it: `again`, `over` or `others`. */
export const nextAt = 13;

export const again = 1;
const over = 0;
export const others = -1;

// A colour's word: the columns that show it, and how many of it each hand holds.
export const columns = 0x1fff;
export const ownShift = 16;
export const otherShift = 20;

/** Beside the columns a card may lie in: beyond the ends of the base. */
export const beyondRight = 13;
export const beyondLeft = 14;

/** The columns where a card may lie above the base. */
export const valleysOf = (steps: number): number => steps & ~(steps << 1) & ~1;

/** The valleys beside the columns that show a colour. */
export const beside = (shown: number, valleys: number): number =>
  ((shown << 1) | (shown >> 1)) & valleys;

/** Writes a board as a position; `bonus` by seat. What is settled counts for the seat not to move. */
export function load(words: Int32Array, board: Board, bonus: readonly [number, number]): void {
  // As if the other seat had just moved.
  const mover = board.turn;
  const isAlone = ((board.out >> (1 - mover)) & 1) === 1;
  const own = isAlone ? 0 : wordAt(board.hands, 1 - mover);
  const other = wordAt(board.hands, mover);
  const isEmpty = board.left > board.right;
  for (let colour = 0; colour < 5; colour += 1) {
    const shown = isEmpty ? 0 : (wordAt(board.shown, colour) >>> board.left) & columns;
    words[colour] =
      shown | (countIn(own, colour) << ownShift) | (countIn(other, colour) << otherShift);
  }
  words[ownSizeAt] = sizeOf(own);
  words[otherSizeAt] = sizeOf(other);
  words[stepsAt] = isEmpty ? 0 : board.steps >>> board.left;
  words[widthAt] = board.right - board.left;
  words[roomAt] = (board.widest - board.right + board.left) >> 1;
  words[ownBonusAt] = own === 0 ? 0 : bonus[mover === 0 ? 1 : 0];
  words[otherBonusAt] = bonus[mover === 0 ? 0 : 1];
  words[settledAt] = 0;
  passTurn(words, 0, cutEnds(words, 0));
}

/** Writes the position after a move behind the one at `at`. */
export function make(words: Int32Array, at: number, move: number): void {
  const column = move >> 3;
  const to = at + stride;
  let bit = 1 << column;
  let lift = 0;
  words[to + roomAt] = wordAt(words, at + roomAt);
  if (column < beyondRight) {
    // From down-and-up to up-and-down.
    words[to + stepsAt] = wordAt(words, at + stepsAt) ^ (3 << (column - 1));
    words[to + widthAt] = wordAt(words, at + widthAt);
  } else {
    const width = extend(words, at, column);
    bit = column === beyondLeft ? 1 : 1 << width;
    lift = column === beyondLeft ? 2 : 0;
  }
  for (let colour = 0; colour < 5; colour += 1) {
    const word = wordAt(words, at + colour);
    words[to + colour] = lift === 0 ? word : (word & ~columns) | ((word & columns) << lift);
  }
  const placed = to + (move & 7);
  words[placed] = (wordAt(words, placed) | bit) - (1 << ownShift);
  takeCard(words, at, to);
  passTurn(words, to, cutEnds(words, to));
}

/** The base grows at one end; gives back its new width. */
function extend(words: Int32Array, at: number, column: number): number {
  const to = at + stride;
  const steps = wordAt(words, at + stepsAt);
  const width = wordAt(words, at + widthAt) + 2;
  if (column === beyondLeft) words[to + stepsAt] = (steps << 2) | 2;
  else words[to + stepsAt] = width === 0 ? 0 : steps | (1 << (width - 1));
  words[to + widthAt] = width;
  words[to + roomAt] = wordAt(words, at + roomAt) - 1;
  return width;
}

function takeCard(words: Int32Array, at: number, to: number): void {
  const size = wordAt(words, at + ownSizeAt) - 1;
  const bonus = wordAt(words, at + ownBonusAt);
  words[to + ownSizeAt] = size;
  words[to + ownBonusAt] = size === 0 ? 0 : bonus;
  words[to + settledAt] = size === 0 ? bonus : 0;
  words[to + otherSizeAt] = wordAt(words, at + otherSizeAt);
  words[to + otherBonusAt] = wordAt(words, at + otherBonusAt);
}

/** Cuts off the ends that can never be covered again; gives back how far the columns moved. */
function cutEnds(words: Int32Array, at: number): number {
  if (wordAt(words, at + roomAt) > 0) return 0;
  const steps = wordAt(words, at + stepsAt);
  const rising = lowestBit(~steps);
  words[at + stepsAt] = steps >>> rising;
  words[at + widthAt] = 32 - Math.clz32(steps >>> rising);
  return rising;
}

/** Forgets and settles what no longer matters, and turns the position round for the next to move. */
function passTurn(words: Int32Array, at: number, shift: number): void {
  const valleys = valleysOf(wordAt(words, at + stepsAt));
  const kept = ((2 << wordAt(words, at + widthAt)) - 1) & ~valleys;
  const isOpen = wordAt(words, at + roomAt) > 0;
  let able = 0;
  for (let index = at; index < at + 5; index += 1) {
    const word = wordAt(words, index);
    const own = (word >> ownShift) & 15;
    const other = word >> otherShift;
    const shown = ((word & columns) >>> shift) & kept;
    words[index] = 0;
    if (own + other === 0) continue;
    if (shown === 0 && !isOpen) settle(words, at, own, other);
    else {
      words[index] = shown | (other << ownShift) | (own << otherShift);
      if (isOpen || beside(shown, valleys) !== 0) able |= (own << 4) | other;
    }
  }
  if ((able & 15) !== 0) turnRound(words, at);
  else goOut(words, at, able !== 0);
}

/** Cards that can never be placed. */
function settle(words: Int32Array, at: number, own: number, other: number): void {
  words[at + settledAt] = wordAt(words, at + settledAt) + other - own;
  if (own > 0) {
    words[at + ownSizeAt] = wordAt(words, at + ownSizeAt) - own;
    words[at + ownBonusAt] = 0;
  }
  if (other > 0) {
    words[at + otherSizeAt] = wordAt(words, at + otherSizeAt) - other;
    words[at + otherBonusAt] = 0;
  }
}

function turnRound(words: Int32Array, at: number): void {
  const size = wordAt(words, at + ownSizeAt);
  const bonus = wordAt(words, at + ownBonusAt);
  words[at + ownSizeAt] = wordAt(words, at + otherSizeAt);
  words[at + ownBonusAt] = wordAt(words, at + otherBonusAt);
  words[at + otherSizeAt] = size;
  words[at + otherBonusAt] = bonus;
  words[at + nextAt] = others;
}

/** The other goes out or has no cards; whoever moved last goes on, or the round is over. */
function goOut(words: Int32Array, at: number, goesOn: boolean): void {
  const settled = wordAt(words, at + settledAt) + wordAt(words, at + otherSizeAt);
  words[at + otherSizeAt] = 0;
  words[at + otherBonusAt] = 0;
  words[at + settledAt] = goesOn ? settled : settled - wordAt(words, at + ownSizeAt);
  words[at + nextAt] = goesOn ? again : over;
  if (!goesOn) return;
  for (let index = at; index < at + 5; index += 1) {
    const word = wordAt(words, index);
    const own = word >> otherShift;
    words[index] = own === 0 ? 0 : (word & columns) | (own << ownShift);
  }
}
