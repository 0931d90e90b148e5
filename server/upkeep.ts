import { statSync } from 'node:fs';
import { accepted, rejected, type Result } from '@rookery/rules/kernel/result';
import { FolderTrouble, makeDataFolder } from './data-folder.ts';
import { parseOptions, type Environment, type ServerOptions } from './options.ts';
import { backUp } from './store/backup.ts';
import { lockDatabase } from './store/database-lock.ts';
import { isPostgres, lastAliveIn } from './store/open.ts';
import { checkBackup, restore } from './store/restore.ts';
import { messageOf, StoreTrouble } from './store/trouble.ts';

/** Where a server keeps everything. */
export type Home = Pick<ServerOptions, 'data' | 'database'>;

/** Why something could not be done; `detail` is for the administrator. */
export interface UpkeepTrouble {
  readonly kind: 'no-database' | 'server-runs' | 'folder' | StoreTrouble['kind'];
  readonly detail: string;
}

/** The time, and how to let some of it pass. */
interface Time {
  now(): number;
  wait(milliseconds: number): Promise<void>;
}

/** More than two signs of life of a server fit into this, in milliseconds. */
const longestSilence = 12_000;

/** A sign of life that is older than this, in milliseconds, is that of a server long gone. */
const longGone = 600_000;

/** Finds a server's home as the server itself does: by its options, else by the environment. */
export function homeOf(words: readonly string[], environment: Environment): Result<Home, string> {
  const { DATABASE_URL, ROOKERY_DATA } = environment;
  return parseOptions(words, { DATABASE_URL, ROOKERY_DATA });
}

/** Writes everything into a new file, while a server may go on; the answer is its size in bytes. */
export async function backUpHome(
  { database }: Home,
  file: string,
): Promise<Result<number, UpkeepTrouble>> {
  // To look at a file that is not there would make it.
  return attempt(async () => {
    if (!isPostgres(database) && !statSync(database, { throwIfNoEntry: false })) {
      return rejected({ kind: 'no-database', detail: database });
    }
    await backUp(database, file);
    return accepted(statSync(file).size);
  });
}

/**
 * Puts everything back as a backup has it, unless a server lives there: what that has in memory would
 * no longer fit. To be sure of that may take a while.
 */
export async function restoreHome(
  home: Home,
  file: string,
  time: Time,
): Promise<Result<undefined, UpkeepTrouble>> {
  const { database } = home;
  return attempt(async () => {
    await checkBackup(file);
    makeDataFolder(home);
    const lock = await lockDatabase(database);
    if (lock === 'in-use') return rejected({ kind: 'server-runs', detail: database });
    try {
      return await restoreUnlessAlive(database, file, time);
    } finally {
      await lock.release();
    }
  });
}

/** Servers on other machines, and those of earlier versions, are known by their signs of life alone. */
async function restoreUnlessAlive(
  database: string,
  file: string,
  time: Time,
): Promise<Result<undefined, UpkeepTrouble>> {
  const before = await lastAliveIn(database);
  const isRecent = before !== undefined && Math.abs(time.now() - before) < longGone;
  if (isRecent) await time.wait(longestSilence);
  const isDone = await restore(database, file, (last) => last === before);
  return isDone ? accepted(undefined) : rejected({ kind: 'server-runs', detail: database });
}

/** Troubles are answers; bugs are thrown. */
async function attempt<Done>(
  work: () => Promise<Result<Done, UpkeepTrouble>>,
): Promise<Result<Done, UpkeepTrouble>> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof StoreTrouble) return rejected({ kind: error.kind, detail: error.message });
    if (error instanceof FolderTrouble) return rejected({ kind: 'folder', detail: error.message });
    // A folder that is missing, full or not ours.
    if (error instanceof Error && 'syscall' in error) {
      return rejected({ kind: 'folder', detail: messageOf(error) });
    }
    throw error;
  }
}
