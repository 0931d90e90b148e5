import { Migrator, sql, type Migration } from 'kysely';
import type { Database } from './schema.ts';
import { messageOf, StoreTrouble } from './trouble.ts';

/** Changes to the database in order; one that was released is never changed again. */
const migrations: Readonly<Record<string, Migration>> = {
  '0001-beginning': { up: beginning },
  '0002-bans': { up: addBans },
  '0003-session-families': { up: addSessionFamilies },
  '0004-table-codes': { up: addTableCodes },
  '0005-alerts-and-settings': { up: addAlertsAndSettings },
};

/** The last change this version knows. */
export const newestMigration = String(Object.keys(migrations).at(-1));

/** Whether the database takes care that a change is done completely or not at all. */
export type Transactions = 'its-own' | 'around-it';

/** Brings a database up to date; refuses one that a newer version has changed. */
export async function migrate(db: Database, transactions: Transactions): Promise<void> {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: () => Promise.resolve({ ...migrations }) },
    disableTransactions: transactions === 'around-it',
  });
  await refuseNewer(db);
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) {
    throw new StoreTrouble('broken', `the database could not be set up: ${messageOf(error)}`, {
      cause: error,
    });
  }
}

async function refuseNewer(db: Database): Promise<void> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === 'kysely_migration')) return;
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  const unknown = rows.find(({ name }) => !Object.hasOwn(migrations, name));
  if (!unknown) return;
  throw new StoreTrouble(
    'newer',
    `the database was changed by a newer version of Rookery (${unknown.name}; this one knows up to ${newestMigration}); start that version; or move this database away, and restore a backup that this version wrote`,
  );
}

async function addTableCodes(db: Database): Promise<void> {
  await db.schema
    .createTable('table_codes')
    .addColumn('code', 'text', (column) => column.notNull().primaryKey())
    .addColumn('table', 'text', (column) =>
      column.notNull().references('tables.id').onDelete('cascade').unique(),
    )
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute();
}

