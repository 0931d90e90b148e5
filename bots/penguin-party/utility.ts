import { wordAt } from '../typed-arrays.ts';
import type { Board } from './board.ts';

/** The standard deviation of a seat's points in one round, found in matches. */
const spreadOfARound = 2.4;

/** The points of a match before the current round ends. */
export interface MatchScore {
  /** The points of earlier rounds, by seat. */
  readonly points: readonly number[];
  readonly roundsToCome: number;
}

/** Writes the points of every seat after this round into `totals`. */
export function writeTotals(board: Board, points: readonly number[], totals: Float64Array): void {
  for (let seat = 0; seat < points.length; seat += 1) {
    const before = points[seat] ?? 0;
    const isOut = (board.out >> seat) & 1;
    // PP12: whoever has placed all cards gives back up to two points.
    totals[seat] = isOut ? before + wordAt(board.penalties, seat) : before - Math.min(2, before);
  }
}

/** The expected share of the victory of a seat, given the totals after this round. */
export function winProbability(
  totals: Float64Array,
  seat: number,
  { points, roundsToCome }: MatchScore,
): number {
  const own = totals[seat] ?? 0;
  const spread = spreadOfARound * Math.sqrt(roundsToCome);
  let all = 0;
  for (let other = 0; other < points.length; other += 1) {
    const ahead = own - (totals[other] ?? 0);
    if (roundsToCome > 0) all += Math.exp(ahead / spread);
    else if (ahead > 0) return 0;
    else if (ahead === 0) all += 1;
  }
  return 1 / all;
}

/** By how many points a seat is ahead of the best of the others. */
export function leadOf(totals: Float64Array, seat: number, seats: number): number {
  let best = Infinity;
  for (let other = 0; other < seats; other += 1) {
    if (other !== seat) best = Math.min(best, totals[other] ?? 0);
  }
  return best - (totals[seat] ?? 0);
}

/** What a search maximises: the victory, and a little of the lead, so that decided matches are played well too. */
export const utilityOf = (win: number, lead: number): number => win + lead / 200;
