import type { BotQuestion } from '@rookery/bots/bot';
import type { BotPlayer } from '@rookery/bots/levels';
import type { Ruling } from '@rookery/referee/ruling';
import type { Match } from '@rookery/rules/kernel/match';
import type { Result } from '@rookery/rules/kernel/result';
import type { Rng } from '@rookery/rules/kernel/rng';
import type { Seat } from '@rookery/rules/kernel/seat';

/** A decision that a seat is asked for. */
export interface DecisionRequest {
  /** The id of the match; it reveals nothing of the deals. */
  readonly id: string;
  readonly match: Match;
  readonly seat: Seat;
  readonly question: BotQuestion;
  /** The randomness of this decision alone. */
  readonly rng: Rng;
  /** The ruling that a move would get; the move is not made. */
  attempt(move: unknown): Result<Ruling, { readonly kind: string }>;
}

/** How a match stands, and all that one seat has seen of it. */
export interface SeatSnapshot {
  readonly id: string;
  readonly match: Match;
  readonly seat: Seat;
  readonly seen: readonly unknown[];
}

/** Decides for a seat. It gets the whole match, and shows its bot or program only what the seat knows. */
export interface SeatPlayer {
  /** A legal move. */
  decide(request: DecisionRequest): unknown;
  /** Gets every change of the match, from the deal to the end. */
  watch?(snapshot: SeatSnapshot): void;
}

/** One of our bots, which gets what its seat knows. */
export const botInSeat = (player: BotPlayer, budget: number): SeatPlayer => ({
  decide: ({ question, rng }) => player.think(question, { rng, budget }).move,
});
