import type { Vocabulary } from '@rookery/rules/kernel/game';
import type { Rng } from '@rookery/rules/kernel/rng';
import type { Holdings } from './holdings.ts';

/** What the analysis needs to know of a game beyond its rules and its bots. */
export interface GameAnalysis<G extends Vocabulary = Vocabulary> {
  /** Whether no two legal moves come to the same by another order, so that one can be the best. */
  hasPlainChoice(view: G['View']): boolean;
  /** The move that is never worse than another whatever the others hold, and better than each for some hand. */
  proveBest(view: G['View']): G['Move'] | null;
  /** Whether one move is proven to be better than another in this sense. */
  isProvenBetter(view: G['View'], one: G['Move'], other: G['Move']): boolean;
  /** What the others may hold. The stream is used only where worlds must be sampled. */
  holdingsOf(view: G['View'], rng: Rng): Holdings;
}
