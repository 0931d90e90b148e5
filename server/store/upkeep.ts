import { said as saidReader } from '@rookery/protocol/chat';
import type { Operations } from './operation.ts';
import { readAs, written } from './stored-json.ts';

type UpkeepWork = 'say' | 'chatOf' | 'markAlive' | 'lastAlive' | 'sweep';

const alive = 'alive';

/** Chat, and what the server notes about itself. */
export const upkeepWork: Pick<Operations, UpkeepWork> = {
  async say(db, { table, id, person, said, at }) {
    const found = await db
      .selectFrom('tables')
      .select('id')
      .where('id', '=', table)
      .executeTakeFirst();
    if (!found) return 'unknown';
    await db
      .insertInto('chat')
      .values({ table, id, person, said: written(said), at })
      .onConflict((same) => same.doNothing())
      .execute();
    return 'said';
  },

  async chatOf(db, { table, limit }) {
    const rows = await db
      .selectFrom('chat')
      .innerJoin('people', 'people.id', 'chat.person')
      .select(['chat.id', 'chat.at', 'chat.person', 'chat.said', 'people.name'])
      .where('table', '=', table)
      .orderBy('at', 'desc')
      .orderBy('chat.id', 'desc')
      .limit(limit)
      .execute();
    return rows
      .toReversed()
      .map((row) => ({ ...row, said: readAs(saidReader, row.said, 'a line of chat') }));
  },

  async markAlive(db, { at }) {
    await db
      .insertInto('facts')
      .values({ name: alive, value: String(at) })
      .onConflict((same) => same.column('name').doUpdateSet({ value: String(at) }))
      .execute();
  },

  async lastAlive(db) {
    const found = await db
      .selectFrom('facts')
      .select('value')
      .where('name', '=', alive)
      .executeTakeFirst();
    return found && Number(found.value);
  },

  async sweep(db, { at, closedBefore }) {
    await db.deleteFrom('sessions').where('expires_at', '<=', at).execute();
    await db.deleteFrom('device_codes').where('expires_at', '<=', at).execute();
    await db
      .deleteFrom('tables')
      .where('phase', '=', 'closed')
      .where('touched_at', '<', closedBefore)
      .execute();
  },
};
