import type { HotTable } from './hot-table.ts';
import { stopClocks } from './pauses.ts';
import { tellGone } from './telling.ts';

/** A table that others keep changing meanwhile is given up after so many attempts. */
const mostAttempts = 3;

/**
 * Closes a table for whoever runs the host, whatever happens at it: a match that is being played ends
 * without a result. Fails if that cannot be stored.
 */
export async function closeForEveryone(
  table: HotTable,
  attempts = mostAttempts,
): Promise<'closed' | 'unknown'> {
  if (table.now.table.phase === 'closed') return 'unknown';
  if (await tryToClose(table)) return 'closed';
  if (attempts <= 1) throw new Error('the table could not be closed');
  return closeForEveryone(table, attempts - 1);
}

/** Closes a table as it is in memory. Returns false, and closes nothing, if it was changed meanwhile. */
export async function tryToClose(table: HotTable): Promise<boolean> {
  // A deadline of a closed table would stay in the store and be looked up for ever.
  if (!(await stopClocks(table))) return false;
  const { table: stored } = table.now;
  const touchedAt = table.context.clock.now();
  const outcome = await table.save({ ...stored, phase: 'closed', touchedAt });
  if (outcome === 'stored') tellGone(table);
  return outcome === 'stored';
}
