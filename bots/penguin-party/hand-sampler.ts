import { fraction, type Rng } from '@rookery/rules/kernel/rng';
import { wordAt } from '../typed-arrays.ts';
import { coloursIn, countIn, oneCard, type Hand } from './hand.ts';

/** What is known of a hidden hand. */
export interface HiddenHand {
  readonly seat: number;
  readonly size: number;
  /** The colours it cannot hold, as a set: those that fitted when this player went out. */
  readonly lacks: number;
}

/** A hand that a player may hold, with the number of ways to deal it and the rest. */
interface PossibleHand {
  readonly hand: Hand;
  readonly ways: number;
}

/**
 * Deals the unseen cards to the hidden hands, uniformly over all deals that respect which colours each
 * hand lacks. The possible hands are computed once and cached, so many samples from one view are cheap.
 */
export class HandSampler {
  readonly #unseen: Hand;
  readonly #constrained: readonly HiddenHand[];
  readonly #unconstrained: readonly HiddenHand[];
  readonly #possibleHands = new Map<number, readonly PossibleHand[]>();
  readonly #pile = new Int32Array(36);

  constructor(unseen: Hand, hidden: readonly HiddenHand[]) {
    const some = hidden.filter(({ size }) => size > 0);
    this.#unseen = unseen;
    this.#constrained = some.filter(({ lacks }) => lacks !== 0);
    this.#unconstrained = some.filter(({ lacks }) => lacks === 0);
  }

  /** Writes one deal into `hands`, by seat. */
  sample(hands: Int32Array, rng: Rng): void {
    let left = this.#unseen;
    this.#constrained.forEach(({ seat }, index) => {
      const hand = draw(this.#handsFor(index, left), rng);
      hands[seat] = hand;
      left -= hand;
    });
    let cards = this.#spread(left);
    for (const { seat, size } of this.#unconstrained) {
      let hand = 0;
      for (let card = 0; card < size; card += 1) {
        const at = rng.below(cards);
        cards -= 1;
        hand += wordAt(this.#pile, at);
        this.#pile[at] = wordAt(this.#pile, cards);
      }
      hands[seat] = hand;
    }
  }

  /** Writes the cards one by one into the pile, and returns how many there are. */
  #spread(cards: Hand): number {
    let count = 0;
    for (let colour = 0; colour < 5; colour += 1) {
      for (let copy = countIn(cards, colour); copy > 0; copy -= 1) {
        this.#pile[count++] = oneCard(colour);
      }
    }
    return count;
  }

  #handsFor(index: number, left: Hand): readonly PossibleHand[] {
    // The cards left tell whose hand comes next: every hand before it has taken some.
    const known = this.#possibleHands.get(left) ?? this.#countDeals(index, left);
    this.#possibleHands.set(left, known);
    return known;
  }

  #countDeals(index: number, left: Hand): readonly PossibleHand[] {
    const [bound] = this.#constrained.slice(index);
    if (!bound) return [{ hand: 0, ways: 1 }];
    const allowed = coloursIn(left) & ~bound.lacks;
    return handsOf(bound.size, left, allowed).map((hand) => {
      const after = this.#handsFor(index + 1, left - hand);
      return {
        hand,
        ways: waysToPick(hand, left) * after.reduce((sum, { ways }) => sum + ways, 0),
      };
    });
  }
}

function draw(options: readonly PossibleHand[], rng: Rng): Hand {
  let mark = fraction(rng) * options.reduce((sum, { ways }) => sum + ways, 0);
  const chosen = options.find(({ ways }) => (mark -= ways) < 0);
  if (!chosen) throw new Error('no deal fits what is known');
  return chosen.hand;
}

/** Every hand of `size` cards of these colours out of `left`. */
export function handsOf(size: number, left: Hand, colours: number, from = 0): readonly Hand[] {
  if (size === 0) return [0];
  if (from === 5) return [];
  const most = (colours >> from) & 1 ? Math.min(size, countIn(left, from)) : 0;
  return Array.from({ length: most + 1 }, (_, taken) => taken).flatMap((taken) =>
    handsOf(size - taken, left, colours, from + 1).map((hand) => hand + taken * oneCard(from)),
  );
}

/** In how many ways this hand can be picked out of different cards. */
export function waysToPick(hand: Hand, left: Hand): number {
  let ways = 1;
  for (let colour = 0; colour < 5; colour += 1) {
    ways *= binomial(countIn(left, colour), countIn(hand, colour));
  }
  return ways;
}

function binomial(all: number, some: number): number {
  let ways = 1;
  for (let i = 1; i <= some; i += 1) ways = (ways * (all - some + i)) / i;
  return ways;
}
