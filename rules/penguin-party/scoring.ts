import { entryOf, withEntry } from '../kernel/entry.ts';
import { seatsOf, type Seat } from '../kernel/seat.ts';
import type { Event, RoundResult } from './vocabulary.ts';

/** PP12: the last card gives back up to two points, at once. */
export function rewardEmptyHand(
  points: readonly number[],
  seat: Seat,
): { readonly points: readonly number[]; readonly event: Event } {
  const before = entryOf(points, seat);
  const givenBack = Math.min(2, before);
  return {
    points: withEntry(points, seat, before - givenBack),
    event: { type: 'hand-emptied', seat, givenBack },
  };
}

/** What the round changed since the one before it ended. */
export function resultOf(
  rounds: readonly RoundResult[],
  round: number,
  points: readonly number[],
): RoundResult {
  const before = rounds.at(-1)?.points;
  return { round, changes: points.map((now, seat) => now - (before?.[seat] ?? 0)), points };
}

/** PP16: seats by points, fewest first; equal ones share a place. */
export function rankSeats(points: readonly number[]): readonly (readonly Seat[])[] {
  const values = [...new Set(points)].toSorted((a, b) => a - b);
  return values.map((value) => seatsOf(points.length).filter((seat) => points[seat] === value));
}
