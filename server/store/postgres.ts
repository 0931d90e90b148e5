import { Kysely, PostgresDialect } from 'kysely';
import { DatabaseError, Pool, type PoolConfig } from 'pg';
import { migrate } from './migrations.ts';
import { createNodeTables } from './node-tables.ts';
import { nodesThrough } from './nodes.ts';
import { perform, workThrough } from './operations.ts';
import { PatientPool } from './patient-pool.ts';
import { countAttempt } from './attempts.ts';
import { hostsOf, WritableHosts } from './postgres-hosts.ts';
import { briefQueries, longQueries, settingsFor, type QueryLimits } from './postgres-settings.ts';
import type { Database, Schema } from './schema.ts';
import type { Store } from './store.ts';
import { messageOf, StoreTrouble } from './trouble.ts';

/** Everything in a PostgreSQL database, which several servers may share. */
export async function openPostgres(url: string): Promise<Store> {
  // To bring a large database up to date may take longer than any query of a player.
  const migrated = await connectPostgres(url);
  await migrated.destroy();
  const db = connect(url, briefQueries);
  const underWay = new Set<Promise<unknown>>();
  let isClosing = false;
  const note = <Value>(work: Promise<Value>): Promise<Value> => {
    underWay.add(work);
    return work.finally(() => underWay.delete(work));
  };
  const call = async (name: string, input: never): Promise<unknown> => {
    if (isClosing) throw unreachable('it is closed');
    return note(inTransaction(db, name, (transaction) => perform(transaction, name, input)));
  };
  return {
    ...workThrough(call),
    nodes: nodesThrough((name, work) => {
      if (isClosing) throw unreachable('it is closed');
      return note(inTransaction(db, name, work));
    }),
    countAttempt: (key, allowance) => {
      if (isClosing) throw unreachable('it is closed');
      return note(inTransaction(db, 'countAttempt', (each) => countAttempt(each, key, allowance)));
    },
    async close() {
      isClosing = true;
      await Promise.allSettled(underWay);
      await db.destroy();
    },
  };
}

/** Connects for work on everything, and brings the database up to date. */
export async function connectPostgres(url: string): Promise<Database> {
  const db = connect(url, longQueries);
  try {
    await migrate(db, 'its-own');
    await createNodeTables(db);
    return db;
  } catch (error) {
    await db.destroy();
    throw error instanceof StoreTrouble ? error : unreachable(error);
  }
}

function connect(url: string, limits: QueryLimits): Database {
  const pools = hostsOf(url).map((host) => openPool(settingsFor(host, limits)));
  const [pool] = pools;
  const source = pools.length > 1 || !pool ? new WritableHosts(pools) : pool;
  const dialect = new PostgresDialect({ pool: new PatientPool(source, limits.here) });
  return new Kysely<Schema>({ dialect });
}

function openPool(settings: PoolConfig): Pool {
  const pool = new Pool(settings);
  // A connection that breaks fails the call that uses it, if one does, and is replaced; that is all.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

const unreachable = (cause: unknown): StoreTrouble =>
  new StoreTrouble('unavailable', `PostgreSQL cannot be used: ${messageOf(cause)}`, { cause });

/** Two who were at it at the same time: whoever tries again sees what the other has done. */
const collisions = new Set(['23505', '40001', '40P01']);
const mostAttempts = 5;

async function inTransaction<Value>(
  db: Database,
  name: string,
  work: (transaction: Database) => Promise<Value>,
  attempt = 1,
): Promise<Value> {
  try {
    return await db.transaction().execute(work);
  } catch (error) {
    const code = error instanceof DatabaseError ? error.code : undefined;
    if (code !== undefined && collisions.has(code) && attempt < mostAttempts) {
      return inTransaction(db, name, work, attempt + 1);
    }
    throw isFaultOfOurs(code) ? faultOf(name, error) : unreachable(error);
  }
}

/** Classes of errors: 22 and 23 are wrong values, 42 a wrong query; all others are the server's. */
const isFaultOfOurs = (code: string | undefined): boolean => /^(?:22|23|42)/.test(code ?? '');

const faultOf = (name: string, cause: unknown): StoreTrouble =>
  new StoreTrouble('broken', `${name}: ${messageOf(cause)}`, { cause });
