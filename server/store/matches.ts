import { clocks as clocksReader } from '@rookery/protocol/clocks';
import type { MatchId } from '@rookery/protocol/identifiers';
import type { StoreOperations } from './operation.ts';
import type { UpdateQueryBuilder, UpdateResult } from 'kysely';
import { prepared, type Slots } from './prepared-query.ts';
import type { Database, Schema } from './schema.ts';
import type { Added, Addition, NewMatch, StoredTable } from '@rookery/desk/store';
import { readAs, unwritten, written } from './stored-json.ts';
import { saveTable } from './tables.ts';

type MatchWork = 'startMatch' | 'append' | 'findDecision' | 'loadMatch' | 'dueMatches';

/** How matches begin, go on and are found again. */
export const matchWork: Pick<StoreOperations, MatchWork> = {
  async startMatch(db, { match, acts, table, expectedRevision }) {
    const saved = await saveTable(db, table, expectedRevision);
    if (saved.kind !== 'saved') return saved;
    await insertMatch(db, match, acts.length, table);
    await insertActs(db, {
      match: match.id,
      expectedSeq: 0,
      acts,
      decision: null,
      at: match.startedAt,
    });
    return saved;
  },

  async append(db, addition) {
    if (!(await advance(db, addition))) return standstill(db, addition);
    await insertActs(db, addition);
    return { kind: 'added', seq: addition.expectedSeq + addition.acts.length };
  },

  findDecision: (db, decision) => decisionOf(db, decision),

  async loadMatch(db, { match: id }) {
    const row = await db.selectFrom('matches').selectAll().where('id', '=', id).executeTakeFirst();
    if (!row) return undefined;
    return {
      id,
      table: row.table,
      game: row.game,
      rules: row.rules,
      options: unwritten(row.options),
      secret: row.secret,
      clocks: readAs(clocksReader, row.clocks, 'clocks'),
      deadline: row.deadline,
      startedAt: row.started_at,
      finishedAt: row.finished_at,
      result: unwritten(row.result),
      acts: await actsOf(db, id, row.seq),
    };
  },

  async dueMatches(db, { before, limit }) {
    const rows = await db
      .selectFrom('matches')
      .select(['id as match', 'table', 'deadline'])
      .where('deadline', '<=', before)
      .orderBy('deadline')
      .orderBy('id')
      .limit(limit)
      .execute();
    return rows.map(({ match, table, deadline }) => ({ match, table, deadline: Number(deadline) }));
  },
};

/** The log up to a length: what others append meanwhile belongs to a later state of the match. */
export async function actsOf(
  db: Database,
  match: MatchId,
  length: number,
): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('acts')
    .select('act')
    .where('match', '=', match)
    .where('seq', '<=', length)
    .orderBy('seq')
    .execute();
  return rows.map(({ act }) => act);
}

async function insertMatch(
  db: Database,
  { id, game, rules, options, secret, clocks, deadline, startedAt }: NewMatch,
  seq: number,
  table: StoredTable,
): Promise<void> {
  const times = { started_at: startedAt, deadline, clocks: written(clocks) };
  await db
    .insertInto('matches')
    .values({ id, table: table.id, game, rules, options: written(options), secret, seq, ...times })
    .execute();
  const players = table.seats.map(({ person, bot }, seat) => ({ match: id, seat, person, bot }));
  await db.insertInto('players').values(players).execute();
}

interface Advance {
  readonly match: MatchId;
  readonly from: number;
  readonly to: number;
  readonly clocks: string;
  readonly deadline: number | null;
  readonly finishedAt: number | null;
  readonly result: string | null;
  /** Whose decision it is, and which one; null equals no row. */
  readonly seat: number | null;
  readonly nth: number | null;
}

const advanceQuery = prepared<Advance, unknown>((db, slot) =>
  ifExpected(
    db.updateTable('matches').set({
      seq: slot('to'),
      clocks: slot('clocks'),
      deadline: slot('deadline'),
      finished_at: slot('finishedAt'),
      result: slot('result'),
    }),
    slot,
  ),
);

