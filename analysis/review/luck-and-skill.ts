import type { Match } from '@rookery/rules/kernel/match';
import { seatsOf, type Seat } from '@rookery/rules/kernel/seat';
import type { RecordedDecision } from '../decisions.ts';
import type { Assessment } from './assessment.ts';
import { sharesOf } from './judgement.ts';

/** A decision and what is thought of it. */
export interface AssessedDecision {
  readonly decision: RecordedDecision;
  readonly assessment: Assessment;
}

/** A number of shares of the victory, and how far the truth may be from it in 95 of 100 cases. */
export interface Contribution {
  readonly gave: number;
  readonly margin: number;
}

/**
 * What made a result. It begins with an equal share of the victory for everyone, and all parts add up to
 * what the seat got. Decisions are measured against those of the judging level: 0 is to play as it does.
 */
export interface LuckAndSkill {
  readonly seat: Seat;
  /** An equal share of the victory. */
  readonly start: number;
  readonly own: Contribution;
  readonly others: Contribution;
  /** The deals, the draws, and what nobody could know. */
  readonly luck: Contribution;
  /** The share of the victory in the end. */
  readonly result: number;
}

/** The quantile of the normal distribution for 95 %, both sides. */
const quantile = 1.959964;

/** Splits the result of every seat of a finished match; nothing while it is going on. */
export function splitResult(
  match: Match,
  assessed: readonly AssessedDecision[],
): readonly LuckAndSkill[] | null {
  const waiting = match.game.waiting(match.state);
  if (waiting.for !== 'nobody') return null;
  const shares = sharesOf(waiting.ranking, match.seats);
  return seatsOf(match.seats).map((seat) => {
    const start = 1 / match.seats;
    const result = shares[seat] ?? 0;
    const own = sumEffects(
      seat,
      assessed.filter(({ decision }) => decision.seat === seat),
    );
    const others = sumEffects(
      seat,
      assessed.filter(({ decision }) => decision.seat !== seat),
    );
    const luck = {
      gave: result - start - own.gave - others.gave,
      margin: Math.hypot(own.margin, others.margin),
    };
    return { seat, start, own, others, luck, result };
  });
}

/** What some decisions gave a seat. */
function sumEffects(seat: Seat, assessed: readonly AssessedDecision[]): Contribution {
  const weighed = assessed
    .map(({ assessment }) => assessment)
    .filter((assessment) => assessment.verdict !== 'only-move');
  const gave = weighed.reduce((sum, { effect }) => sum + (effect[seat] ?? 0), 0);
  const variance = weighed.reduce((sum, { error }) => sum + error ** 2, 0);
  return { gave, margin: quantile * Math.sqrt(variance) };
}
