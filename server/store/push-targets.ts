import { fields, text } from '@rookery/rules/kernel/shape';
import type { StoreOperations } from './operation.ts';
import type { PushKeys } from './push-store.ts';
import type { Database } from './schema.ts';
import { readAs, written } from './stored-json.ts';

type PushWork =
  'keepPushKeys' | 'addPushTarget' | 'pushTargetsOf' | 'removePushTarget' | 'removeOwnPushTarget';

/** Browsers of one person that take messages. */
const mostTargets = 10;

const keysFact = 'push keys';
const pushKeys = fields<PushKeys>({ publicKey: text(200), privateKey: text(200) });

/** Browsers that take messages for people, and the keys to write to them. */
export const pushWork: Pick<StoreOperations, PushWork> = {
  async keepPushKeys(db, keys) {
    // The first server to come makes the keys of all.
    await db
      .insertInto('facts')
      .values({ name: keysFact, value: written(keys) })
      .onConflict((same) => same.column('name').doNothing())
      .execute();
    const { value } = await db
      .selectFrom('facts')
      .select('value')
      .where('name', '=', keysFact)
      .executeTakeFirstOrThrow();
    return readAs(pushKeys, value, 'push keys');
  },

  async addPushTarget(db, { at, ...target }) {
    const row = { ...target, added_at: at };
    await db
      .insertInto('push_targets')
      .values(row)
      .onConflict((same) => same.column('endpoint').doUpdateSet(row))
      .execute();
    await forgetOldest(db, target.person);
  },

  pushTargetsOf: (db, { person, at }) =>
    db
      .selectFrom('push_targets')
      .select(['endpoint', 'p256dh', 'auth', 'language'])
      .where('person', '=', person)
      .where(
        'family',
        'in',
        db.selectFrom('sessions').select('family').where('expires_at', '>', at),
      )
      .orderBy('added_at')
      .execute(),

  async removePushTarget(db, { endpoint }) {
    await db.deleteFrom('push_targets').where('endpoint', '=', endpoint).execute();
  },

  async removeOwnPushTarget(db, { person, endpoint }) {
    await db
      .deleteFrom('push_targets')
      .where('endpoint', '=', endpoint)
      .where('person', '=', person)
      .execute();
  },
};

async function forgetOldest(db: Database, person: string): Promise<void> {
  const newest = await db
    .selectFrom('push_targets')
    .select('endpoint')
    .where('person', '=', person)
    .orderBy('added_at', 'desc')
    .orderBy('endpoint')
    .limit(mostTargets)
    .execute();
  const kept = newest.map(({ endpoint }) => endpoint);
  await db
    .deleteFrom('push_targets')
    .where('person', '=', person)
    .where('endpoint', 'not in', kept)
    .execute();
}
