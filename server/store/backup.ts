import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { sql } from 'kysely';
import { tableLayouts, type TableLayout } from './layout.ts';
import { newestMigration } from './migrations.ts';
import { openBeside } from './open.ts';
import type { Database } from './schema.ts';

/** The form of backups written by this version. */
export const backupForm = 'rookery-backup/1';

/** A row as a list of values, in the order of its table's columns. */
export type BackupRow = readonly (string | number | null)[];

/** What the lines of a backup say: one head, then rows, then how many there were. */
export type BackupLine =
  | { readonly form: string; readonly migration: string }
  | { readonly table: string; readonly row: BackupRow }
  | { readonly rows: number };

/**
 * Writes everything as it was at one moment into a file, while the server goes on. The same file
 * restores into either kind of database, so this is also the way from one to the other.
 */
export async function backUp(database: string, file: string): Promise<void> {
  const db = await openBeside(database);
  // A backup that breaks off leaves no file that looks like one.
  const unfinished = `${file}.unfinished`;
  try {
    await db
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute((snapshot) =>
        pipeline(
          Readable.from(textOf(linesOf(snapshot))),
          createGzip(),
          createWriteStream(unfinished, { mode: 0o600, flush: true }),
        ),
      );
    await rename(unfinished, file);
  } catch (error) {
    // On a full disk what was written so far would be in the way of everything else.
    await rm(unfinished, { force: true });
    throw error;
  } finally {
    await db.destroy();
  }
}

async function* textOf(lines: AsyncIterable<BackupLine>): AsyncGenerator<string> {
  for await (const line of lines) yield `${JSON.stringify(line)}\n`;
}

async function* linesOf(db: Database): AsyncGenerator<BackupLine> {
  yield { form: backupForm, migration: newestMigration };
  let rows = 0;
  for (const place of tableLayouts) {
    // oxlint-disable-next-line no-await-in-loop -- one table after the other, in the order of references
    for await (const row of rowsOf(db, place)) {
      yield { table: place.table, row };
      rows += 1;
    }
  }
  yield { rows };
}

const pageSize = 1000;

/** The rows of a table, page by page, so that no more than a page is in memory. */
async function* rowsOf(db: Database, place: TableLayout): AsyncGenerator<BackupRow> {
  let page = await pageOf(db, place, undefined);
  for (;;) {
    yield* page;
    const last = page.at(-1);
    if (!last || page.length < pageSize) return;
    // oxlint-disable-next-line no-await-in-loop -- a page is asked for when the one before is written
    page = await pageOf(db, place, last);
  }
}

async function pageOf(
  db: Database,
  { table, key, columns }: TableLayout,
  after: BackupRow | undefined,
): Promise<readonly BackupRow[]> {
  const keys = sql.join(key.map((name) => sql.ref(name)));
  const values = key.map((name) => after?.[columns.indexOf(name)]);
  const beyond = after ? sql`where (${keys}) > (${sql.join(values)})` : sql``;
  const chosen = sql.join(columns.map((name) => sql.ref(name)));
  const query = sql<Readonly<Record<string, string | number | null>>>`
    select ${chosen} from ${sql.table(table)} ${beyond} order by ${keys} limit ${sql.lit(pageSize)}`;
  const { rows } = await query.execute(db);
  return rows.map((row) => columns.map((name) => row[name] ?? null));
}
