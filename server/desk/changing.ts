import { done, refused, type Reply } from '@rookery/protocol/host/reply';
import { entryOf } from '@rookery/rules/kernel/entry';
import type { StoredTable } from '../store/store.ts';
import type { Caller, DeskAsk } from './desk.ts';
import type { HotTable } from './hot-table.ts';
import { hasFreeSeat, seatOf, type Change } from './seating.ts';

/** Overtaken so often in a row, a change is given back. */
const mostAttempts = 3;

/** Changes a table and keeps that before it is answered. */
export async function change(
  table: HotTable,
  ask: DeskAsk,
  make: (table: StoredTable) => Change,
  attempts = mostAttempts,
): Promise<Reply> {
  const before = table.now.table;
  const made = make(before);
  if (!made.ok) return refused(ask, entryOf(made.problems, 0));
  if (made.value === before) return done(ask);
  const kept = await table.save({ ...made.value, touchedAt: table.house.clock.now() });
  if (kept === 'overtaken' && attempts > 1) return change(table, ask, make, attempts - 1);
  if (kept !== 'kept') return refused(ask, { kind: 'not-saved' });
  await table.meetPeople();
  return done(ask, () => table.tellTable());
}

/** Whether somebody may have this table open. */
export function mayFollow(table: StoredTable, person: string | null): boolean {
  if (table.settings.onlookers === 'welcome' || seatOf(table, person) !== null) return true;
  const isHost = person !== null && table.host === person;
  return hasFreeSeat(table) || (isHost && table.phase !== 'playing');
}

/** Tells these callers that they no longer follow the table. */
export function sendAway(
  table: HotTable,
  callers: readonly Caller[],
  because: 'closed' | 'sent-away' | 'no-onlookers',
): void {
  for (const caller of callers) {
    if (table.followers.remove(caller)) caller.tell({ type: 'gone', table: table.id, because });
  }
}
