import type { MatchId } from '@rookery/protocol/identifiers';
import { clocks as clocksReader } from '@rookery/protocol/clocks';
import { creditClocks, deadlineOf } from '@rookery/referee/clock';
import type { StoreOperations } from './operation.ts';
import type { Database } from './schema.ts';
import { readAs, written } from './stored-json.ts';

type DowntimeWork = 'markAlive' | 'lastAlive' | 'creditDowntime' | 'probe';

const alive = 'alive';
const probed = 'probed';

/** The clocks of two machines may differ by so much, in milliseconds; more means that somebody set a clock. */
const harmlessSetback = 60_000;

/** What the server notes about its own life, and what players get for the time it did not live. */
export const downtimeWork: Pick<StoreOperations, DowntimeWork> = {
  markAlive: (db, { at }) => note(db, alive, at),

  probe: (db, { at }) => note(db, probed, at),

  lastAlive: (db) => lastAlive(db),

  async creditDowntime(db, { at }) {
    const before = await lastAlive(db);
    const span = before === undefined ? 0 : at - before;
    if (span > 0 || span < -harmlessSetback) await creditMatches(db, span);
    await note(db, alive, at);
  },
};

async function note(db: Database, name: string, at: number): Promise<void> {
  await db
    .insertInto('facts')
    .values({ name, value: String(at) })
    .onConflict((same) => same.column('name').doUpdateSet({ value: String(at) }))
    .execute();
}

async function lastAlive(db: Database): Promise<number | undefined> {
  const found = await db
    .selectFrom('facts')
    .select('value')
    .where('name', '=', alive)
    .executeTakeFirst();
  return found && Number(found.value);
}

/** Gives running clocks some time: those of these matches, or of all. Only running clocks have a deadline. */
export async function creditMatches(
  db: Database,
  span: number,
  matches?: readonly MatchId[],
): Promise<void> {
  if (matches?.length === 0) return;
  const running = db
    .selectFrom('matches')
    .select(['id', 'clocks'])
    .where('deadline', 'is not', null);
  const rows = await (matches ? running.where('id', 'in', matches) : running).execute();
  for (const { id, clocks } of rows) {
    const later = creditClocks(readAs(clocksReader, clocks, 'clocks'), span);
    const deadline = deadlineOf(later)?.at ?? null;
    const change = db.updateTable('matches').set({ clocks: written(later), deadline });
    // oxlint-disable-next-line no-await-in-loop -- they share a transaction
    await change.where('id', '=', id).execute();
  }
}
