import type { NodeReport, NodeStore, PresenceNote, TableSight } from '@rookery/desk/node-store';
import { clocks as clocksReader } from '@rookery/protocol/clocks';
import type { MatchId, TableId } from '@rookery/protocol/identifiers';
import { sql, type RawBuilder } from 'kysely';
import { creditMatches, downtimeWork } from './downtime.ts';
import { nodesLock } from './node-tables.ts';
import type { Database } from './schema.ts';
import { readAs } from './stored-json.ts';

/** What nodes know of each other, as queries for PostgreSQL; the caller provides the transaction. */
type NodeOperations = {
  readonly [Name in keyof NodeStore]: (
    db: Database,
    ...input: Parameters<NodeStore[Name]>
  ) => ReturnType<NodeStore[Name]>;
};

const fromNow = (span: number): RawBuilder<unknown> =>
  sql`clock_timestamp() + ${span} * interval '1 millisecond'`;

const epoch = sql<number>`extract(epoch from clock_timestamp()) * 1000`;

const nodeWork: NodeOperations = {
  async joinNodes(db, { node, span }) {
    await sql`select pg_advisory_xact_lock(${nodesLock})`.execute(db);
    await noteLife(db, node, span);
    const { now, others } = await countLiving(db, node);
    if (others === 0) await downtimeWork.creditDowntime(db, { at: now });
    return { now };
  },

  async keepAlive(db, { node, span }) {
    await sql`select pg_advisory_xact_lock(${nodesLock})`.execute(db);
    const { now, others, self } = await countLiving(db, node);
    const wasNobodyAlive = self === 'lost' && others === 0;
    const givenUp = await giveUp(db, node, wasNobodyAlive ? 'all-credited' : 'credit');
    if (wasNobodyAlive) await downtimeWork.creditDowntime(db, { at: now });
    await noteLife(db, node, span);
    return { now, others, self, givenUp };
  },

  async leaveNodes(db, { node }) {
    await sql`delete from node_life where id = ${node}`.execute(db);
    await dropNotesOf(db, [node]);
  },

  async takeLeases(db, { node, tables, span }) {
    // In one order, so that no two nodes wait for each other.
    const { rows } = await sql<{ table: TableId }>`
      insert into node_leases ("table", node, until)
      select "table", ${node}, ${fromNow(span)} from unnest(${[...tables].toSorted()}::text[]) as "table"
      on conflict ("table") do update set node = excluded.node, until = excluded.until
      where node_leases.node = excluded.node or node_leases.until <= clock_timestamp()
      returning "table"`.execute(db);
    return rows.map(({ table }) => table);
  },

  async releaseLeases(db, { node, tables }) {
    await sql`delete from node_leases
      where node = ${node} and "table" = any(${[...tables]}::text[])`.execute(db);
  },

  async notePresence(db, { node, tables }) {
    const notes = tables.toSorted((one, other) => (one.table < other.table ? -1 : 1));
    const here = notes.filter(isThere);
    const empty = notes.filter((note) => !isThere(note)).map(({ table }) => table);
    await sql`delete from node_presence
      where node = ${node} and "table" = any(${empty}::text[])`.execute(db);
    await sql`insert into node_presence (node, "table", people, strangers)
      select ${node}, note."table", note.people, note.strangers
      from jsonb_to_recordset(${JSON.stringify(here)}::jsonb)
        as note("table" text, people jsonb, strangers integer)
      on conflict ("table", node) do update
      set people = excluded.people, strangers = excluded.strangers`.execute(db);
  },

  async sightTables(db, { node, tables }) {
    const { rows } = await sql<SightRow>`
      select t.id as "table", t.revision, t.match, m.seq, m.deadline,
        (select c.id from chat c where c."table" = t.id
          order by c.at desc, c.id desc limit 1) as line,
        (select json_agg(json_build_object('people', p.people, 'strangers', p.strangers))
          from node_presence p join node_life n on n.id = p.node
          where p."table" = t.id and p.node <> ${node} and n.until > clock_timestamp()) as notes
      from tables t left join matches m on m.id = t.match
      where t.id = any(${[...tables]}::text[])`.execute(db);
    return rows.map(({ notes, ...sight }) => ({ ...sight, elsewhere: together(notes ?? []) }));
  },

  async actsAfter(db, { match, seq }) {
    const { rows } = await sql<{ clocks: string; act: string | null }>`
      select m.clocks, a.act from matches m
      left join acts a on a.match = m.id and a.seq > ${seq} and a.seq <= m.seq
      where m.id = ${match} order by a.seq`.execute(db);
    const [first] = rows;
    if (!first) return undefined;
    return {
      acts: rows.flatMap(({ act }) => act ?? []),
      clocks: readAs(clocksReader, first.clocks, 'clocks'),
    };
  },
};

