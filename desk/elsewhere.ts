import { canonicalJson } from '@rookery/rules/kernel/canonical';
import type { HotTable } from './hot-table.ts';
import type { PresenceNote } from './node-store.ts';
import { messageOf } from './ports.ts';

/** Finds out who has a table open at other nodes. */
export async function lookElsewhere(table: HotTable): Promise<void> {
  const { nodes, node, log } = table.context;
  if (!nodes) return;
  try {
    const [sight] = await nodes.sightTables({ node, tables: [table.id] });
    if (sight) noteElsewhere(table, sight.elsewhere);
  } catch (error) {
    log.warn('presence-not-known', { table: table.id, because: messageOf(error) });
  }
}

/** Notes who has a table open at other nodes, and tells everyone here if that is news. */
export function noteElsewhere(table: HotTable, elsewhere: PresenceNote): void {
  const { followers, context, now } = table;
  if (canonicalJson(followers.elsewhere) === canonicalJson(elsewhere)) return;
  followers.elsewhere = elsewhere;
  table.tellPresence();
  const { host } = now.table;
  if (host !== null && !followers.isPresent(host)) context.onHostAway(table.id);
}
