import type { HotTable } from './hot-table.ts';

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
  const { table: stored } = table.now;
  if (stored.phase === 'closed') return 'unknown';
  const touchedAt = table.context.clock.now();
  const outcome = await table.save({ ...stored, phase: 'closed', touchedAt });
  if (outcome === 'stored') {
    table.tellGone();
    return 'closed';
  }
  if (attempts <= 1) throw new Error('the table could not be closed');
  return closeForEveryone(table, attempts - 1);
}
