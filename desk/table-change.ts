import { entryOf } from '@rookery/rules/kernel/entry';
import type { DeskAsk } from './desk.ts';
import type { HotTable } from './hot-table.ts';
import { done, refused, type Reply } from './reply.ts';
import type { Change } from './seating.ts';
import type { StoredTable } from './store.ts';
import { tellTable } from './telling.ts';

/** A change that meets a conflict this often in a row is given back. */
const mostAttempts = 3;

/** Changes a table and stores it before the answer. */
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
  const outcome = await table.save({ ...made.value, touchedAt: table.context.clock.now() });
  if (outcome === 'conflict' && attempts > 1) return change(table, ask, make, attempts - 1);
  if (outcome !== 'stored') return refused(ask, { kind: 'not-saved' });
  return done(ask, () => tellTable(table));
}
