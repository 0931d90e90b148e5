import { chmodSync, closeSync, openSync } from 'node:fs';
import { Kysely, SqliteDialect, type SqliteStatement } from 'kysely';
import { migrate } from './migrations.ts';
import { registerDirectExecution } from './prepared-query.ts';
import type { Schema } from './schema.ts';
import { messageOf, StoreTrouble } from './trouble.ts';

/** What `node:sqlite` and its stand-in have in common, as far as we need it. */
interface Statement {
  all(...parameters: readonly unknown[]): unknown[];
  run(...parameters: readonly unknown[]): {
    changes: number | bigint;
    lastInsertRowid: number | bigint;
  };
  iterate(...parameters: readonly unknown[]): IterableIterator<unknown>;
}

interface RawDatabase {
  readonly isTransaction: boolean;
  exec(sql: string): void;
  prepare(sql: string): Statement;
  close(): void;
}

interface SqliteModule {
  readonly DatabaseSync: new (file: string) => RawDatabase;
}

/** An open file: SQL as text, and as queries. */
export interface SqliteConnection {
  readonly raw: RawDatabase;
  readonly db: Kysely<Schema>;
}

/** Set on every open, because bindings differ in what they take for granted. */
const promises = [
  // A file that somebody else is writing is waited for, in milliseconds.
  'pragma busy_timeout = 5000',
  'pragma journal_mode = wal',
  // A commit has reached the disk before anyone hears of it.
  'pragma synchronous = full',
  'pragma foreign_keys = on',
];

/** Opens the file, makes it if there is none, and brings it up to date. */
export async function openConnection(file: string): Promise<SqliteConnection> {
  const { DatabaseSync } = await loadSqlite();
  makePrivate(file);
  const raw = new DatabaseSync(file);
  try {
    for (const sql of promises) raw.exec(sql);
    const db = queriesOn(raw);
    await migrateTogether(raw, db);
    return { raw, db };
  } catch (error) {
    raw.close();
    throw error instanceof StoreTrouble ? error : unopened(file, error);
  }
}

/** Pages of the log after which the writer itself makes a checkpoint, if nobody else has come that far: 32 MiB. */
const longestLog = 8000;

/** A connection that only copies the log into the file. */
interface CheckpointConnection {
  /** Copies what can be copied while others read and write. If that fails, the log stays for the next attempt. */
  checkpoint(): void;
  close(): void;
}

/** Opens a file that is up to date, for checkpoints alone. */
export async function openForCheckpoints(file: string): Promise<CheckpointConnection> {
  const { DatabaseSync } = await loadSqlite();
  const raw = new DatabaseSync(file);
  for (const sql of promises) raw.exec(sql);
  return {
    checkpoint() {
      try {
        // No rows are asked for: a process that exits meanwhile could not make them, and would crash.
        raw.exec('pragma wal_checkpoint(passive)');
      } catch {
        // A full or failing disk: whoever writes next says so.
      }
    },
    close: () => raw.close(),
  };
}

/**
 * Opens the file for whoever works on it alone. What a dead server left in the log is written into the
 * file anew before anyone believes it: where the disk had failed, it may be readable and yet not kept.
 */
export async function openForWork(file: string): Promise<SqliteConnection> {
  const connection = await openConnection(file);
  try {
    connection.raw.exec('pragma wal_checkpoint(truncate)');
    connection.raw.exec(`pragma wal_autocheckpoint = ${String(longestLog)}`);
    return connection;
  } catch (error) {
    connection.raw.close();
    throw unopened(file, error);
  }
}

/** How long a lock may take to be free, in milliseconds: whoever had it may just be ending. */
const lockPatience = 1000;

