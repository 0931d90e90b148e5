import { withEntry } from '@rookery/rules/kernel/entry';
import { accepted, rejected } from '@rookery/rules/kernel/result';
import type { Change } from './seating.ts';
import type { StoredTable } from './store.ts';

/** Lets a bot play on one's own seat; null is the seat of whoever has none. */
export const handOver = (table: StoredTable, seat: number | null, level: string): Change =>
  table.phase === 'playing' ? withStandIn(table, seat, level) : wrongPhase(table);

/** Plays oneself again. */
export function takeBack(table: StoredTable, seat: number | null): Change {
  if (table.phase !== 'playing' && table.phase !== 'over') return wrongPhase(table);
  if (seat !== null && table.seats[seat]?.bot === null) return rejected({ kind: 'no-stand-in' });
  return withStandIn(table, seat, null);
}

const wrongPhase = ({ phase }: StoredTable): Change => rejected({ kind: 'wrong-phase', phase });

function withStandIn(table: StoredTable, seat: number | null, bot: string | null): Change {
  const before = seat === null ? undefined : table.seats[seat];
  if (seat === null || !before) return rejected({ kind: 'not-seated' });
  return accepted({ ...table, seats: withEntry(table.seats, seat, { ...before, bot }) });
}
