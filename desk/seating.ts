import type { Reason } from '@rookery/protocol/reasons';
import { noWishes } from '@rookery/protocol/tables';
import { withEntry } from '@rookery/rules/kernel/entry';
import { accepted, rejected, type Result } from '@rookery/rules/kernel/result';
import type { StoredSeat, StoredTable } from './store.ts';
import { addWish } from './wishes.ts';

/** A table as somebody wants it to be, or why not. */
export type Change = Result<StoredTable, Reason>;

const free: StoredSeat = { person: null, bot: null, ready: false };

/** The seat of a person; null without one. */
export function seatOf({ seats }: StoredTable, person: string | null): number | null {
  const seat = person === null ? -1 : seats.findIndex((each) => each.person === person);
  return seat < 0 ? null : seat;
}

/** Whether nobody sits there. */
export const isFree = ({ person, bot }: StoredSeat): boolean => person === null && bot === null;

/** Whether the table has a seat to take. */
export const hasFreeSeat = ({ phase, seats }: StoredTable): boolean =>
  phase === 'waiting' && seats.some(isFree);

const wrongPhase = ({ phase }: StoredTable): Change => rejected({ kind: 'wrong-phase', phase });

/** Whether somebody may have this table open. */
export function mayFollow(table: StoredTable, person: string | null): boolean {
  if (table.settings.onlookers === 'welcome' || seatOf(table, person) !== null) return true;
  const isHost = person !== null && table.host === person;
  return hasFreeSeat(table) || (isHost && table.phase !== 'playing');
}

/** Seats change hands between matches only; whoever changes one after a match opens the table again. */
export const isBetweenMatches = ({ phase }: StoredTable): boolean =>
  phase === 'waiting' || phase === 'over';

function withSeat(table: StoredTable, seat: number, entry: StoredSeat): StoredTable {
  const seats = withEntry(table.seats, seat, entry);
  if (table.phase !== 'over') return { ...table, seats };
  const waiting = seats.map((each) =>
    each.person === null ? each : { ...each, bot: null, ready: false },
  );
  return { ...table, seats: waiting, phase: 'waiting', wishes: noWishes };
}

/** Takes that free seat, or any; whoever sits already moves there. Sitting down means ready. */
export function sit(table: StoredTable, person: string, wanted: number | null): Change {
  if (!isBetweenMatches(table)) return wrongPhase(table);
  const own = seatOf(table, person);
  if (own !== null && (wanted === null || wanted === own)) return accepted(table);
  const seat = wanted ?? table.seats.findIndex(isFree);
  if (seat < 0) return rejected({ kind: 'no-seat-free' });
  const there = table.seats[seat];
  if (!there) return rejected({ kind: 'unknown-seat' });
  if (!isFree(there)) return rejected({ kind: 'seat-taken' });
  const risen = own === null ? table : withSeat(table, own, free);
  return accepted(withReady(withSeat(risen, seat, free), seat, person));
}

/** After a match the table is opened again first, which asks everybody else anew. */
const withReady = (table: StoredTable, seat: number, person: string): StoredTable => ({
  ...table,
  seats: withEntry(table.seats, seat, { person, bot: null, ready: true }),
});

/** A host who neither sits here nor looks in is replaced by whoever sits down. */
export function adoptIfHostless(
  table: StoredTable,
  person: string,
  isHere: (person: string) => boolean,
): StoredTable {
  const { host } = table;
  const hasHost = host !== null && (seatOf(table, host) !== null || isHere(host));
  return hasHost ? table : { ...table, host: person };
}

/** Gives up one's seat, and the host's rights with it if anybody else can have them. */
export function stand(table: StoredTable, person: string): Change {
  if (!isBetweenMatches(table)) return wrongPhase(table);
  const seat = seatOf(table, person);
  if (seat === null) return rejected({ kind: 'not-seated' });
  return accepted(replaceHost(withSeat(table, seat, free), person, seat));
}

/** If that person is the host, the next person clockwise from there becomes it. */
export function replaceHost(
  table: StoredTable,
  person: string,
  from: number,
  isEligible: (person: string) => boolean = () => true,
): StoredTable {
  if (table.host !== person) return table;
  const count = table.seats.length;
  const clockwise = table.seats.map((_, index) => table.seats[(from + 1 + index) % count]?.person);
  const heir = clockwise.find((each) => each && each !== person && isEligible(each));
  return heir ? { ...table, host: heir } : table;
}

/** Says that one may begin, or takes that back. */
export function declare(
  table: StoredTable,
  person: string,
  readiness: 'ready' | 'not-ready',
): Change {
  if (table.phase !== 'waiting') return wrongPhase(table);
  const seat = seatOf(table, person);
  if (seat === null) return rejected({ kind: 'not-seated' });
  return accepted(withSeat(table, seat, { person, bot: null, ready: readiness === 'ready' }));
}

