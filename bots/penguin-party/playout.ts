import type { Rng } from '@rookery/rules/kernel/rng';
import { lowestBit } from '../bits.ts';
import { wordAt } from '../typed-arrays.ts';
import type { Board } from './board.ts';
import { sizeOf } from './hand.ts';

// Written for speed, as bots spend most of their time here.
//
// Columns are counted from the left end, so a set of them takes 15 bits and a word has room for
// two: the colours go in twos, and the places for a card in two halves. A card above the base
// lies in a valley and has the colour of the column left or right of it. The lower half of
// `places` holds the valleys where the left one will do, the upper half those where the right
// one will; a valley between two equal colours is only in the lower half. So every legal move
// above the base is one bit, and drawing one needs no list. Branches are few: a processor cannot
// foresee what is random, and each wrong guess costs as much as many of these operations.

/**
 * Plays random moves, each legal one equally likely, until at most `cardsLeft` cards are in
 * hands, or the round is over. They cannot be taken back. Says how many cards are left.
 */
// oxlint-disable-next-line max-lines-per-function -- split in two it plays 7 to 10 % fewer moves a second
export function playOut(board: Board, cardsInHands: number, cardsLeft: number, rng: Rng): number {
  if (board.turn < 0 || cardsInHands <= cardsLeft) return cardsInHands;
  const { hands, shown, seats, widest, left } = board;
  let { turn } = board;
  let width = board.right - left;
  let steps = board.steps >>> left;
  let redGreen = two(shown, 0, left);
  let yellowPurple = two(shown, 2, left);
  let blue = wordAt(shown, 4) >>> left;
  let cards = cardsInHands;
  let idle = 0;
  for (; idle < seats; turn = turn + 1 === seats ? 0 : turn + 1) {
    // Whoever is out has no hand here.
    const hand = (board.out >> turn) & 1 ? 0 : wordAt(hands, turn);
    // The lowest of each four bits, for each colour there is.
    const held = (hand | (hand >> 1) | (hand >> 2) | (hand >> 3)) & 0x11111;
    const places = placesFor(held, steps, redGreen, yellowPurple, blue);
    const above = countApart(places);
    const ends = endsOf(width, widest);
    const count = above + ends * countColours(held);
    idle = count === 0 ? idle + 1 : 0;
    if (count === 0 && hand !== 0) goOut(board, turn, hand);
    if (count === 0) continue;
    if (cards <= cardsLeft) break;
    const drawn = rng.below(count);
    // Each colour at the right end and, unless it is the first card, at the left.
    const lift = drawn < above ? 0 : ((drawn - above) & (ends - 1)) << 1;
    let column: number, card: number;
    if (drawn < above) {
      const place = lowestBit(dropLowest(places, drawn));
      column = place & 15;
      card = cardShown(column - 1 + ((place >> 4) << 1), redGreen, yellowPurple, blue);
      steps ^= 3 << (column - 1);
    } else {
      const colours = dropLowest(held, (drawn - above) >> (ends - 1));
      card = colours & -colours;
      steps = extendBase(steps, width, lift);
      width += 2;
      column = lift === 0 ? width : 0;
      board.left -= lift;
    }
    const others = ~(0x10001 << column);
    redGreen = ((redGreen << lift) & others) | (twoOf(card) << column);
    yellowPurple = ((yellowPurple << lift) & others) | (twoOf(card >> 8) << column);
    blue = ((blue << lift) & others) | ((card >> 16) << column);
    hands[turn] = hand - card;
    cards -= 1;
  }
  writeBack(board, steps, width, redGreen, yellowPurple, blue);
  board.turn = idle === seats ? -1 : turn;
  return cards;
}

/** Two colours of a board in one word. */
const two = (shown: Int32Array, colour: number, left: number): number =>
  (wordAt(shown, colour) >>> left) | ((wordAt(shown, colour + 1) >>> left) << 16);

/** The two lowest colours of a hand, each as the lowest bit of a half. */
const twoOf = (held: number): number => (held & 1) | ((held & 16) << 12);

/** Multiplied so, the five numbers are added up in one place. */
const countColours = (held: number): number => (Math.imul(held, 0x11111) >> 16) & 15;

function placesFor(
  held: number,
  steps: number,
  redGreen: number,
  yellowPurple: number,
  blue: number,
): number {
  // All bits of a half where the colour is held.
  const whole = 0xffff;
  const inTwos =
    (redGreen & Math.imul(twoOf(held), whole)) |
    (yellowPurple & Math.imul(twoOf(held >> 8), whole));
  const tops = joinHalves(inTwos) | (blue & -(held >> 16));
  const equal = joinHalves(between(redGreen) | between(yellowPurple)) | between(blue);
  const valleys = steps & ~(steps << 1) & ~1;
  return ((tops << 1) & valleys) | (((tops >> 1) & valleys & ~equal) << 16);
}

/** What is in either half. */
const joinHalves = (halves: number): number => (halves | (halves >>> 16)) & 0xffff;

/** The columns with a column of the set on both sides. */
const between = (set: number): number => (set << 1) & (set >> 1);

/** How many ends of the base are open. */
function endsOf(width: number, widest: number): number {
  if (width >= widest) return 0;
  return width < 0 ? 1 : 2;
}

/** The skyline with one more base card: at the right end or, lifting all columns by two, at the left. */
function extendBase(steps: number, width: number, lift: number): number {
  if (lift !== 0) return (steps << 2) | 2;
  return width < 0 ? 0 : steps | (2 << width);
}

/** A card of the colour that a column shows, as a hand. */
const cardShown = (column: number, redGreen: number, yellowPurple: number, blue: number): number =>
  oneOf(redGreen >> column) | (oneOf(yellowPurple >> column) << 8) | (((blue >> column) & 1) << 16);

/** From the lowest bit of each half to a hand of two colours. */
const oneOf = (halves: number): number => (halves & 1) | ((halves >> 12) & 16);

/** How many members a set without neighbours has: at most one in each two bits, fewer than 15 in all. */
function countApart(set: number): number {
  const twos = (set | (set >>> 1)) & 0x55555555;
  // A number has the same remainder as the sum of its digits, here those of base 16.
  return ((twos & 0x33333333) + ((twos >> 2) & 0x33333333)) % 15;
}

/** A set without its `count` lowest members. */
function dropLowest(set: number, count: number): number {
  let rest = set;
  for (let index = 0; index < count; index += 1) rest &= rest - 1;
  return rest;
}

function goOut(board: Board, seat: number, hand: number): void {
  board.out |= 1 << seat;
  board.penalties[seat] = sizeOf(hand);
}

/** Writes all back but whose turn it is. */
function writeBack(
  board: Board,
  steps: number,
  width: number,
  redGreen: number,
  yellowPurple: number,
  blue: number,
): void {
  const { left, shown } = board;
  board.steps = steps << left;
  board.right = left + width;
  shown[0] = (redGreen & 0xffff) << left;
  shown[1] = (redGreen >>> 16) << left;
  shown[2] = (yellowPurple & 0xffff) << left;
  shown[3] = (yellowPurple >>> 16) << left;
  shown[4] = blue << left;
  board.readTops();
}
