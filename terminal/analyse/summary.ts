import type { Seat } from '@rookery/rules/kernel/seat';
import type { Decision } from './decisions.ts';
import type { Judgement, Prospects } from './judgement.ts';

/** A decision and what is thought of it. */
export interface Judged {
  readonly decision: Decision;
  readonly judgement: Judgement;
}

/** What a player did, all in all. */
export interface Summary {
  readonly seat: Seat;
  readonly decisions: number;
  /** Those with a choice. */
  readonly weighed: number;
  /** What was lost by a weighed decision, on average. */
  readonly loss: Prospects;
  readonly slips: number;
  readonly mistakes: number;
  readonly blunders: number;
}

/** What one player did, all in all. */
export function summaryOf(seat: Seat, all: readonly Judged[]): Summary {
  const own = all
    .filter(({ decision }) => decision.seat === seat)
    .map(({ judgement }) => judgement);
  const weighed = own.filter(({ verdict }) => verdict !== 'only-move');
  const count = (verdict: Judgement['verdict']): number =>
    own.filter((each) => each.verdict === verdict).length;
  const average = (of: (loss: Prospects) => number): number =>
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
const lossOf = (judgement: Judgement): Prospects =>
  'better' in judgement ? judgement.better.gain : { win: 0, lead: 0 };
