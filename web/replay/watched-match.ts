import { parseMatchId, type MatchId } from '@rookery/protocol/identifiers';
import { penguins, type PenguinSpecies, type SeatLine } from '@rookery/protocol/people';
import type { Match } from '@rookery/rules/kernel/match';
import { seatsOf } from '@rookery/rules/kernel/seat';
import type { Eyes } from '../shell/moment.ts';

/** A match that is looked back at, wherever its record comes from. */
export interface WatchedMatch {
  readonly match: Match;
  /** As files keep it. */
  readonly record: unknown;
  /** Its id at the server or on this device; null for a record from a file or a link. */
  readonly id: MatchId | null;
  /** Who played; null where the record alone is known, which has no names. */
  readonly seats: readonly SeatLine[] | null;
  readonly startedAt: number | null;
  readonly finishedAt: number | null;
  /** Whether others reach it by its id, or only by a link that carries the record. */
  readonly reach: 'online' | 'by-record';
  readonly usualEyes: Eyes;
}

/** The id of a match that has none, where one is needed. */
export function idOf({ id }: Pick<WatchedMatch, 'id'>): MatchId {
  const nameless = parseMatchId('A'.repeat(22));
  if (!nameless.ok) throw new Error('no id has this form');
  return id ?? nameless.value;
}

const penguinOn = (seat: number): PenguinSpecies =>
  penguins[(seat * 5 + 5) % penguins.length] ?? 'little';

/** Who played. Those without a name are counted. */
export const seatLinesOf = (
  { seats, match }: Pick<WatchedMatch, 'seats' | 'match'>,
  nameOf: (number: number) => string,
): readonly SeatLine[] =>
  seats ??
  seatsOf(match.seats).map((seat) => ({
    seat,
    who: {
      kind: 'person',
      name: nameOf(seat + 1),
      penguin: penguinOn(seat),
      presence: 'here',
      ready: true,
      standIn: null,
    },
  }));
