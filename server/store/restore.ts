import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { isObject } from '@rookery/rules/kernel/shape';
import { sql } from 'kysely';
import { backupForm, type BackupLine, type BackupRow } from './backup.ts';
import { downtimeWork } from './downtime.ts';
import { tableLayouts, type TableLayout } from './layout.ts';
import { newestMigration } from './migrations.ts';
import { openBeside } from './open.ts';
import type { Database } from './schema.ts';
import { messageOf, StoreTrouble } from './trouble.ts';

/**
 * Puts everything back as a backup has it; what was there before is gone. It happens at once or not
 * at all, and not if `isAllowed` refuses the last sign of life of a server; the answer says which. Where
 * a server runs, what it has in memory no longer fits the expected numbers, so its next addition is a
 * conflict and it reads anew. But two restores in a row can lead back to the same numbers with other
 * acts behind them: people should restore only where none runs.
 */
export async function restore(
  database: string,
  file: string,
  isAllowed: (lastAlive: number | undefined) => boolean = () => true,
): Promise<boolean> {
  const db = await openBeside(database);
  try {
    return await db.transaction().execute(async (transaction) => {
      if (!isAllowed(await downtimeWork.lastAlive(transaction))) return false;
      await replaceAll(transaction, file);
      return true;
    });
  } finally {
    await db.destroy();
  }
}

/** Reads a whole backup, and throws what is wrong with it. */
export async function checkBackup(file: string): Promise<void> {
  await finished(Readable.from(rowsOf(file)).resume());
}

async function replaceAll(db: Database, file: string): Promise<void> {
  for (const { table } of tableLayouts.toReversed()) {
    // oxlint-disable-next-line no-await-in-loop -- what refers to others goes first
    await sql`delete from ${sql.table(table)}`.execute(db);
  }
  const inserting = new Inserting(db);
  for await (const { place, row } of rowsOf(file)) await inserting.add(place, row);
  await inserting.finish();
}

/** The rows of a backup, each with its table. A backup that was cut off throws at its end. */
async function* rowsOf(
  file: string,
): AsyncGenerator<{ readonly place: TableLayout; readonly row: BackupRow }> {
  let found = 0;
  let promised: number | undefined;
  for await (const line of linesOf(file)) {
    if ('rows' in line) promised = line.rows;
    if (!('row' in line)) continue;
    yield { place: placeOf(line.table, line.row), row: line.row };
    found += 1;
  }
  if (promised !== found) throw unusable('it is not whole');
}

const unusable = (why: string, cause?: unknown): StoreTrouble =>
  new StoreTrouble('bad-backup', `this backup cannot be used: ${why}`, { cause });

function placeOf(table: string, row: BackupRow): TableLayout {
  const place = tableLayouts.find((each) => each.table === table);
  if (place?.columns.length === row.length) return place;
  throw unusable(`it has rows that do not fit (${table.slice(0, 40)})`);
}

/** Rows go in many at a time. */
class Inserting {
  readonly #db: Database;
  #place: TableLayout | undefined;
  #rows: BackupRow[] = [];

  constructor(db: Database) {
    this.#db = db;
  }

  async add(place: TableLayout, row: BackupRow): Promise<void> {
    if (this.#place !== place || this.#rows.length === 200) await this.finish();
    this.#place = place;
    this.#rows.push(row);
  }

  async finish(): Promise<void> {
    if (!this.#place || this.#rows.length === 0) return;
    const columns = sql.join(this.#place.columns.map((name) => sql.ref(name)));
    const values = sql.join(this.#rows.map((row) => sql`(${sql.join(row)})`));
    this.#rows = [];
    await sql`insert into ${sql.table(this.#place.table)} (${columns}) values ${values}`.execute(
      this.#db,
    );
  }
}

async function* linesOf(file: string): AsyncGenerator<BackupLine> {
  let isFirst = true;
  try {
    for await (const text of textLinesOf(file)) {
      const line: unknown = JSON.parse(text);
      if (!isLine(line)) throw unusable('it has lines that say nothing');
      if (isFirst) refuseForeign(line);
      isFirst = false;
      yield line;
    }
  } catch (error) {
    throw error instanceof StoreTrouble ? error : unusable(messageOf(error), error);
  }
}

async function* textLinesOf(file: string): AsyncGenerator<string> {
  const unpacked = createGunzip();
  createReadStream(file)
    .on('error', (error) => unpacked.destroy(error))
    .pipe(unpacked);
  let rest = '';
  for await (const chunk of unpacked.setEncoding('utf8')) {
    const lines = `${rest}${String(chunk)}`.split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
}

const isLine = (line: unknown): line is BackupLine => {
  if (!isObject(line)) return false;
  if ('row' in line) return 'table' in line && typeof line.table === 'string' && isRow(line.row);
  if ('rows' in line) return typeof line.rows === 'number';
  const isHead = 'form' in line && 'migration' in line;
  return isHead && typeof line.form === 'string' && typeof line.migration === 'string';
};

const isRow = (row: unknown): boolean =>
  Array.isArray(row) &&
  row.every((value) => value === null || typeof value === 'string' || typeof value === 'number');

function refuseForeign(line: BackupLine): void {
  if (!('form' in line) || line.form !== backupForm) throw unusable('it is none of Rookery');
  if (line.migration === newestMigration) return;
  throw unusable(
    `it was written at ${line.migration}, and this version is at ${newestMigration}; restore it with the version that wrote it, then start this one`,
  );
}
