import type { Reason } from '@rookery/protocol/reasons';
import { accepted, rejected, type Result } from '@rookery/rules/kernel/result';
import type { LocalTable } from './local-store.ts';

/** A table as somebody wants it to be, or why not. */
export type Change = Result<LocalTable, Reason>;

const wrongPhase = ({ phase }: LocalTable): Change => rejected({ kind: 'wrong-phase', phase });

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
