import type { Vocabulary } from '@rookery/rules/kernel/game';
import type { Rng } from '@rookery/rules/kernel/rng';

/** All a bot is told: what a player in its seat knows, and nothing else. */
export interface Question<G extends Vocabulary = Vocabulary> {
  readonly view: G['View'];
  readonly legal: readonly G['Move'][];
  /** Everything this seat has seen happen in the match, oldest first. */
  readonly seen: readonly G['Seen'][];
}

/** How a bot is to think. The same question, stream and budget always give the same answer. */
export interface Thinking {
  readonly rng: Rng;
  /** How much work it may do, in iterations of its search: never a time. */
  readonly budget: number;
  /** Asked now and then; thinking stops early when it says yes, and the answer is the best so far. */
  readonly isCancelled?: () => boolean;
  /** Told now and then how much of the budget is used, from 0 to 1. */
  readonly onProgress?: (share: number) => void;
}

/** One move a bot has weighed. */
export interface Candidate<G extends Vocabulary = Vocabulary> {
  readonly move: G['Move'];
  /** The share of worlds in which this leads to victory, shared victories counting in part. */
  readonly win: number;
  /** The expected difference to the best other player, in points, at the end of the match. */
  readonly lead: number;
  /** In how many iterations it was tried. */
  readonly tried: number;
}

/** Why a bot prefers a move: a kind and its facts, which clients put into words. */
export interface Reason {
  readonly kind: string;
}

/** What a bot answers. */
export interface Thought<G extends Vocabulary = Vocabulary> {
  readonly move: G['Move'];
  /** Best first. */
  readonly candidates: readonly Candidate<G>[];
  readonly reason: Reason;
}

/** A player that sees only its seat's view. Pure: a function of its question, its stream and its budget. */
export type Bot<G extends Vocabulary = Vocabulary> = (
  question: Question<G>,
  thinking: Thinking,
) => Thought<G>;
