import { sql } from 'kysely';
import type { Database } from './schema.ts';

/** The tables that `createNodeTables` makes; a backup leaves them out. */
export const nodeTables = ['node_life', 'node_leases', 'node_presence', 'node_attempts'] as const;

/** All nodes that change what follows wait for each other with this number. */
export const nodesLock = 7_365_667;

/**
 * Makes the tables that nodes need while they live. They hold nothing that a backup should have, and may be
 * empty after a crash of PostgreSQL: nodes then note everything again. So they are not logged.
 */
export async function createNodeTables(db: Database): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(${nodesLock})`.execute(transaction);
    await sql`create unlogged table if not exists node_life
      (id text primary key, seen_at timestamptz not null, until timestamptz not null)`.execute(
      transaction,
    );
    await sql`create unlogged table if not exists node_leases
      ("table" text primary key, node text not null, until timestamptz not null)`.execute(
      transaction,
    );
    await sql`create unlogged table if not exists node_presence
      (node text, "table" text, people jsonb not null, strangers integer not null,
        primary key ("table", node))`.execute(transaction);
    await sql`create unlogged table if not exists node_attempts
      (key text primary key, tokens double precision not null, denied boolean not null,
        at timestamptz not null)`.execute(transaction);
  });
}
