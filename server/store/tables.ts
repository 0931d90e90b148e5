import type { TableId } from '@rookery/protocol/identifiers';
import { settings, wishes } from '@rookery/protocol/tables';
import type { Selectable } from 'kysely';
import type { StoreOperations } from './operation.ts';
import type { Database, Schema } from './schema.ts';
import type { Saved, SavedTable, StoredTable, RequestKey } from '@rookery/desk/store';
import { readAs, unwritten, written } from './stored-json.ts';

type TableWork =
  | 'createTable'
  | 'findGranted'
  | 'saveTable'
  | 'findTable'
  | 'findProgress'
  | 'publicTables'
  | 'tablesOf'
  | 'untouchedTables'
  | 'countPlaying';

/** How tables are kept: whole, under the revision they were found with. */
export const tableWork: Pick<StoreOperations, TableWork> = {
  async createTable(db, { table, wish }) {
    const row = { id: table.id, created_at: table.createdAt, ...columnsOf(table), revision: 1 };
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('tables')
      .values({ ...row, creator: wish?.person ?? null, nonce: wish?.nonce ?? null })
      .onConflict((same) => same.columns(['creator', 'nonce']).doNothing())
      .executeTakeFirst();
    if (wish && numInsertedOrUpdatedRows === 0n) return (await grantedFor(db, wish)) ?? table.id;
    await insertSeats(db, table);
    return table.id;
  },

  findGranted: (db, wish) => grantedFor(db, wish),

  saveTable: (db, { table, expectedRevision }) => saveTable(db, table, expectedRevision),

  async findTable(db, { table }) {
    const rows = await db.selectFrom('tables').selectAll().where('id', '=', table).execute();
    const [found] = await withSeats(db, rows);
    return found;
  },

  async findProgress(db, { table, match }) {
    const found = await db
      .selectFrom('tables')
      .leftJoin('matches', (join) => join.on('matches.id', '=', match))
      .select(['tables.revision', 'matches.seq'])
      .where('tables.id', '=', table)
      .executeTakeFirst();
    return found;
  },

  async publicTables(db, { limit }) {
    const rows = await db
      .selectFrom('tables')
      .selectAll()
      .where('phase', 'in', ['waiting', 'playing', 'over'])
      .where('listing', '=', 'public')
      .orderBy('touched_at', 'desc')
      .orderBy('id')
      .limit(limit)
      .execute();
    return withSeats(db, rows);
  },

  async tablesOf(db, { person }) {
    const rows = await db
      .selectFrom('tables')
      .selectAll()
      .where('phase', '!=', 'closed')
      .where((where) =>
        where.or([
          where('host', '=', person),
          where('id', 'in', db.selectFrom('seats').select('table').where('person', '=', person)),
        ]),
      )
      .orderBy('touched_at', 'desc')
      .orderBy('id')
      .execute();
    return withSeats(db, rows);
  },

  async countPlaying(db, { since }) {
    const { people } = await db
      .selectFrom('seats')
      .innerJoin('tables', 'tables.id', 'seats.table')
      .select(({ fn }) => fn.count<number | string>('seats.person').distinct().as('people'))
      .where('tables.phase', '=', 'playing')
      .where('seats.bot', 'is', null)
      .where((where) =>
        where.exists(
          where
            .selectFrom('acts')
            .select('acts.seq')
            .whereRef('acts.match', '=', 'tables.match')
            .where('acts.at', '>=', since),
        ),
      )
      .executeTakeFirstOrThrow();
    return Number(people);
  },

  async untouchedTables(db, { waitingSince, playingSince, overSince, limit }) {
    const rows = await db
      .selectFrom('tables')
      .select('id')
      .where((where) =>
        where.or([
          where('phase', '=', 'waiting').and('touched_at', '<', waitingSince),
          where.and([
            where('phase', '=', 'playing'),
            where('touched_at', '<', playingSince),
            where.not(
              where.exists(
                where
                  .selectFrom('acts')
                  .select('acts.seq')
                  .whereRef('acts.match', '=', 'tables.match')
                  .where('acts.at', '>=', playingSince),
              ),
            ),
          ]),
          where('phase', '=', 'over').and('touched_at', '<', overSince),
        ]),
      )
      .orderBy('touched_at')
      .orderBy('id')
      .limit(limit)
      .execute();
    return rows.map(({ id }) => id);
  },
};

async function grantedFor(
  db: Database,
  { person, nonce }: RequestKey,
): Promise<TableId | undefined> {
  const found = await db
    .selectFrom('tables')
    .select('id')
    .where('creator', '=', person)
    .where('nonce', '=', nonce)
    .executeTakeFirst();
  return found?.id;
}

/** Keeps a table if nobody else has changed it since it was read. */
export async function saveTable(
  db: Database,
  table: StoredTable,
  expectedRevision: number,
): Promise<Saved> {
  const revision = expectedRevision + 1;
  const { numUpdatedRows } = await db
    .updateTable('tables')
    .set({ ...columnsOf(table), revision })
    .where('id', '=', table.id)
    .where('revision', '=', expectedRevision)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return overtaken(db, table);
  await db.deleteFrom('seats').where('table', '=', table.id).execute();
  await insertSeats(db, table);
  return { kind: 'saved', revision };
}

async function overtaken(db: Database, { id }: StoredTable): Promise<Saved> {
  const found = await db
    .selectFrom('tables')
    .select('revision')
    .where('id', '=', id)
    .executeTakeFirst();
  return found ? { kind: 'conflict', revision: found.revision } : { kind: 'unknown' };
}

const columnsOf = (table: StoredTable) => ({
  game: table.game,
  options: written(table.options),
  listing: table.settings.listing,
  settings: written(table.settings),
  phase: table.phase,
  host: table.host,
  match: table.match,
  wishes: written(table.wishes),
  touched_at: table.touchedAt,
});

async function insertSeats(db: Database, { id, seats }: StoredTable): Promise<void> {
  if (seats.length === 0) return;
  const rows = seats.map(({ person, bot, ready }, seat) => ({
    table: id,
    seat,
    person,
    bot,
    ready: ready ? 1 : 0,
  }));
  await db.insertInto('seats').values(rows).execute();
}

type StoredRow = Selectable<Schema['tables']>;

async function withSeats(db: Database, rows: readonly StoredRow[]): Promise<readonly SavedTable[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const seats = await db
    .selectFrom('seats')
    .selectAll()
    .where('table', 'in', ids)
    .orderBy('seat')
    .execute();
  return rows.map((row) =>
    savedTable(
      row,
      seats.filter(({ table }) => table === row.id),
    ),
  );
}

const savedTable = (row: StoredRow, seats: readonly Selectable<Schema['seats']>[]): SavedTable => ({
  revision: row.revision,
  table: {
    id: row.id,
    game: row.game,
    options: unwritten(row.options),
    settings: readAs(settings, row.settings, 'settings'),
    phase: row.phase,
    seats: seats.map(({ person, bot, ready }) => ({ person, bot, ready: ready === 1 })),
    host: row.host,
    match: row.match,
    wishes: readAs(wishes, row.wishes, 'wishes'),
    createdAt: row.created_at,
    touchedAt: row.touched_at,
  },
});
