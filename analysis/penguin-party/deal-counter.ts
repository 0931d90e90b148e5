import { coloursIn, countIn, sizeOf, type Hand } from '@rookery/bots/penguin-party/hand';
import { handsOf, waysToPick, type HiddenHand } from '@rookery/bots/penguin-party/hand-sampler';

/** More single hands than this are not counted through. */
export const mostHands = 6_000;

/** The colours of the game. */
const colourCount = 5;

/** Sums over deals: how many there are, and by seat and colour how many cards, and in how many deals any. */
export class DealTally {
  ways = 0;
  readonly #any = new Float64Array(6 * colourCount);
  readonly #sum = new Float64Array(6 * colourCount);

  any(seat: number, colour: number): number {
    return this.#any[seat * colourCount + colour] ?? 0;
  }

  sum(seat: number, colour: number): number {
    return this.#sum[seat * colourCount + colour] ?? 0;
  }

  addWays(ways: number): void {
    this.ways += ways;
  }

  /** Adds to one seat and colour: in how many deals there is any, and how many cards there are in all. */
  add(seat: number, colour: number, any: number, sum: number): void {
    const place = seat * colourCount + colour;
    this.#any[place] = this.any(seat, colour) + any;
    this.#sum[place] = this.sum(seat, colour) + sum;
  }

  /** Adds a hand of a seat, which comes in so many deals. */
  addHand(seat: number, hand: Hand, ways: number): void {
    for (let colour = 0; colour < colourCount; colour += 1) {
      const count = countIn(hand, colour);
      if (count > 0) this.add(seat, colour, ways, count * ways);
    }
  }
}

export const emptyTally = (): DealTally => new DealTally();

/** One tally and a multiple of another. */
export function addTallies(one: DealTally, other: DealTally, factor: number): DealTally {
  const result = new DealTally();
  result.addWays(one.ways + factor * other.ways);
  for (let seat = 0; seat < 6; seat += 1) {
    for (let colour = 0; colour < colourCount; colour += 1) {
      const any = one.any(seat, colour) + factor * other.any(seat, colour);
      result.add(seat, colour, any, one.sum(seat, colour) + factor * other.sum(seat, colour));
    }
  }
  return result;
}

/**
 * Counts the deals of the unseen cards to hidden hands; null where there is too much to count. Hands that
 * lack colours, and the one of the seat `through`, are counted through, up to `most` of them. All others share what is left, each
 * card as likely here as there.
 */
export function countDeals(
  unseen: Hand,
  hidden: readonly HiddenHand[],
  through: number | null,
  most: number,
): DealTally | null {
  const some = hidden.filter(({ size }) => size > 0);
  const isCounted = ({ seat, lacks }: HiddenHand): boolean => lacks !== 0 || seat === through;
  const counter = new DealCounter(some.filter(isCounted), most);
  return counter.count(
    unseen,
    some.filter((hand) => !isCounted(hand)),
  );
}

/** Counts the deals to hands that lack colours, one hand after the other. */
class DealCounter {
  readonly #constrained: readonly HiddenHand[];
  readonly #ways = new Map<string, number>();
  readonly #most: number;
  #looked = 0;

  constructor(constrained: readonly HiddenHand[], most: number) {
    this.#constrained = constrained;
    this.#most = most;
  }

  /** Null where there is too much to count. */
  count(unseen: Hand, free: readonly HiddenHand[]): DealTally | null {
    const tally = new DealTally();
    tally.addWays(this.#waysFrom(0, unseen));
    let layer = new Map<Hand, number>([[unseen, 1]]);
    for (const [index, { seat }] of this.#constrained.entries()) {
      const next = new Map<Hand, number>();
      for (const [left, weight] of layer) {
        for (const hand of this.#handsFor(index, left)) {
          const ways = weight * waysToPick(hand, left);
          const after = left - hand;
          tally.addHand(seat, hand, ways * this.#waysFrom(index + 1, after));
          next.set(after, (next.get(after) ?? 0) + ways);
        }
      }
      if (this.#looked > this.#most) return null;
      layer = next;
    }
    for (const [left, ways] of layer) for (const hand of free) addShare(tally, hand, left, ways);
    return tally;
  }

  /** In how many ways the hands from this one on can be dealt. */
  #waysFrom(index: number, left: Hand): number {
    if (index === this.#constrained.length) return 1;
    const key = `${String(index)} ${String(left)}`;
    const known = this.#ways.get(key);
    if (known !== undefined || this.#looked > this.#most) return known ?? 0;
    const ways = this.#handsFor(index, left).reduce(
      (sum, hand) => sum + waysToPick(hand, left) * this.#waysFrom(index + 1, left - hand),
      0,
    );
    this.#ways.set(key, ways);
    return ways;
  }

  #handsFor(index: number, left: Hand): readonly Hand[] {
    const hidden = this.#constrained[index];
    if (!hidden) return [];
    const hands = handsOf(hidden.size, left, coloursIn(left) & ~hidden.lacks);
    this.#looked += hands.length;
    return hands;
  }
}

/** A hand without restrictions is drawn from what is left like any other cards: hypergeometric. */
function addShare(tally: DealTally, { seat, size }: HiddenHand, left: Hand, ways: number): void {
  const all = sizeOf(left);
  for (let colour = 0; colour < colourCount; colour += 1) {
    const count = countIn(left, colour);
    tally.add(seat, colour, ways * (1 - noneOf(all, count, size)), (ways * size * count) / all);
  }
}

/** How likely `size` cards drawn out of `all` are none of `count` special ones. */
function noneOf(all: number, count: number, size: number): number {
  let share = 1;
  for (let drawn = 0; drawn < size; drawn += 1) {
    share *= Math.max(0, all - count - drawn) / (all - drawn);
  }
  return share;
}
