import { fraction, type Rng } from '@rookery/rules/kernel/rng';
import { entryOf } from '@rookery/rules/kernel/entry';
import type { Seen } from '@rookery/rules/penguin-party/vocabulary';
import { numberAt, wordAt } from '../words.ts';
import { decisionsIn, type Decision } from './decisions.ts';
import type { Dealer } from './dealer.ts';
import type { Situation } from './situation.ts';

/** The hands of one imagined world, by seat; the own hand is not in it. */
export type World = Int32Array;

/**
 * How far the policy is trusted, as a power of what it says. Two players know each other well
 * enough; among more, players who play differently would mislead (found by asking how much better
 * the true hands explain play than others do, of bots of our kind and of the textbook's).
 */
const credenceOf = (seats: number): number => (seats === 2 ? 1 : 0.5);

/** What the others may hold, by what they were seen to do. */
export class Beliefs {
  readonly #dealer: Dealer;
  readonly #decisions: readonly Decision[];
  readonly #credence: number;

  constructor(dealer: Dealer, decisions: readonly Decision[], seats: number) {
    this.#dealer = dealer;
    this.#decisions = decisions;
    this.#credence = credenceOf(seats);
  }

  /** How likely everything was that the others did, if these are their hands. */
  likelihood(world: World): number {
    let product = 1;
    for (const decision of this.#decisions) {
      product *= decision.likelihood(wordAt(world, decision.seat));
    }
    return this.#credence === 1 ? product : product ** this.#credence;
  }

  /**
   * Draws worlds as likely as the others' play makes them: `suspicion` times as many are
   * dealt uniformly, and of those each is kept in proportion to its likelihood.
   */
  worlds(count: number, suspicion: number, rng: Rng): readonly World[] {
    if (this.#decisions.length === 0) return this.#deal(count, rng);
    const dealt = this.#deal(count * suspicion, rng);
    const upTo = new Float64Array(dealt.length);
    let sum = 0;
    dealt.forEach((world, index) => {
      sum += this.likelihood(world);
      upTo[index] = sum;
    });
    const step = sum / count;
    const first = step * fraction(rng);
    let at = 0;
    return Array.from({ length: count }, (_, kept) => {
      while (at < dealt.length - 1 && numberAt(upTo, at) <= first + kept * step) at += 1;
      return entryOf(dealt, at);
    });
  }

  #deal(count: number, rng: Rng): readonly World[] {
    return Array.from({ length: count }, () => {
      const world = new Int32Array(6);
      this.#dealer.deal(world, rng);
      return world;
    });
  }
}

/** What a seat may believe after what it has seen; of play it has not seen it draws no conclusions. */
export const beliefsOf = (situation: Situation, seen: readonly Seen[]): Beliefs =>
  new Beliefs(situation.dealer, decisionsIn(seen, situation), situation.board.seats);
