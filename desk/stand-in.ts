import { withEntry } from '@rookery/rules/kernel/entry';
import { accepted, rejected } from '@rookery/rules/kernel/result';
import type { Change } from './seating.ts';
import type { StoredTable } from './store.ts';

/** Lets a bot play on one's own seat; null is the seat of whoever has none. */
export const handOver = (table: StoredTable, seat: number | null, level: string): Change =>
  table.phase === 'playing' ? withStandIn(table, seat, level) : wrongPhase(table);

/** Plays oneself again. */
export function takeSeatBack(table: StoredTable, seat: number | null): Change {
  if (table.phase !== 'playing' && table.phase !== 'over') return wrongPhase(table);
  if (seat !== null && table.seats[seat]?.bot === null) return rejected({ kind: 'no-stand-in' });
  return withStandIn(table, seat, null);
}

/** Host: lets a bot play for the person on a seat, who must be away. */
export function standInFor(
  table: StoredTable,
  host: string,
  seat: number,
  { level, isPresent }: { readonly level: string; readonly isPresent: (person: string) => boolean },
): Change {
  if (table.host !== host) return rejected({ kind: 'not-the-host' });
  if (table.phase !== 'playing') return wrongPhase(table);
  const there = table.seats[seat];
  if (!there) return rejected({ kind: 'unknown-seat' });
  if (there.person === null) return rejected({ kind: 'seat-free' });
  if (isPresent(there.person)) return rejected({ kind: 'not-away' });
  return there.bot === null ? withStandIn(table, seat, level) : accepted(table);
}

const wrongPhase = ({ phase }: StoredTable): Change => rejected({ kind: 'wrong-phase', phase });

function withStandIn(table: StoredTable, seat: number | null, bot: string | null): Change {
  const before = seat === null ? undefined : table.seats[seat];
  if (seat === null || !before) return rejected({ kind: 'not-seated' });
  return accepted({ ...table, seats: withEntry(table.seats, seat, { ...before, bot }) });
}