/** A match without clocks never has a deadline. Its column is left out, because to set it is to write its index. */
const advanceUntimedQuery = prepared<Advance, unknown>((db, slot) =>
  ifExpected(db.updateTable('matches').set({ seq: slot('to'), clocks: slot('clocks') }), slot),
);

const ifExpected = (
  update: UpdateQueryBuilder<Schema, 'matches', 'matches', UpdateResult>,
  slot: Slots<Advance>,
): UpdateQueryBuilder<Schema, 'matches', 'matches', UpdateResult> =>
  update
    .where('id', '=', slot('match'))
    .where('seq', '=', slot('from'))
    .where('finished_at', 'is', null)
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('acts')
            .select('seq')
            .where('acts.match', '=', slot('match'))
            .where('seat', '=', slot('seat'))
            .where('nth', '=', slot('nth')),
        ),
      ),
    );

/**
 * Takes the next numbers of the log for this addition, if the match is where it was expected and the
 * decision is new. Of two who try at once the second finds the match gone on.
 */
async function advance(db: Database, addition: Addition): Promise<boolean> {
  const { match, expectedSeq, acts, decision, clocks, deadline, at, result } = addition;
  const isOver = result !== null && result !== undefined;
  const isUntimed = clocks.rule.kind === 'none' && deadline === null && !isOver;
  const query = isUntimed ? advanceUntimedQuery : advanceQuery;
  const { numAffectedRows = 0n } = await query(db, {
    match,
    from: expectedSeq,
    to: expectedSeq + acts.length,
    clocks: written(clocks),
    deadline: isOver ? null : deadline,
    finishedAt: isOver ? at : null,
    result: isOver ? written(result) : null,
    seat: decision?.seat ?? null,
    nth: decision?.nth ?? null,
  });
  return numAffectedRows > 0n;
}

/** Why a match did not go on: the decision is known already, or somebody was quicker. */
async function standstill(db: Database, addition: Addition): Promise<Added> {
  const { match, acts, decision } = addition;
  const known = decision && (await decisionOf(db, { match, ...decision }));
  if (known && known.act === acts[0]) return { kind: 'repeated', answer: known.answer };
  if (known) return { kind: 'contradicted', act: known.act };
  const found = await db
    .selectFrom('matches')
    .select(['seq', 'finished_at'])
    .where('id', '=', match)
    .executeTakeFirst();
  if (!found) return { kind: 'unknown' };
  return found.finished_at === null ? { kind: 'conflict', seq: found.seq } : { kind: 'over' };
}

type NewActs = Pick<Addition, 'match' | 'expectedSeq' | 'acts' | 'decision' | 'at'>;

const insertQuery = prepared<Schema['acts'], unknown>((db, slot) =>
  db.insertInto('acts').values({
    match: slot('match'),
    seq: slot('seq'),
    act: slot('act'),
    at: slot('at'),
    seat: slot('seat'),
    nth: slot('nth'),
    answer: slot('answer'),
  }),
);

async function insertActs(db: Database, addition: NewActs): Promise<void> {
  const { match, expectedSeq, acts, decision, at } = addition;
  for (const [index, act] of acts.entries()) {
    const row = { match, seq: expectedSeq + index + 1, act, at };
    const decided =
      decision && index === 0
        ? { seat: decision.seat, nth: decision.nth, answer: written(decision.answer) }
        : { seat: null, nth: null, answer: null };
    // oxlint-disable-next-line no-await-in-loop -- there is hardly ever more than one
    await insertQuery(db, { ...row, ...decided });
  }
}

interface DecisionKey {
  readonly match: MatchId;
  readonly seat: number;
  readonly nth: number;
}

async function decisionOf(
  db: Database,
  { match, seat, nth }: DecisionKey,
): ReturnType<StoreOperations['findDecision']> {
  const found = await db
    .selectFrom('acts')
    .select(['seq', 'act', 'answer'])
    .where('match', '=', match)
    .where('seat', '=', seat)
    .where('nth', '=', nth)
    .executeTakeFirst();
  return found && { ...found, answer: unwritten(found.answer) };
}
