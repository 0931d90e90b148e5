import type { Question } from '@rookery/bots/bot';
import type { Player } from '@rookery/bots/levels';
import type { Ruling } from '@rookery/referee/ruling';
import type { Match } from '@rookery/rules/kernel/match';
import type { Result } from '@rookery/rules/kernel/result';
import type { Rng } from '@rookery/rules/kernel/rng';
import type { Seat } from '@rookery/rules/kernel/seat';

/** A decision to be made, and who is to make it. */
export interface Turn {
  /** The id of the match, which tells nothing of its deals. */
  readonly id: string;
  readonly match: Match;
  readonly seat: Seat;
  readonly question: Question;
  /** Chance for this decision alone. */
  readonly rng: Rng;
  /** What would come of a move; nothing is decided by it. */
  attempt(move: unknown): Result<Ruling, { readonly kind: string }>;
}

/** How a match stands, and all that one seat has seen of it. */
export interface Witness {
  readonly id: string;
  readonly match: Match;
  readonly seat: Seat;
  readonly seen: readonly unknown[];
}

/** Whoever decides for a seat. It is trusted with the match, and tells the player its own part only. */
export interface Sitter {
  /** A legal move. */
  decide(turn: Turn): unknown;
  /** Hears of everything that happens, from the deal to the end. */
  watch?(witness: Witness): void;
}

/** One of our bots, which is told what its seat knows. */
export const botSitter = (player: Player, budget: number): Sitter => ({
  decide: ({ question, rng }) => player.think(question, { rng, budget }).move,
});
