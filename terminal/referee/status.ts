import type { Match } from '@rookery/rules/kernel/match';
import type { Seat } from '@rookery/rules/kernel/seat';

/** Where a match stands, as the protocol writes it. */
interface MatchStatus {
  readonly toAct: readonly Seat[];
  readonly over: boolean;
  readonly round: number;
  readonly scores: readonly number[] | null;
  readonly winners: readonly Seat[] | null;
}

export function statusOf({ game, state }: Match): MatchStatus {
  const waiting = game.waiting(state);
  const over = waiting.for === 'nobody';
  return {
    toAct: waiting.for === 'seats' ? waiting.seats : [],
    over,
    ...game.standing(state),
    winners: over ? (waiting.ranking[0] ?? []) : null,
  };
}
