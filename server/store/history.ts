import type { Selectable } from 'kysely';
import { actsOf } from './matches.ts';
import type { StoreOperations } from './operation.ts';
import type { Database, Schema } from './schema.ts';
import type { MatchSummary, MatchPlayer } from './store.ts';
import { unwritten } from './stored-json.ts';

type HistoryWork = 'findMatch' | 'findRecord' | 'matchesOf';

/** How matches are looked up by people; nothing secret comes out of here. */
export const historyWork: Pick<StoreOperations, HistoryWork> = {
  async findMatch(db, { match }) {
    const rows = await db.selectFrom('matches').selectAll().where('id', '=', match).execute();
    const [found] = await summaries(db, rows);
    return found;
  },

  async findRecord(db, { match }) {
    const rows = await db.selectFrom('matches').selectAll().where('id', '=', match).execute();
    const [row] = rows;
    const [summary] = await summaries(db, rows);
    if (!row || !summary) return undefined;
    if (row.finished_at === null) return 'not-finished';
    const acts = await actsOf(db, match, row.seq);
    return { ...summary, rules: row.rules, options: unwritten(row.options), acts };
  },

  async matchesOf(db, { person, before, limit }) {
    const rows = await db
      .selectFrom('matches')
      .selectAll()
      .where('finished_at', 'is not', null)
      .where('started_at', '<', before)
      .where('id', 'in', db.selectFrom('players').select('match').where('person', '=', person))
      .orderBy('started_at', 'desc')
      .orderBy('id')
      .limit(limit)
      .execute();
    return summaries(db, rows);
  },
};

async function summaries(
  db: Database,
  rows: readonly Selectable<Schema['matches']>[],
): Promise<readonly MatchSummary[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const players = await db
    .selectFrom('players')
    .leftJoin('people', 'people.id', 'players.person')
    .select(['match', 'seat', 'bot', 'people.name', 'people.penguin'])
    .where('match', 'in', ids)
    .orderBy('seat')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    game: row.game,
    startedAt: row.started_at,
    finishedAt: row.finished_at,
    result: unwritten(row.result),
    players: players
      .filter(({ match }) => match === row.id)
      .map(({ seat, name, penguin, bot }): MatchPlayer => ({ seat, name, penguin, bot })),
  }));
}
