import type { TableId } from '@rookery/protocol/identifiers';
import type { DeskContext } from './context.ts';
import type { HotTable } from './hot-table.ts';
import type { StoredTable } from './store.ts';
import { tryToClose } from './table-closing.ts';

const hour = 3_600_000;
const day = 24 * hour;

/**
 * How long a table stays open though nobody has it open and nothing happens, in milliseconds. In a match that
 * is longer than the longest clock, which makes a bot move in the end.
 */
const patience = { waiting: day, playing: 35 * day, over: 7 * day };

/** A table that people have open is touched so often, so that no other server takes it for abandoned. */
const touchedEvery = 12 * hour;

/** No more than this many are closed in one go. */
const batch = 1000;

/** Closes what is abandoned, after noting at which tables in memory somebody is. */
export async function closeAbandoned(
  { directory, clock }: DeskContext,
  hot: readonly HotTable[],
  tableOf: (id: TableId) => HotTable,
): Promise<void> {
  if (!directory) return;
  for (const table of hot) {
    // oxlint-disable-next-line no-await-in-loop -- there is no hurry
    if (table.followers.hasPeople) await table.visit(() => touch(table));
  }
  const at = clock.now();
  const untouched = await directory.untouchedTables({
    waitingSince: at - patience.waiting,
    playingSince: at - patience.playing,
    overSince: at - patience.over,
    limit: batch,
  });
  for (const table of untouched.map(tableOf)) {
    // oxlint-disable-next-line no-await-in-loop -- there is no hurry
    await table.visit(() => closeIfAbandoned(table));
  }
}

const isAbandoned = ({ phase, touchedAt }: StoredTable, at: number): boolean =>
  phase !== 'closed' && touchedAt < at - patience[phase];

/** A table without a match that somebody looks at, even if nothing else happens there, stays open. */
async function touch(table: HotTable): Promise<void> {
  const { now, context } = table;
  const at = context.clock.now();
  const { phase, touchedAt } = now.table;
  if (phase === 'playing' || phase === 'closed' || touchedAt > at - touchedEvery) return;
  await table.save({ ...now.table, touchedAt: at });
}

/** Closes a table that nobody has had open for long; onlookers without a session do not keep it. */
async function closeIfAbandoned(table: HotTable): Promise<void> {
  const { now, context, followers } = table;
  if (followers.hasPeople || !isAbandoned(now.table, context.clock.now())) return;
  // Whoever was quicker has touched it: then it is not abandoned, and stays open.
  await tryToClose(table);
}
