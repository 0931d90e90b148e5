import { lowestBit } from '../bits.ts';
import { wordAt } from '../typed-arrays.ts';
import { coloursIn, oneCard, sizeOf } from './hand.ts';

// A pyramid seen from above. Number half-columns: base card i stands in column 2i, a card
// above between its two. Each column shows only its highest card, and neighbouring columns
// differ by exactly one row, so the skyline is a path of steps up and down. A card fits
// exactly in the valleys of that path, over the two columns beside it. So one word of
// steps, and one word per colour of the columns that show it, is the whole pyramid as far
// as the future is concerned: what is buried no longer matters.

/** The column of the first base card; seven more fit on either side. */
export const centre = 14;

/** What a move overwrites: steps, left, right, turn, out and what its column showed. */
const savedWords = 6;
const mostMoves = 36;

/** A move as one number: where, and which colour. */
export const moveOf = (column: number, colour: number): number => (column << 3) | colour;
export const columnOf = (move: number): number => move >> 3;
export const colourOf = (move: number): number => move & 7;

/** One round of Penguin Party with open hands, for search: moves are made and unmade in place. */
export class Board {
  readonly seats: number;
  /** How far the outermost base cards may be apart, in columns. */
  readonly widest: number;
  /** Bit h: the skyline goes up from column h to h + 1. */
  steps = 0;
  /** The columns of the outermost base cards; left lies beyond right while there is none. */
  left = centre;
  right = centre - 2;
  /** All lists in one, so that one call copies them. */
  readonly #lists = new Int32Array(50);
  /** By colour: the columns that show it. Bits of valleys mean nothing. */
  readonly shown = this.#lists.subarray(0, 6);
  readonly hands = this.#lists.subarray(6, 12);
  /** Penalty points of this round, by seat; what an empty hand gives back is not in here. */
  readonly penalties = this.#lists.subarray(12, 18);
  /** By column: the colour last shown there; 5 where there was none yet. */
  readonly top = this.#lists.subarray(18).fill(5);
  /** The seats that went out, as a set. */
  out = 0;
  /** Whose turn it is; -1 when the round is over. */
  turn = 0;

  readonly #saved = new Int32Array(mostMoves * savedWords);
  #depth = 0;

  constructor(seats: number) {
    this.seats = seats;
    this.widest = seats === 2 ? 12 : 14;
  }

  /** Puts the board into the position of another, with nothing to take back. */
  copy(from: Board): void {
    this.steps = from.steps;
    this.left = from.left;
    this.right = from.right;
    this.#lists.set(from.#lists);
    this.out = from.out;
    this.turn = from.turn;
    this.#depth = 0;
  }

  /** Whether the base has room. */
  get isOpen(): boolean {
    return this.right - this.left < this.widest;
  }

  /** The columns where a card may lie above the base, as a set. */
  get valleys(): number {
    // Down into the column and up out of it; the base's ends are no valleys.
    return this.steps & ~(this.steps << 1) & -(1 << (this.left + 1));
  }

  /** The valleys where this colour fits. */
  fits(colour: number, valleys: number): number {
    const shown = wordAt(this.shown, colour);
    return ((shown << 1) | (shown >> 1)) & valleys;
  }

  /** The colours that fit somewhere, as a set. */
  get fitting(): number {
    if (this.isOpen) return 31;
    const { valleys } = this;
    let set = 0;
    for (let colour = 0; colour < 5; colour += 1) {
      if (this.fits(colour, valleys) !== 0) set |= 1 << colour;
    }
    return set;
  }

  /** Writes every legal move of the seat to act into `moves` and says how many there are. */
  legal(moves: Int32Array): number {
    const { valleys, isOpen } = this;
    let count = 0;
    for (let hand = coloursIn(wordAt(this.hands, this.turn)); hand !== 0; hand &= hand - 1) {
      const colour = lowestBit(hand);
      if (isOpen) {
        moves[count++] = moveOf(this.right + 2, colour);
        if (this.left <= this.right) moves[count++] = moveOf(this.left - 2, colour);
      }
      for (let fits = this.fits(colour, valleys); fits !== 0; fits &= fits - 1) {
        moves[count++] = moveOf(lowestBit(fits), colour);
      }
    }
    return count;
  }

