import type { Person } from '@rookery/desk/store';
import { said } from '@rookery/protocol/chat';
import type { StoreOperations } from './operation.ts';
import type { Database } from './schema.ts';
import { endOtherSessions, personOf } from './sessions.ts';
import { settingsOf } from './settings.ts';
import type { PersonExport } from './store.ts';
import { readAs } from './stored-json.ts';

type PeopleWork =
  | 'changePerson'
  | 'findPeople'
  | 'peopleAt'
  | 'claimAccount'
  | 'findAccount'
  | 'exportPerson'
  | 'deletePerson';

/** Accounts that differ by capital letters alone are one account. */
export const accountKeyOf = (account: string): string => account.normalize('NFKC').toLowerCase();

/** How people change, and how they are forgotten. */
export const peopleWork: Pick<StoreOperations, PeopleWork> = {
  async changePerson(db, { id, name, penguin }) {
    const { numUpdatedRows } = await db
      .updateTable('people')
      .set({ name, penguin })
      .where('id', '=', id)
      .executeTakeFirst();
    return numUpdatedRows > 0n ? 'changed' : 'unknown';
  },

  findPeople: (db, { people }) => findPeople(db, people),

  peopleAt: (db, { seats, host }) =>
    findPeople(
      db,
      [host, ...seats.map(({ person }) => person)].filter((id) => id !== null),
    ),

  async claimAccount(db, { person, account, passwordHash, oldPasswordHash, tokenHash }) {
    const key = accountKeyOf(account);
    const owner = await db
      .selectFrom('people')
      .select('id')
      .where('account_key', '=', key)
      .executeTakeFirst();
    if (owner && owner.id !== person) return 'taken';
    const { numUpdatedRows } = await db
      .updateTable('people')
      .set({ account, account_key: key, password_hash: passwordHash })
      .where('id', '=', person)
      .where('password_hash', oldPasswordHash === null ? 'is' : '=', oldPasswordHash)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return (await personOf(db, person)) ? 'outdated' : 'unknown';
    if (oldPasswordHash !== null) await endOtherSessions(db, person, tokenHash);
    return 'claimed';
  },

  async findAccount(db, { account }) {
    const found = await db
      .selectFrom('people')
      .select(['id', 'password_hash'])
      .where('account_key', '=', accountKeyOf(account))
      .executeTakeFirst();
    if (!found || found.password_hash === null) return undefined;
    return { person: found.id, passwordHash: found.password_hash };
  },

  async exportPerson(db, { person: id }) {
    const person = await personOf(db, id);
    return person && { person, ...(await tracesOf(db, id)) };
  },

  async deletePerson(db, { person }) {
    const { numDeletedRows } = await db
      .deleteFrom('people')
      .where('id', '=', person)
      .executeTakeFirst();
    return numDeletedRows > 0n ? 'deleted' : 'unknown';
  },
};

async function tracesOf(db: Database, person: string): Promise<Omit<PersonExport, 'person'>> {
  const { createdAt } = await db
    .selectFrom('people')
    .select('created_at as createdAt')
    .where('id', '=', person)
    .executeTakeFirstOrThrow();
  const sessions = await db
    .selectFrom('sessions')
    .select(['created_at as since', 'expires_at as until'])
    .where('person', '=', person)
    .where('superseded_at', 'is', null)
    .orderBy('created_at')
    .execute();
  const tables = await db
    .selectFrom('seats')
    .select(['table', 'seat'])
    .where('person', '=', person)
    .orderBy('table')
    .execute();
  const matches = await db
    .selectFrom('players')
    .select(['match', 'seat'])
    .where('person', '=', person)
    .orderBy('match')
    .execute();
  const chat = await db
    .selectFrom('chat')
    .select(['table', 'at', 'said'])
    .where('person', '=', person)
    .orderBy('at')
    .execute();
  const lines = chat.map((line) => ({ ...line, said: readAs(said, line.said, 'a line of chat') }));
  const settings = await settingsOf(db, person);
  const browsers = await browsersOf(db, person);
  return { createdAt, sessions, tables, matches, chat: lines, settings, browsers };
}

const browsersOf = (db: Database, person: string): Promise<PersonExport['browsers']> =>
  db
    .selectFrom('push_targets')
    .select(['endpoint', 'language', 'added_at as since'])
    .where('person', '=', person)
    .orderBy('added_at')
    .execute();

async function findPeople(db: Database, people: readonly string[]): Promise<readonly Person[]> {
  if (people.length === 0) return [];
  return db
    .selectFrom('people')
    .select(['id', 'name', 'penguin'])
    .where('id', 'in', [...new Set(people)])
    .orderBy('id')
    .execute();
}
