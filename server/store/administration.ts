import type { StoreOperations } from './operation.ts';
import type { Database } from './schema.ts';
import { endSessions } from './sessions.ts';
import type { KnownPerson, ListedTable, Registration } from './administration-store.ts';
import { accountKeyOf } from './people.ts';

type AdministrationWork =
  | 'openTables'
  | 'knownPeople'
  | 'banPerson'
  | 'unbanPerson'
  | 'resetPassword'
  | 'stopClocks'
  | 'registration'
  | 'setRegistration';

const registrationFact = 'registration';

/** What the administrator looks up and decides. */
export const administrationWork: Pick<StoreOperations, AdministrationWork> = {
  openTables: (db, { limit }) => openTables(db, limit),

  knownPeople: (db, { text, limit }) => knownPeople(db, text, limit),

  async banPerson(db, { person, at }) {
    const found = await db
      .selectFrom('people')
      .select('id')
      .where('id', '=', person)
      .executeTakeFirst();
    if (!found) return 'unknown';
    await db
      .insertInto('bans')
      .values({ person, since: at })
      .onConflict((same) => same.column('person').doNothing())
      .execute();
    await endSessions(db, person);
    return 'banned';
  },

  async unbanPerson(db, { person }) {
    const { numDeletedRows } = await db
      .deleteFrom('bans')
      .where('person', '=', person)
      .executeTakeFirst();
    return numDeletedRows > 0n ? 'unbanned' : 'not-banned';
  },

  async resetPassword(db, { person, passwordHash }) {
    const { numUpdatedRows } = await db
      .updateTable('people')
      .set({ password_hash: passwordHash })
      .where('id', '=', person)
      .where('account_key', 'is not', null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return 'no-account';
    await endSessions(db, person);
    return 'reset';
  },

  async stopClocks(db, { match }) {
    await db.updateTable('matches').set({ deadline: null }).where('id', '=', match).execute();
  },

  async registration(db) {
    const found = await db
      .selectFrom('facts')
      .select('value')
      .where('name', '=', registrationFact)
      .executeTakeFirst();
    return found?.value === 'closed' ? 'closed' : 'open';
  },

  setRegistration: (db, { to }) => setRegistration(db, to),
};

async function setRegistration(db: Database, to: Registration): Promise<void> {
  await db
    .insertInto('facts')
    .values({ name: registrationFact, value: to })
    .onConflict((same) => same.column('name').doUpdateSet({ value: to }))
    .execute();
}

async function openTables(db: Database, limit: number): Promise<readonly ListedTable[]> {
  const tables = await db
    .selectFrom('tables')
    .leftJoin('matches', 'matches.id', 'tables.match')
    .select(['tables.id', 'tables.game', 'tables.phase', 'tables.listing', 'tables.match'])
    .select(['tables.created_at as createdAt', 'tables.touched_at as touchedAt'])
    .select(['matches.started_at as startedAt', 'matches.seq as acts'])
    .where('tables.phase', '!=', 'closed')
    .orderBy('tables.touched_at', 'desc')
    .orderBy('tables.id')
    .limit(limit)
    .execute();
  const seats = await seatsOf(
    db,
    tables.map(({ id }) => id),
  );
  return tables.map(({ id, ...table }) => ({
    id,
    ...table,
    seats: seats
      .filter((seat) => seat.table === id)
      .map(({ person, name, bot }) => ({ person, name, bot })),
  }));
}

async function seatsOf(
  db: Database,
  tables: readonly ListedTable['id'][],
): Promise<readonly (ListedTable['seats'][number] & { readonly table: ListedTable['id'] })[]> {
  if (tables.length === 0) return [];
  return db
    .selectFrom('seats')
    .leftJoin('people', 'people.id', 'seats.person')
    .select(['seats.table', 'seats.person', 'people.name', 'seats.bot'])
    .where('seats.table', 'in', tables)
    .orderBy('seats.table')
    .orderBy('seats.seat')
    .execute();
}

/** People of that id, account or name; the newest if no text is given. */
async function knownPeople(
  db: Database,
  text: string | null,
  limit: number,
): Promise<readonly KnownPerson[]> {
  const everyone = db
    .selectFrom('people')
    .leftJoin('bans', 'bans.person', 'people.id')
    .select(['people.id', 'people.name', 'people.account'])
    .select(['people.created_at as createdAt', 'bans.since as bannedSince'])
    .orderBy('people.created_at', 'desc')
    .orderBy('people.id')
    .limit(limit);
  if (text === null) return everyone.execute();
  return everyone
    .where((where) =>
      where.or([
        where('people.id', '=', text),
        where('people.account_key', '=', accountKeyOf(text)),
        where('people.name', '=', text),
      ]),
    )
    .execute();
}