  /** Lays a card that belongs to no hand. */
  lay(column: number, colour: number): void {
    if (this.left > this.right) {
      this.left = column;
      this.right = column - 2;
    }
    if (column > this.right) this.#extendRight(column);
    else if (column < this.left) this.#extendLeft(column);
    else this.#cover(column);
    this.shown[colour] = wordAt(this.shown, colour) | (1 << column);
    this.top[column] = colour;
  }

  /** Brings `top` into line with `shown`. */
  readTops(): void {
    for (let colour = 0; colour < 5; colour += 1) {
      for (let set = wordAt(this.shown, colour); set !== 0; set &= set - 1) {
        this.top[lowestBit(set)] = colour;
      }
    }
  }

  /** The row in which the next card of a column would lie. */
  rowFor(column: number): number {
    if (column > this.right || column < this.left) return 0;
    let row = 0;
    for (let at = this.left; at < column; at += 1) row += (this.steps >> at) & 1 ? 1 : -1;
    return row + 2;
  }

  /** Places a card of the seat to act; the turn passes on, and those who cannot play go out. */
  make(move: number): void {
    const column = columnOf(move);
    const colour = colourOf(move);
    this.#save(column);
    this.lay(column, colour);
    this.hands[this.turn] = wordAt(this.hands, this.turn) - oneCard(colour);
    this.#passTurn();
  }

  /** Takes the last move back. */
  unmake(move: number): void {
    this.#depth -= 1;
    const at = this.#depth * savedWords;
    const before = this.out;
    this.steps = wordAt(this.#saved, at);
    this.left = wordAt(this.#saved, at + 1);
    this.right = wordAt(this.#saved, at + 2);
    this.turn = wordAt(this.#saved, at + 3);
    this.out = wordAt(this.#saved, at + 4);
    for (let gone = before & ~this.out; gone !== 0; gone &= gone - 1) {
      this.penalties[lowestBit(gone)] = 0;
    }
    const colour = colourOf(move);
    const column = columnOf(move);
    const buried = wordAt(this.#saved, at + 5);
    this.shown[colour] = wordAt(this.shown, colour) & ~(1 << column);
    this.shown[buried] = wordAt(this.shown, buried) | (1 << column);
    this.top[column] = buried;
    this.hands[this.turn] = wordAt(this.hands, this.turn) + oneCard(colour);
  }

  #save(column: number): void {
    const at = this.#depth * savedWords;
    this.#saved[at] = this.steps;
    this.#saved[at + 1] = this.left;
    this.#saved[at + 2] = this.right;
    this.#saved[at + 3] = this.turn;
    this.#saved[at + 4] = this.out;
    this.#saved[at + 5] = wordAt(this.top, column);
    this.#depth += 1;
  }

  #extendRight(column: number): void {
    // The new column is reached by a step up from the ground between.
    if (this.left < column) this.steps |= 1 << (column - 1);
    this.right = column;
  }

  #extendLeft(column: number): void {
    this.steps |= 1 << (column + 1);
    this.left = column;
  }

  /** From down-and-up to up-and-down; what the column showed is buried. */
  #cover(column: number): void {
    this.steps ^= 3 << (column - 1);
    const buried = wordAt(this.top, column);
    this.shown[buried] = wordAt(this.shown, buried) & ~(1 << column);
  }

  #passTurn(): void {
    let seat = this.turn;
    for (let asked = 0; asked < this.seats; asked += 1) {
      seat = seat + 1 === this.seats ? 0 : seat + 1;
      const hand = wordAt(this.hands, seat);
      if (hand === 0 || (this.out >> seat) & 1) continue;
      if (this.#canPlay(hand)) {
        this.turn = seat;
        return;
      }
      this.out |= 1 << seat;
      this.penalties[seat] = sizeOf(hand);
    }
    this.turn = -1;
  }

  #canPlay(hand: number): boolean {
    if (this.isOpen) return true;
    const { valleys } = this;
    for (let colours = coloursIn(hand); colours !== 0; colours &= colours - 1) {
      if (this.fits(lowestBit(colours), valleys) !== 0) return true;
    }
    return false;
  }
}
