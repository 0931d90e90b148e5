import { wordAt } from '../words.ts';
import type { Board } from './board.ts';

/** Points the hands of a round are worth on average by one standard deviation; found by playing. */
const spreadOfARound = 2.4;

/** What the rest of the match holds for everyone, as far as the points tell. */
export interface Prospects {
  /** Points before this round ends, by seat: those of earlier rounds. */
  readonly points: readonly number[];
  readonly roundsToCome: number;
}

/** The points of every seat after this round is played out, into `totals`. */
export function countUp(board: Board, points: readonly number[], totals: Float64Array): void {
  for (let seat = 0; seat < points.length; seat += 1) {
    const before = points[seat] ?? 0;
    const isOut = (board.out >> seat) & 1;
    // PP12: whoever has placed all cards gives back up to two points.
    totals[seat] = isOut ? before + wordAt(board.penalties, seat) : before - Math.min(2, before);
  }
}

/** The share of the victory a seat may expect from such totals. */
export function winShare(
  totals: Float64Array,
  seat: number,
  { points, roundsToCome }: Prospects,
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

/** A clear lead also counts a little, so that a lost or won match is played out well. */
export const worthOf = (win: number, lead: number): number => win + lead / 200;
