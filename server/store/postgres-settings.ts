import { TypeOverrides, type PoolConfig } from 'pg';

/** What every connection of ours is called in the database. */
export const applicationName = 'rookery';

/** Numbers of 64 bits come as text, because not all fit; ours are times and do. */
const numbersOf64Bits = 20;

const typesOfOurs = new TypeOverrides();
typesOfOurs.setTypeParser(numbersOf64Bits, Number);

const seconds = 1000;

/** How long a connection may take to open, in milliseconds, waiting for a free one included. */
const connecting = 5 * seconds;

/** How long queries may take, in milliseconds. */
export interface QueryLimits {
  /** The database itself stops a query after this, so that everybody knows that it did nothing. */
  readonly atDatabase: number;
  /** A query without an answer after this is given up, and nobody knows what became of it. */
  readonly here: number;
}

/** For what players wait for. */
export const briefQueries: QueryLimits = { atDatabase: 4 * seconds, here: 5 * seconds };

/** For what looks at everything: backups, restores, changes of the database. */
export const longQueries: QueryLimits = { atDatabase: 600 * seconds, here: 610 * seconds };

/** How to connect to the database at an address. */
export const settingsFor = (url: string, { atDatabase }: QueryLimits): PoolConfig => ({
  connectionString: url,
  types: typesOfOurs,
  max: 10,
  connectionTimeoutMillis: connecting,
  // A connection that nobody uses is noticed to be dead as well.
  keepAlive: true,
  keepAliveInitialDelayMillis: 10 * seconds,
  // A goodbye that nobody answers keeps no process alive.
  allowExitOnIdle: true,
  statement_timeout: atDatabase,
  // If this machine vanishes, the database lets go of what a broken transaction has locked.
  idle_in_transaction_session_timeout: longest(atDatabase),
  // A commit has reached the disk before anyone hears of it, whatever the server's own settings say.
  options: '-c synchronous_commit=on',
  application_name: applicationName,
});

/** Between two queries of a transaction a busy machine may need a moment. */
const longest = (atDatabase: number): number => Math.max(atDatabase, 10 * seconds);
