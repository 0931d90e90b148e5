import { fraction, type Rng } from '@rookery/rules/kernel/rng';
import { entryOf } from '@rookery/rules/kernel/entry';
import type { Seen } from '@rookery/rules/penguin-party/vocabulary';
import { numberAt, wordAt } from '../typed-arrays.ts';
import { pastDecisionsIn, type PastDecision } from './likelihood.ts';
import type { HandSampler } from './hand-sampler.ts';
import type { InformationSet } from './information-set.ts';

/** The hands of one imagined world, by seat; the own hand is not in it. */
export type World = Int32Array;

/**
 * The exponent of the likelihood that the policy gives. At a table for two the policy is trusted fully.
 * With more seats, players who play differently would mislead: 0.5 explains the hands best in matches of
 * our bots and of plain ISMCTS.
 */
const likelihoodExponentFor = (seats: number): number => (seats === 2 ? 1 : 0.5);

/** Samples determinizations: what the others may hold, weighted by the likelihood of what they played. */
export class WorldSampler {
  readonly #hands: HandSampler;
  readonly #decisions: readonly PastDecision[];
  readonly #likelihoodExponent: number;

  constructor(hands: HandSampler, decisions: readonly PastDecision[], seats: number) {
    this.#hands = hands;
    this.#decisions = decisions;
    this.#likelihoodExponent = likelihoodExponentFor(seats);
  }

  /** The likelihood of all that the others played, given these hands. */
  likelihood(world: World): number {
    let product = 1;
    for (const decision of this.#decisions) {
      product *= decision.likelihood(wordAt(world, decision.seat));
    }
    return this.#likelihoodExponent === 1 ? product : product ** this.#likelihoodExponent;
  }

  /**
   * Samples `oversampling` times as many worlds uniformly, then resamples `count` of them in proportion
   * to their likelihood (systematic resampling).
   */
  sample(count: number, oversampling: number, rng: Rng): readonly World[] {
    if (this.#decisions.length === 0) return this.#sampleUniformly(count, rng);
    const dealt = this.#sampleUniformly(count * oversampling, rng);
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

  #sampleUniformly(count: number, rng: Rng): readonly World[] {
    return Array.from({ length: count }, () => {
      const world = new Int32Array(6);
      this.#hands.sample(world, rng);
      return world;
    });
  }
}

/** The sampler for an information set. Without `seen` all worlds are equally likely. */
export const worldSamplerFor = (
  informationSet: InformationSet,
  seen: readonly Seen[],
): WorldSampler =>
  new WorldSampler(
    informationSet.handSampler,
    pastDecisionsIn(seen, informationSet),
    informationSet.board.seats,
  );
