import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from './postgres-server.ts';

/** A kind of database, with as many empty ones as a test wants. */
export interface Home {
  /** The address of a new, empty database. */
  createDatabase(): Promise<string>;
  end(): Promise<void>;
}

/** Files in a folder of their own. */
function sqliteHome(): Promise<Home> {
  const folder = mkdtempSync(join(tmpdir(), 'rookery-sqlite-'));
  let databases = 0;
  return Promise.resolve({
    createDatabase() {
      databases += 1;
      return Promise.resolve(join(folder, `${String(databases)}.db`));
    },
    end() {
      rmSync(folder, { recursive: true });
      return Promise.resolve();
    },
  });
}

async function postgresHome(): Promise<Home> {
  const server = await startPostgres();
  return { createDatabase: () => server.createDatabase(), end: () => server.stop() };
}

/** Every kind of database that the store runs on. */
export const homes = [
  ['SQLite', sqliteHome],
  ['PostgreSQL', postgresHome],
] as const;
