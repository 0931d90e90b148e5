import { downtimeWork } from './downtime.ts';
import { connectPostgres, openPostgres } from './postgres.ts';
import type { Database } from './schema.ts';
import { openConnection } from './sqlite-connection.ts';
import { openSqlite } from './sqlite.ts';
import type { Store } from './store.ts';

/** Whether that is the address of a PostgreSQL database, not the path of a file. */
export const isPostgres = (database: string): boolean => /^postgres(?:ql)?:\/\//.test(database);

/** Opens the store at an address: a `postgresql://` one, or the path of a file. */
export const openStore = (database: string): Promise<Store> =>
  isPostgres(database) ? openPostgres(database) : openSqlite(database);

/** When a server last gave a sign of life; undefined if none ever did. */
export async function lastAliveIn(database: string): Promise<number | undefined> {
  const db = await openBeside(database);
  try {
    return await downtimeWork.lastAlive(db);
  } finally {
    await db.destroy();
  }
}

/** Opens a connection beside the store, for work that looks at everything; `destroy` closes it. */
export async function openBeside(database: string): Promise<Database> {
  if (isPostgres(database)) return connectPostgres(database);
  const { db } = await openConnection(database);
  return db;
}
