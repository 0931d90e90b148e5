import type { Assessment, Expectation } from '@rookery/analysis/review/assessment';
import type { AssessedDecision } from '@rookery/analysis/review/luck-and-skill';
import type { Seat } from '@rookery/rules/kernel/seat';

/** What a player did, all in all. */
export interface PlayerSummary {
  readonly seat: Seat;
  readonly decisions: number;
  /** Those with a choice. */
  readonly weighed: number;
  /** What was lost by a weighed decision, on average. */
  readonly loss: Expectation;
  readonly slips: number;
  readonly mistakes: number;
  readonly blunders: number;
}

/** What one player did, all in all. */
export function summaryOf(seat: Seat, all: readonly AssessedDecision[]): PlayerSummary {
  const own = all
    .filter(({ decision }) => decision.seat === seat)
    .map(({ assessment }) => assessment);
  const weighed = own.filter(({ verdict }) => verdict !== 'only-move');
  const count = (verdict: Assessment['verdict']): number =>
    own.filter((each) => each.verdict === verdict).length;
  const average = (of: (loss: Expectation) => number): number =>
    weighed.reduce((sum, each) => sum + of(lossOf(each)), 0) / Math.max(1, weighed.length);
  return {
    seat,
    decisions: own.length,
    weighed: weighed.length,
    loss: { win: average(({ win }) => win), lead: average(({ lead }) => lead) },
    slips: count('slip'),
    mistakes: count('mistake'),
    blunders: count('blunder'),
  };
}

/** What a decision cost. */
const lossOf = (assessment: Assessment): Expectation =>
  'better' in assessment ? assessment.better.gain : { win: 0, lead: 0 };