const isThere = ({ people, strangers }: PresenceNote): boolean =>
  people.length > 0 || strangers > 0;

/** Every piece of that work, each handed to `run` with its name. */
export const nodesThrough = (
  run: <Value>(name: string, work: (db: Database) => Promise<Value>) => Promise<Value>,
): NodeStore => ({
  joinNodes: (input) => run('joinNodes', (db) => nodeWork.joinNodes(db, input)),
  keepAlive: (input) => run('keepAlive', (db) => nodeWork.keepAlive(db, input)),
  leaveNodes: (input) => run('leaveNodes', (db) => nodeWork.leaveNodes(db, input)),
  takeLeases: (input) => run('takeLeases', (db) => nodeWork.takeLeases(db, input)),
  releaseLeases: (input) => run('releaseLeases', (db) => nodeWork.releaseLeases(db, input)),
  notePresence: (input) => run('notePresence', (db) => nodeWork.notePresence(db, input)),
  sightTables: (input) => run('sightTables', (db) => nodeWork.sightTables(db, input)),
  actsAfter: (input) => run('actsAfter', (db) => nodeWork.actsAfter(db, input)),
});

interface SightRow extends Omit<TableSight, 'elsewhere'> {
  readonly notes: readonly PresenceNote[] | null;
}

const together = (notes: readonly PresenceNote[]): PresenceNote => ({
  people: [...new Set(notes.flatMap(({ people }) => people))].toSorted(),
  strangers: notes.reduce((sum, { strangers }) => sum + strangers, 0),
});

async function noteLife(db: Database, node: string, span: number): Promise<void> {
  await sql`insert into node_life (id, seen_at, until)
    values (${node}, clock_timestamp(), ${fromNow(span)})
    on conflict (id) do update set seen_at = excluded.seen_at, until = excluded.until`.execute(db);
}

/** Who lives, and what time it is. */
async function countLiving(
  db: Database,
  node: string,
): Promise<Pick<NodeReport, 'now' | 'others' | 'self'>> {
  const { rows } = await sql<{ now: string; others: number; own: number }>`
    select ${epoch} as now, count(*) filter (where id <> ${node})::integer as others,
      count(*) filter (where id = ${node})::integer as own
    from node_life where until > clock_timestamp()`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('the database does not count');
  const { now, others, own } = row;
  return { now: Math.round(Number(now)), others, self: own > 0 ? 'known' : 'lost' };
}

/** Gives up whoever has not said in time that they live. */
async function giveUp(
  db: Database,
  node: string,
  clocks: 'credit' | 'all-credited',
): Promise<NodeReport['givenUp']> {
  const { rows: dead } = await sql<{ id: string; silence: string }>`
    delete from node_life where until <= clock_timestamp() and id <> ${node}
    returning id, extract(epoch from clock_timestamp() - seen_at) * 1000 as silence`.execute(db);
  const nodes = dead.map(({ id }) => id);
  if (nodes.length === 0) return { nodes, tables: [] };
  const { rows: open } = await sql<{ table: TableId; match: MatchId | null }>`
    select distinct p."table", t.match from node_presence p join tables t on t.id = p."table"
    where p.node = any(${nodes}::text[])`.execute(db);
  const silence = Math.max(...dead.map((each) => Number(each.silence)));
  const matches = open.flatMap(({ match }) => match ?? []);
  if (clocks === 'credit') await creditMatches(db, Math.round(silence), matches);
  await dropNotesOf(db, nodes);
  return { nodes, tables: open.map(({ table }) => table) };
}

async function dropNotesOf(db: Database, nodes: readonly string[]): Promise<void> {
  await sql`delete from node_presence where node = any(${[...nodes]}::text[])
    or node not in (select id from node_life)`.execute(db);
  await sql`delete from node_leases where node = any(${[...nodes]}::text[])
    or until < clock_timestamp() - interval '1 minute'`.execute(db);
  await sql`delete from node_attempts
    where at < clock_timestamp() - interval '1 hour'`.execute(db);
}
