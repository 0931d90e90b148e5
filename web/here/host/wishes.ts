import type { Reason } from '@rookery/protocol/reasons';
import { withEntry } from '@rookery/rules/kernel/entry';
import { accepted, rejected, type Result } from '@rookery/rules/kernel/result';
import type { LocalTable } from './local-store.ts';

/** A table as somebody wants it to be, or why not. */
export type Change = Result<LocalTable, Reason>;

const wrongPhase = ({ phase }: LocalTable): Change => rejected({ kind: 'wrong-phase', phase });

/** Lets a bot play on one's own seat. */
export const handOver = (table: LocalTable, seat: number, level: string): Change =>
  table.phase === 'playing' ? withStandIn(table, seat, level) : wrongPhase(table);

/** Plays oneself again. */
export function takeBack(table: LocalTable, seat: number): Change {
  if (table.phase !== 'playing' && table.phase !== 'over') return wrongPhase(table);
  if (table.seats[seat]?.bot === null) return rejected({ kind: 'no-stand-in' });
  return withStandIn(table, seat, null);
}

function withStandIn(table: LocalTable, seat: number, bot: string | null): Change {
  const person = table.seats[seat]?.person ?? null;
  return accepted({ ...table, seats: withEntry(table.seats, seat, { person, bot }) });
}

/** Makes another person on this device the host. */
export function passHost(table: LocalTable, seat: number): Change {
  const there = table.seats[seat];
  if (!there) return rejected({ kind: 'unknown-seat' });
  return there.person ? accepted({ ...table, host: seat }) : rejected({ kind: 'seat-free' });
}

/** Ends the table. */
export const closed = (table: LocalTable): Change =>
  table.phase === 'waiting' || table.phase === 'over'
    ? accepted({ ...table, phase: 'closed' })
    : wrongPhase(table);
