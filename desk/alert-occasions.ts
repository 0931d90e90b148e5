import { remaining } from '@rookery/referee/clock';
import { entryOf } from '@rookery/rules/kernel/entry';
import type { Seat } from '@rookery/rules/kernel/seat';
import type { PendingAlert } from './alerts.ts';
import type { HostedMatch } from './hosted-match.ts';
import { isPlaying } from './seating.ts';
import type { StoredTable } from './store.ts';
import type { TableNow } from './table-tells.ts';

/** What an alert is about, before anybody knows when it is due. */
export type AlertOccasion = Pick<PendingAlert, 'person' | 'kind' | 'occasion'>;

/** Whoever has less time than this left, in milliseconds, could not come in time. */
const leastTime = 120_000;

/** The seats that a match waits for. */
function awaitedSeats({ game, state }: HostedMatch): readonly Seat[] {
  const waiting = game.waiting(state);
  return waiting.for === 'seats' ? waiting.seats : [];
}

/** Turns of people that last long enough for somebody to come back to them. */
export function turnsAt({ table, match }: TableNow, at: number): readonly AlertOccasion[] {
  if (!match || table.phase !== 'playing' || match.clocks.paused !== null) return [];
  return awaitedSeats(match).flatMap((seat) => {
    const sitter = entryOf(table.seats, seat);
    if (!isPlaying(sitter) || sitter.person === null || !hasTime(match, seat, at)) return [];
    const nth = entryOf(match.decisions, seat) + 1;
    return [{ person: sitter.person, kind: 'turn', occasion: `${match.id} ${String(nth)}` }];
  });
}

function hasTime({ clocks }: HostedMatch, seat: Seat, at: number): boolean {
  return clocks.rule.kind === 'none' || remaining(entryOf(clocks.seats, seat), at) >= leastTime;
}

/** A match has begun: everybody who does not move first is told so. */
export function beginningsAt(now: TableNow, at: number): readonly AlertOccasion[] {
  const { table, match } = now;
  if (!match || table.phase !== 'playing') return [];
  const movers = new Set(turnsAt(now, at).map(({ person }) => person));
  return peoplePlaying(table)
    .filter((person) => !movers.has(person))
    .map((person) => ({ person, kind: 'begun', occasion: `${match.id} begun` }));
}

/** Somebody wants to play again: everybody who has not said so is asked. */
export function rematchesAt({ table }: TableNow): readonly AlertOccasion[] {
  const { rematch } = table.wishes;
  if (table.phase !== 'over' || rematch.length === 0) return [];
  return table.seats.flatMap(({ person }, seat) =>
    person === null || rematch.includes(seat)
      ? []
      : [{ person, kind: 'rematch', occasion: `${table.match ?? ''} rematch` }],
  );
}

const peoplePlaying = ({ seats }: StoredTable): readonly string[] =>
  seats.filter(isPlaying).flatMap(({ person }) => person ?? []);

/** Turns that have begun since a match stood otherwise. Whoever goes on with a turn knows of it. */
export function newTurns(now: TableNow, before: HostedMatch, at: number): readonly AlertOccasion[] {
  const known = new Set(awaitedSeats(before).map((seat) => now.table.seats[seat]?.person));
  return turnsAt(now, at).filter(({ person }) => !known.has(person));
}

/** The seat that everybody saw move; null if several chose at the same time, which is nobody's business. */
export const visibleMover = (before: HostedMatch, mover: Seat): number | null =>
  awaitedSeats(before).length === 1 ? mover : null;

/** Everything that somebody could be alerted about at a table. */
export const occasionsAt = (now: TableNow, at: number): readonly AlertOccasion[] => [
  ...turnsAt(now, at),
  ...beginningsAt(now, at),
  ...rematchesAt(now),
];
