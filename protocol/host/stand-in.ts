import { withEntry } from '@rookery/rules/kernel/entry';
import { accepted, rejected, type Result } from '@rookery/rules/kernel/result';
import type { Reason } from '../reasons.ts';
import type { Table } from '../tables.ts';

/** What bots who play for people need to know of a table, however it is kept. */
interface Seated {
  readonly phase: Table['phase'];
  /** On a person's seat, the bot that plays for them. */
  readonly seats: readonly { readonly bot: string | null }[];
}

/** Lets a bot play on one's own seat; null is the seat of whoever has none. */
export const handOver = <Kept extends Seated>(
  table: Kept,
  seat: number | null,
  level: string,
): Result<Kept, Reason> =>
  table.phase === 'playing' ? withStandIn(table, seat, level) : wrongPhase(table);

/** Plays oneself again. */
export function takeBack<Kept extends Seated>(
  table: Kept,
  seat: number | null,
): Result<Kept, Reason> {
  if (table.phase !== 'playing' && table.phase !== 'over') return wrongPhase(table);
  if (seat !== null && table.seats[seat]?.bot === null) return rejected({ kind: 'no-stand-in' });
  return withStandIn(table, seat, null);
}

const wrongPhase = ({ phase }: Seated): Result<never, Reason> =>
  rejected({ kind: 'wrong-phase', phase });

function withStandIn<Kept extends Seated>(
  table: Kept,
  seat: number | null,
  bot: string | null,
): Result<Kept, Reason> {
  const before = seat === null ? undefined : table.seats[seat];
  if (seat === null || !before) return rejected({ kind: 'not-seated' });
  return accepted({ ...table, seats: withEntry(table.seats, seat, { ...before, bot }) });
}
