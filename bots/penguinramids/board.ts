import type { Rng } from '@rookery/rules/kernel/rng';
import type { CardSet } from './card-set.ts';
import * as at from './layout.ts';
import { leftOf, rightOf, weightOf } from './penguin.ts';
import { openSlots, restsOn } from './pyramid.ts';
import { bitCount, lowestBit } from '../bits.ts';
import { wordAt } from '../typed-arrays.ts';

/** More changes of words, and more moves, than a match has. */
const mostChanges = 8192;
const mostMovesMade = 512;

/** PR4 */
export const rounds = 10;

/** What the base carries: anything. */
const carriesAnything = 99;

/**
 * A match of Penguinramids with a fixed order of the deck, for search. The whole position is
 * one array of words; every change is noted, so that moves (see make.ts) are taken back in place.
 */
export class Board {
  readonly seats: number;
  readonly cardSet: CardSet;
  readonly words = new Int32Array(at.boardWords);

  /** Pairs of a word's place and what it was before. */
  readonly #changes = new Int32Array(2 * mostChanges);
  #changed = 0;
  /** By move made: how many changes there were before it. */
  readonly #marks = new Int32Array(mostMovesMade);
  #depth = 0;

  constructor(seats: number, kit: CardSet) {
    this.seats = seats;
    this.cardSet = kit;
  }

  /** Puts the board into the position of another, with nothing to take back. */
  copy(from: Board): void {
    this.words.set(from.words);
    this.#changed = 0;
    this.#depth = 0;
  }

  get isOver(): boolean {
    return wordAt(this.words, at.seatAt) < 0;
  }

  get isChoosing(): boolean {
    return wordAt(this.words, at.choosingAt) === 1;
  }

  /** Whose decision is next; -1 once the match is over. */
  get seat(): number {
    return wordAt(this.words, at.seatAt);
  }

  get round(): number {
    return wordAt(this.words, at.roundAt);
  }

  get chief(): number {
    return wordAt(this.words, at.chiefAt);
  }

  get supply(): number {
    return wordAt(this.words, at.supplyAt);
  }

  /** Whether the present player has used the action. */
  get acted(): boolean {
    return wordAt(this.words, at.actedAt) === 1;
  }

  /** Whether the present player has placed a penguin. */
  get placed(): boolean {
    return wordAt(this.words, at.placedAt) === 1;
  }

  get offerSize(): number {
    return wordAt(this.words, at.offerSizeAt);
  }

  /** A card of the offer, colour side up. */
  offered(place: number): number {
    return wordAt(this.cardSet.penguins, wordAt(this.words, at.offerAt + place));
  }

  /** The action card of a seat in this round; 0 while it has chosen none. */
  pickOf(seat: number): number {
    return (wordAt(this.words, at.picksAt) >> (4 * seat)) & 15;
  }

  /** The action cards in hand, and those in front, as sets: bit 1 to bit 5. */
  handOf(seat: number): number {
    return wordAt(this.words, seat * at.seatWords + at.handAt);
  }

  frontOf(seat: number): number {
    return wordAt(this.words, seat * at.seatWords + at.frontAt);
  }

  /** Strength tokens taken and not yet put on an arm. */
  tokensOf(seat: number): number {
    return wordAt(this.words, seat * at.seatWords + at.tokensAt);
  }

  /** The slots that hold a penguin, as a set. */
  filledOf(seat: number): number {
    return wordAt(this.words, seat * at.seatWords + at.filledAt);
  }

  /** The penguin in a slot; 0 if there is none. */
  penguinAt(seat: number, slot: number): number {
    return wordAt(this.words, seat * at.seatWords + slot);
  }

  /** What two arms carry in a slot whose supports are there (PR10). */
  carriedAt(seat: number, slot: number): number {
    const support = wordAt(restsOn, slot);
    if (support < 0) return carriesAnything;
    const place = seat * at.seatWords + support;
    return rightOf(wordAt(this.words, place)) + leftOf(wordAt(this.words, place + 1));
  }

  /** The heaviest penguin that an open slot carries. */
  mostCarried(seat: number): number {
    let most = 0;
    const open = wordAt(openSlots, this.filledOf(seat));
    if (open & 15) return carriesAnything;
    for (let rest = open; rest !== 0; rest &= rest - 1) {
      const carried = this.carriedAt(seat, lowestBit(rest));
      if (carried > most) most = carried;
    }
    return most;
  }

  /** Whether some penguin of the offer can be placed colour side up (PR11). */
  somethingFits(seat: number): boolean {
    const most = this.mostCarried(seat);
    for (let place = 0; place < this.offerSize; place += 1) {
      if (weightOf(this.offered(place)) <= most) return true;
    }
    return false;
  }

  /** PR18: whether action 4 must be carried out before this turn is over. */
  mustTakeBack(seat: number): boolean {
    return this.pickOf(seat) === 4 && bitCount(this.handOf(seat)) < rounds - this.round;
  }

  /** Begins a move: what is set from now on is taken back together. */
  mark(): void {
    this.#marks[this.#depth++] = this.#changed;
  }

  /** Changes a word, noting what it was. */
  set(place: number, value: number): void {
    const change = 2 * this.#changed++;
    this.#changes[change] = place;
    this.#changes[change + 1] = wordAt(this.words, place);
    this.words[place] = value;
  }

  /** Takes the last move back. */
  unmake(): void {
    this.#depth -= 1;
    const mark = wordAt(this.#marks, this.#depth);
    while (this.#changed > mark) {
      this.#changed -= 1;
      const place = wordAt(this.#changes, 2 * this.#changed);
      this.words[place] = wordAt(this.#changes, 2 * this.#changed + 1);
    }
  }

  /** Puts the cards nobody has seen yet into another order; not to be taken back. */
  shuffle(rng: Rng): void {
    const top = at.deckAt + wordAt(this.words, at.deckTopAt);
    const end = at.deckAt + wordAt(this.words, at.unseenEndAt);
    for (let place = top; place < end - 1; place += 1) {
      const other = place + rng.below(end - place);
      const card = wordAt(this.words, place);
      this.words[place] = wordAt(this.words, other);
      this.words[other] = card;
    }
  }
}
