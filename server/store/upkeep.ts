import { said as saidReader } from '@rookery/protocol/chat';
import type { ExpressionBuilder, ExpressionWrapper, SqlBool } from 'kysely';
import type { StoreOperations } from './operation.ts';
import type { Database, Schema } from './schema.ts';
import type { ChatLineKey } from '@rookery/desk/store';
import { readAs, written } from './stored-json.ts';

type UpkeepWork = 'say' | 'hasSaid' | 'chatOf' | 'sweep';

/** Chat, and what is thrown away. */
export const upkeepWork: Pick<StoreOperations, UpkeepWork> = {
  async say(db, { table, id, person, nonce, said, at }) {
    const found = await db
      .selectFrom('tables')
      .select('id')
      .where('id', '=', table)
      .executeTakeFirst();
    if (!found) return 'unknown';
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('chat')
      .values({ table, id, person, nonce, said: written(said), at })
      .onConflict((same) => same.columns(['table', 'person', 'nonce']).doNothing())
      .executeTakeFirst();
    return numInsertedOrUpdatedRows === 0n ? 'repeated' : 'said';
  },

  hasSaid: (db, line) => hasSaid(db, line),

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

  async sweep(db, { at, closedBefore }) {
    await db.deleteFrom('sessions').where('expires_at', '<=', at).execute();
    await db.deleteFrom('sessions').where('superseded_at', '<', closedBefore).execute();
    await db.deleteFrom('device_codes').where('expires_at', '<=', at).execute();
    await db.deleteFrom('table_codes').where('expires_at', '<=', at).execute();
    const living = db.selectFrom('sessions').select('family');
    await db.deleteFrom('push_targets').where('family', 'not in', living).execute();
    await db
      .deleteFrom('tables')
      .where('phase', '=', 'closed')
      .where('touched_at', '<', closedBefore)
      .execute();
    await db.deleteFrom('people').where('account_key', 'is', null).where(hasNoTrace).execute();
  },
};

async function hasSaid(db: Database, { table, person, nonce }: ChatLineKey): Promise<boolean> {
  const found = await db
    .selectFrom('chat')
    .select('id')
    .where('table', '=', table)
    .where('person', '=', person)
    .where('nonce', '=', nonce)
    .executeTakeFirst();
  return found !== undefined;
}

/** Nothing leads back to that person, and nothing that others see is theirs. */
function hasNoTrace(
  where: ExpressionBuilder<Schema, 'people'>,
): ExpressionWrapper<Schema, 'people', SqlBool> {
  const traces = [
    where.selectFrom('bans').select('person').whereRef('person', '=', 'people.id'),
    where.selectFrom('sessions').select('person').whereRef('person', '=', 'people.id'),
    where.selectFrom('device_codes').select('person').whereRef('person', '=', 'people.id'),
    where.selectFrom('seats').select('person').whereRef('person', '=', 'people.id'),
    where.selectFrom('tables').select('host').whereRef('host', '=', 'people.id'),
    where.selectFrom('players').select('person').whereRef('person', '=', 'people.id'),
    where.selectFrom('chat').select('person').whereRef('person', '=', 'people.id'),
  ];
  return where.and(traces.map((trace) => where.not(where.exists(trace))));
}
