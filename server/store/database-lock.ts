import { isPostgres } from './open.ts';
import { openLockFile } from './sqlite-connection.ts';

/** Says to other processes that a database is in use; the system lets go of it if this one dies. */
export interface DatabaseLock {
  release(): Promise<void>;
}

const nothingLocked: DatabaseLock = { release: () => Promise.resolve() };

/**
 * Takes a database for one server, or for whoever replaces everything in it. Two servers on one file
 * would not hear of each other's moves. PostgreSQL is made for several, so nothing is locked there.
 */
export async function lockDatabase(database: string): Promise<DatabaseLock | 'in-use'> {
  if (isPostgres(database)) return nothingLocked;
  const file = await openLockFile(`${database}-lock`);
  if (file === 'in-use') return 'in-use';
  return {
    release() {
      file.close();
      return Promise.resolve();
    },
  };
}
