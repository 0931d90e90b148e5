import type { Vocabulary } from '@rookery/rules/kernel/game';
import type { Rng } from '@rookery/rules/kernel/rng';

/** All that a bot gets: what a player in its seat knows, and nothing else. */
export interface BotQuestion<G extends Vocabulary = Vocabulary> {
  readonly view: G['View'];
  readonly legal: readonly G['Move'][];
  /** Everything this seat has seen happen in the match, oldest first. */
  readonly seen: readonly G['Seen'][];
}

/** Randomness, budget and callbacks. The same question, stream and budget always give the same answer. */
export interface ThinkContext {
  readonly rng: Rng;
  /** How many iterations its search may have; never a time. */
  readonly budget: number;
  /** Called now and then; when it returns true, the bot stops and answers with the best move so far. */
  readonly isCancelled?: () => boolean;
  /** Called now and then with the share of the budget that is used, from 0 to 1. */
  readonly onProgress?: (share: number) => void;
}

/** One move that a bot has evaluated. */
export interface Candidate<G extends Vocabulary = Vocabulary> {
  readonly move: G['Move'];
  /** The share of worlds in which this leads to victory, shared victories counting in part. */
  readonly win: number;
  /** The expected difference to the best other player, in points, at the end of the match. */
  readonly lead: number;
  /** In how many iterations it was tried. */
  readonly tried: number;
  /** By seat: the share of the victory. Only a search that tries all moves equally often says so. */
  readonly shares?: readonly number[];
  /** The standard error of `win`, where `shares` are given. */
  readonly error?: number;
}

/** Why a bot prefers a move: a kind and its facts. Clients have the sentences. */
export interface MoveReason {
  readonly kind: string;
}

/** What a bot answers. */
export interface Thought<G extends Vocabulary = Vocabulary> {
  readonly move: G['Move'];
  /** Best first. */
  readonly candidates: readonly Candidate<G>[];
  readonly reason: MoveReason;
}

/** A player that sees only its seat's view. Pure: a function of its question, its stream and its budget. */
export type Bot<G extends Vocabulary = Vocabulary> = (
  question: BotQuestion<G>,
  thinking: ThinkContext,
) => Thought<G>;