const hostOnly = (table: StoredTable, person: string): Change | undefined =>
  table.host === person ? undefined : rejected({ kind: 'not-the-host' });

/** Host: puts a bot on a free seat. */
export function addBot(table: StoredTable, person: string, seat: number, level: string): Change {
  const refusal = hostOnly(table, person);
  if (refusal) return refusal;
  if (!isBetweenMatches(table)) return wrongPhase(table);
  const there = table.seats[seat];
  if (!there) return rejected({ kind: 'unknown-seat' });
  if (there.person !== null) return rejected({ kind: 'seat-taken' });
  return accepted(withSeat(table, seat, { person: null, bot: level, ready: true }));
}

/** Host: sends away whoever is there. */
export function freeSeat(table: StoredTable, person: string, seat: number): Change {
  const refusal = hostOnly(table, person);
  if (refusal) return refusal;
  if (!isBetweenMatches(table)) return wrongPhase(table);
  const there = table.seats[seat];
  if (!there) return rejected({ kind: 'unknown-seat' });
  if (isFree(there)) return rejected({ kind: 'seat-free' });
  return accepted(withSeat(table, seat, free));
}

/** Host: makes the person there the host. */
export function passHost(table: StoredTable, person: string, seat: number): Change {
  const refusal = hostOnly(table, person);
  if (refusal) return refusal;
  const there = table.seats[seat];
  if (!there) return rejected({ kind: 'unknown-seat' });
  return there.person === null
    ? rejected({ kind: 'seat-free' })
    : accepted({ ...table, host: there.person });
}

/** Host: ends the table, between matches or when nobody else plays any more. */
export function closeTable(table: StoredTable, person: string): Change {
  const refusal = hostOnly(table, person);
  if (refusal) return refusal;
  if (table.phase === 'closed') return wrongPhase(table);
  const others = table.seats.filter((seat) => isPlaying(seat) && seat.person !== person);
  if (table.phase === 'playing' && others.length > 0) return wrongPhase(table);
  return accepted({ ...table, phase: 'closed' });
}

/** Wishes to play again, and takes the seat back from a stand-in. */
export function joinRematch(table: StoredTable, person: string): Change {
  const seat = seatOf(table, person);
  if (seat === null) return rejected({ kind: 'not-seated' });
  if (table.phase !== 'over') return wrongPhase(table);
  const seats = withEntry(table.seats, seat, { person, bot: null, ready: true });
  return accepted(addWish({ ...table, seats }, 'rematch', seat));
}

/** Bots take the seats of those who have not joined the rematch. These people then have no part in it. */
export const replaceMissing = (table: StoredTable, standIn: string): StoredTable => ({
  ...table,
  seats: table.seats.map((each, seat) =>
    each.person === null || table.wishes.rematch.includes(seat)
      ? each
      : { person: null, bot: each.bot ?? standIn, ready: true },
  ),
});

/** Whether a person plays there, and no bot instead. */
export const isPlaying = ({ person, bot }: StoredSeat): boolean => person !== null && bot === null;

/** Leaves a match for good; a bot plays on. */
export function resign(table: StoredTable, person: string, standIn: string): Change {
  if (table.phase !== 'playing') return wrongPhase(table);
  if (seatOf(table, person) === null) return rejected({ kind: 'not-seated' });
  return accepted(removePerson(table, person, standIn));
}

/** Why the host cannot start; nothing if they can. Whoever starts is ready. */
export function whyNotStart(table: StoredTable, person: string): Reason | undefined {
  if (table.host !== person) return { kind: 'not-the-host' };
  if (table.phase !== 'waiting') return { kind: 'wrong-phase', phase: table.phase };
  if (table.seats.some(isFree)) return { kind: 'seats-open' };
  const isReady = (seat: StoredSeat): boolean =>
    seat.ready || seat.bot !== null || seat.person === person;
  return table.seats.every(isReady) ? undefined : { kind: 'not-everyone-ready' };
}

/** A person is about to be deleted: a free seat, or in a match a bot, takes their place. */
export function removePerson(table: StoredTable, person: string, standIn: string): StoredTable {
  const seat = seatOf(table, person);
  const last = table.seats.length - 1;
  // A host may look on without a seat; whoever sits first is the host then.
  if (seat === null) return hostless(replaceHost(table, person, last), person);
  const place = table.phase === 'playing' ? { person: null, bot: standIn, ready: true } : free;
  return hostless(replaceHost(withSeat(table, seat, place), person, seat), person);
}

const hostless = (table: StoredTable, person: string): StoredTable =>
  table.host === person ? { ...table, host: null } : table;
