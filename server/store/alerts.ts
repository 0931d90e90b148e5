import type { PendingAlert } from '@rookery/desk/alerts';
import type { StoreOperations } from './operation.ts';
import type { Database } from './schema.ts';

type AlertWork = 'noteAlerts' | 'claimAlerts';

/** Alerts that wait for people who are away. */
export const alertWork: Pick<StoreOperations, AlertWork> = {
  async noteAlerts(db, { alerts }) {
    const wanted = await withoutForgotten(db, alerts);
    if (wanted.length === 0) return;
    await db
      .insertInto('alerts')
      .values(wanted.map(({ dueAt, ...alert }) => ({ ...alert, due_at: dueAt })))
      .onConflict((same) =>
        same
          .columns(['person', 'table'])
          .doUpdateSet((row) => ({
            kind: row.ref('excluded.kind'),
            occasion: row.ref('excluded.occasion'),
            by: row.ref('excluded.by'),
            due_at: row.ref('excluded.due_at'),
          }))
          .whereRef('alerts.occasion', '!=', 'excluded.occasion'),
      )
      .execute();
  },

  async claimAlerts(db, { at, limit }) {
    const due = db
      .selectFrom('alerts')
      .select('due_at')
      .where('due_at', '<=', at)
      .orderBy('due_at')
      .limit(limit)
      .as('due');
    const until = db.selectFrom(due).select(({ fn }) => fn.max('due_at').as('until'));
    // Of two who try at once, the second one waits for the first and then finds nothing due.
    const rows = await db
      .updateTable('alerts')
      .set({ due_at: null })
      .where('due_at', '<=', until)
      .returning(['person', 'table', 'kind', 'occasion', 'by'])
      .execute();
    return rows.map((row) => ({ ...row, dueAt: at }));
  },
};

/** Somebody may be forgotten meanwhile, or a table: an alert for them is no trouble. */
async function withoutForgotten(
  db: Database,
  alerts: readonly PendingAlert[],
): Promise<readonly PendingAlert[]> {
  if (alerts.length === 0) return [];
  const personIds = alerts.map(({ person }) => person);
  const people = await db.selectFrom('people').select('id').where('id', 'in', personIds).execute();
  const tableIds = alerts.map(({ table }) => table);
  const tables = await db.selectFrom('tables').select('id').where('id', 'in', tableIds).execute();
  const known = new Set<string>([...people, ...tables].map(({ id }) => id));
  return alerts.filter(({ person, table }) => known.has(person) && known.has(table));
}