async function addAlertsAndSettings(db: Database): Promise<void> {
  await db.schema
    .createTable('push_targets')
    .addColumn('endpoint', 'text', (column) => column.notNull().primaryKey())
    .addColumn('person', 'text', (column) =>
      column.notNull().references('people.id').onDelete('cascade'),
    )
    .addColumn('family', 'text', (column) => column.notNull())
    .addColumn('p256dh', 'text', (column) => column.notNull())
    .addColumn('auth', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('added_at', 'bigint', (column) => column.notNull())
    .execute();
  await index(db, 'push_targets', ['person']);
  await createAlerts(db);
  await db.schema
    .createTable('settings')
    .addColumn('person', 'text', (column) =>
      column.notNull().primaryKey().references('people.id').onDelete('cascade'),
    )
    .addColumn('stamps', 'text', (column) => column.notNull())
    .execute();
}

async function createAlerts(db: Database): Promise<void> {
  await db.schema
    .createTable('alerts')
    .addColumn('person', 'text', (column) =>
      column.notNull().references('people.id').onDelete('cascade'),
    )
    .addColumn('table', 'text', (column) =>
      column.notNull().references('tables.id').onDelete('cascade'),
    )
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('occasion', 'text', (column) => column.notNull())
    .addColumn('by', 'integer')
    .addColumn('due_at', 'bigint')
    .addPrimaryKeyConstraint('alerts_key', ['person', 'table'])
    .execute();
  await index(db, 'alerts', ['due_at']);
  await index(db, 'alerts', ['table']);
}

async function beginning(db: Database): Promise<void> {
  await createPeople(db);
  await createTables(db);
  await createSeats(db);
  await createChat(db);
  await createMatches(db);
  await createActs(db);
}

async function addBans(db: Database): Promise<void> {
  await db.schema
    .createTable('bans')
    .addColumn('person', 'text', (column) =>
      column.notNull().primaryKey().references('people.id').onDelete('cascade'),
    )
    .addColumn('since', 'bigint', (column) => column.notNull())
    .execute();
}

/** Every session that is known so far is a family of its own. */
async function addSessionFamilies(db: Database): Promise<void> {
  const sessions = db.schema.alterTable('sessions');
  await sessions.addColumn('family', 'text', (column) => column.notNull().defaultTo('')).execute();
  await sessions.addColumn('used_at', 'bigint').execute();
  await sessions.addColumn('superseded_at', 'bigint').execute();
  await sql`update sessions set family = token_hash, used_at = created_at`.execute(db);
  await index(db, 'sessions', ['family']);
}

async function createPeople(db: Database): Promise<void> {
  await db.schema
    .createTable('facts')
    .addColumn('name', 'text', (column) => column.notNull().primaryKey())
    .addColumn('value', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('people')
    .addColumn('id', 'text', (column) => column.notNull().primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('penguin', 'text', (column) => column.notNull())
    .addColumn('account', 'text')
    .addColumn('account_key', 'text', (column) => column.unique())
    .addColumn('password_hash', 'text')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('sessions')
    .addColumn('token_hash', 'text', (column) => column.notNull().primaryKey())
    .addColumn('person', 'text', (column) =>
      column.notNull().references('people.id').onDelete('cascade'),
    )
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('device_codes')
    .addColumn('code_hash', 'text', (column) => column.notNull().primaryKey())
    .addColumn('person', 'text', (column) =>
      column.notNull().references('people.id').onDelete('cascade'),
    )
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute();
  await index(db, 'sessions', ['person']);
  await index(db, 'sessions', ['expires_at']);
  await index(db, 'device_codes', ['person']);
}

async function createTables(db: Database): Promise<void> {
  await db.schema
    .createTable('tables')
    .addColumn('id', 'text', (column) => column.notNull().primaryKey())
    .addColumn('revision', 'integer', (column) => column.notNull())
    .addColumn('game', 'text', (column) => column.notNull())
    .addColumn('options', 'text', (column) => column.notNull())
    .addColumn('listing', 'text', (column) => column.notNull())
    .addColumn('settings', 'text', (column) => column.notNull())
    .addColumn('phase', 'text', (column) => column.notNull())
    .addColumn('host', 'text', (column) => column.references('people.id').onDelete('set null'))
    .addColumn('match', 'text')
    .addColumn('wishes', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('touched_at', 'bigint', (column) => column.notNull())
    .addColumn('creator', 'text', (column) => column.references('people.id').onDelete('set null'))
    .addColumn('nonce', 'text')
    // A wish is granted once, whatever the program does.
    .addUniqueConstraint('tables_wish', ['creator', 'nonce'])
    .execute();
  await index(db, 'tables', ['phase', 'listing', 'touched_at']);
  await index(db, 'tables', ['host']);
}

async function createSeats(db: Database): Promise<void> {
  await db.schema
    .createTable('seats')
    .addColumn('table', 'text', (column) =>
      column.notNull().references('tables.id').onDelete('cascade'),
    )
    .addColumn('seat', 'integer', (column) => column.notNull())
    .addColumn('person', 'text', (column) => column.references('people.id').onDelete('set null'))
    .addColumn('bot', 'text')
    .addColumn('ready', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('seats_key', ['table', 'seat'])
    .execute();
  await index(db, 'seats', ['person']);
}

async function createChat(db: Database): Promise<void> {
  await db.schema
    .createTable('chat')
    .addColumn('table', 'text', (column) =>
      column.notNull().references('tables.id').onDelete('cascade'),
    )
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('person', 'text', (column) =>
      column.notNull().references('people.id').onDelete('cascade'),
    )
    .addColumn('nonce', 'text', (column) => column.notNull())
    .addColumn('said', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('chat_key', ['table', 'id'])
    .addUniqueConstraint('chat_wish', ['table', 'person', 'nonce'])
    .execute();
  await index(db, 'chat', ['person']);
}

async function createMatches(db: Database): Promise<void> {
  await db.schema
    .createTable('matches')
    .addColumn('id', 'text', (column) => column.notNull().primaryKey())
    .addColumn('table', 'text', (column) => column.references('tables.id').onDelete('set null'))
    .addColumn('game', 'text', (column) => column.notNull())
    .addColumn('rules', 'integer', (column) => column.notNull())
    .addColumn('options', 'text', (column) => column.notNull())
    .addColumn('secret', 'text', (column) => column.notNull())
    .addColumn('seq', 'integer', (column) => column.notNull())
    .addColumn('clocks', 'text', (column) => column.notNull())
    .addColumn('deadline', 'bigint')
    .addColumn('started_at', 'bigint', (column) => column.notNull())
    .addColumn('finished_at', 'bigint')
    .addColumn('result', 'text')
    .execute();
  await db.schema
    .createTable('players')
    .addColumn('match', 'text', (column) =>
      column.notNull().references('matches.id').onDelete('cascade'),
    )
    .addColumn('seat', 'integer', (column) => column.notNull())
    .addColumn('person', 'text', (column) => column.references('people.id').onDelete('set null'))
    .addColumn('bot', 'text')
    .addPrimaryKeyConstraint('players_key', ['match', 'seat'])
    .execute();
  await index(db, 'matches', ['deadline']);
  await index(db, 'matches', ['table']);
  await index(db, 'players', ['person']);
}

const createActs = (db: Database): Promise<void> =>
  db.schema
    .createTable('acts')
    .addColumn('match', 'text', (column) =>
      column.notNull().references('matches.id').onDelete('cascade'),
    )
    .addColumn('seq', 'integer', (column) => column.notNull())
    .addColumn('act', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('seat', 'integer')
    .addColumn('nth', 'integer')
    .addColumn('answer', 'text')
    // A fork is impossible, and so is a second nth decision of a seat, whatever the program does.
    .addPrimaryKeyConstraint('acts_key', ['match', 'seq'])
    .addUniqueConstraint('acts_decision', ['match', 'seat', 'nth'])
    .execute();

const index = (db: Database, table: string, columns: string[]): Promise<void> =>
  db.schema
    .createIndex(`${table}_by_${columns.join('_')}`)
    .on(table)
    .columns(columns)
    .execute();