/** Opens a file that holds nothing, and keeps everybody else from doing so until it is closed. */
export async function openLockFile(file: string): Promise<Pick<RawDatabase, 'close'> | 'in-use'> {
  const { DatabaseSync } = await loadSqlite();
  makePrivate(file);
  const raw = new DatabaseSync(file);
  try {
    raw.exec(`pragma busy_timeout = ${String(lockPatience)}`);
    // The lock of a transaction that never ends; the system releases it when the process dies.
    raw.exec('begin exclusive');
    return raw;
  } catch (error) {
    raw.close();
    if (isLocked(error)) return 'in-use';
    throw unopened(file, error);
  }
}

/** SQLite's number for a file that somebody else has locked. */
const isLocked = (error: unknown): boolean =>
  error instanceof Error && 'errcode' in error && error.errcode === 5;

function unopened(file: string, cause: unknown): StoreTrouble {
  const isForeign = cause instanceof Error && 'code' in cause && cause.code === 'EACCES';
  const advice = isForeign ? '; file and folder must belong to the user who runs this' : '';
  const message = `${file} cannot be opened: ${messageOf(cause)}${advice}`;
  return new StoreTrouble('unavailable', message, { cause });
}

/** Loads Node's own SQLite where it has one, else the same in a package. */
async function loadSqlite(): Promise<SqliteModule> {
  const own = loadOwnSqlite();
  return isSqlite(own) ? own : import('@photostructure/sqlite');
}

/** Node 22 warns that its SQLite is experimental. We use only what the package has too, so nobody needs to know. */
function loadOwnSqlite(): unknown {
  const emitWarning = process.emitWarning.bind(process);
  process.emitWarning = () => {};
  try {
    return process.getBuiltinModule('node:sqlite');
  } finally {
    process.emitWarning = emitWarning;
  }
}

const isSqlite = (found: unknown): found is SqliteModule =>
  typeof found === 'object' &&
  found !== null &&
  'DatabaseSync' in found &&
  typeof found.DatabaseSync === 'function';

/** The file holds secrets; those that SQLite makes beside it get the same rights. */
function makePrivate(file: string): void {
  try {
    closeSync(openSync(file, 'a', 0o600));
    chmodSync(file, 0o600);
  } catch (error) {
    throw unopened(file, error);
  }
}

/** Several processes may open a new file at once; one sets it up, the others wait. */
async function migrateTogether(raw: RawDatabase, db: Kysely<Schema>): Promise<void> {
  raw.exec('begin immediate');
  try {
    await migrate(db, 'around-it');
    raw.exec('commit');
  } catch (error) {
    if (raw.isTransaction) raw.exec('rollback');
    throw error;
  }
}

function queriesOn(raw: RawDatabase): Kysely<Schema> {
  const prepare = preparing(raw);
  const db = new Kysely<Schema>({
    dialect: new SqliteDialect({ database: { prepare, close: () => raw.close() } }),
  });
  registerDirectExecution(db, (sql) => prepare(sql));
  return db;
}

/** The commands of transactions recur with every commit, so they are parsed once. */
export function withPreparedCommands(
  raw: RawDatabase,
): Pick<RawDatabase, 'isTransaction' | 'exec'> {
  const prepare = preparing(raw);
  return {
    get isTransaction() {
      return raw.isTransaction;
    },
    exec(sql) {
      prepare(sql).run([]);
    },
  };
}

const mostPrepared = 200;

/** Statements are prepared once and kept, the least recently used one going first. */
function preparing(raw: RawDatabase): (sql: string) => SqliteStatement {
  const kept = new Map<string, SqliteStatement>();
  return (sql) => {
    const statement = kept.get(sql) ?? statementOf(raw.prepare(sql), sql);
    kept.delete(sql);
    kept.set(sql, statement);
    const [oldest] = kept.keys();
    if (kept.size > mostPrepared && oldest !== undefined) kept.delete(oldest);
    return statement;
  };
}

const gives = /^\s*(?:select|with|pragma)\b|\breturning\b/i;

const statementOf = (statement: Statement, sql: string): SqliteStatement => ({
  reader: gives.test(sql),
  all: (parameters) => statement.all(...parameters),
  run: (parameters) => statement.run(...parameters),
  iterate: (parameters) => statement.iterate(...parameters),
});
