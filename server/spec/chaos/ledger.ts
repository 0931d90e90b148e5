import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { MatchId } from '@rookery/protocol/identifiers';
import { catalogue } from '@rookery/rules/catalogue';
import { formatAct } from '@rookery/rules/kernel/act-notation';
import { entryOf } from '@rookery/rules/kernel/entry';
import type { Game } from '@rookery/rules/kernel/game';
import type { Match } from '@rookery/rules/kernel/match';
import { parseRecord, recordForm } from '@rookery/rules/kernel/record';
import { seatsOf, type Viewer } from '@rookery/rules/kernel/seat';
import { openBeside } from '../../store/open.ts';
import type { Database } from '../../store/schema.ts';
import type { Acknowledged } from './player.ts';

/** A row of the log as it lies on the disk. */
interface Row {
  readonly seq: number;
  readonly act: string;
  readonly seat: number | null;
  readonly nth: number | null;
  readonly answer: string | null;
}

/** What the disk holds of one match. */
export interface KeptMatch {
  readonly id: MatchId;
  readonly seq: number;
  readonly seats: number;
  readonly rows: readonly Row[];
  /** The match as its log tells it, or why it cannot. */
  readonly told: ReturnType<typeof parseRecord>;
}

/** Looks at a copy of the files, so that whoever opens the real ones finds them as the dead server left them. */
export async function keptAt(
  data: string,
  matches: readonly MatchId[],
): Promise<readonly KeptMatch[]> {
  const copy = mkdtempSync(join(tmpdir(), 'rookery-ledger-'));
  // The socket of `rookery admin` is no file that can be copied.
  cpSync(data, copy, { recursive: true, filter: (path) => !path.endsWith('.sock') });
  try {
    return await storedIn(join(copy, 'rookery.db'), matches);
  } finally {
    rmSync(copy, { recursive: true });
  }
}

/** What a database holds of these matches. */
export async function storedIn(
  database: string,
  matches: readonly MatchId[],
): Promise<readonly KeptMatch[]> {
  const db = await openBeside(database);
  try {
    // As it was at one moment, though others may write meanwhile.
    return await db
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute((snapshot) => Promise.all(matches.map((match) => keptMatch(snapshot, match))));
  } finally {
    await db.destroy();
  }
}

async function keptMatch(db: Database, id: MatchId): Promise<KeptMatch> {
  const { game, rules, options, seq } = await db
    .selectFrom('matches')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const rows = await db
    .selectFrom('acts')
    .select(['seq', 'act', 'seat', 'nth', 'answer'])
    .where('match', '=', id)
    .orderBy('seq')
    .execute();
  const players = await db
    .selectFrom('players')
    .select('seat')
    .where('match', '=', id)
    .orderBy('seat')
    .execute();
  const seats = players.length;
  const acts = rows.map(({ act }) => act);
  const given: unknown = JSON.parse(options);
  const record = { form: recordForm, game, rules, seats, options: given, acts };
  return { id, seq, seats, rows, told: parseRecord(record, catalogue) };
}

const count = (from: number, to: number): readonly number[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_none, index) => from + index);

/** Everything that is wrong with a log by itself: gaps, doubles, acts against the rules. */
export function wrongsIn({ id, seq, seats, rows, told }: KeptMatch): readonly string[] {
  const wrongs: string[] = [];
  if (String(rows.map((row) => row.seq)) !== String(count(1, seq))) wrongs.push(`${id} has gaps`);
  for (const seat of seatsOf(seats)) {
    const own = rows.filter(({ act }) => act.startsWith(String(seat)));
    const numbers = own.map(({ nth }) => nth);
    if (String(numbers) !== String(count(1, own.length))) {
      wrongs.push(`${id}: seat ${String(seat)} has decided ${String(numbers)}`);
    }
  }
  if (!told.ok) wrongs.push(`${id} cannot be told: ${JSON.stringify(told.problems)}`);
  return wrongs;
}

const gameOf = ({ told }: KeptMatch): Game => {
  if (!told.ok) throw new Error('the match cannot be told');
  return told.value.game;
};

/** Everything that was acknowledged and is not there, or is there otherwise. */
export function missingFrom(
  kept: KeptMatch,
  acknowledged: readonly Acknowledged[],
): readonly string[] {
  const game = gameOf(kept);
  const lost: string[] = [];
  for (const { seat, nth, move, seq } of acknowledged) {
    const by = entryOf(seatsOf(kept.seats), seat);
    const row = kept.rows.find((each) => each.seat === seat && each.nth === nth);
    const isSame = row?.act === formatAct(game.notation, { by, move });
    if (!isSame || row.answer !== JSON.stringify({ seq })) {
      lost.push(`${kept.id}: ${JSON.stringify({ seat, nth, move, seq })} is ${String(row?.act)}`);
    }
  }
  return lost;
}

/** The same, and what was stored though nobody had asked for it; while nobody plays. */
export function lostFrom(
  kept: KeptMatch,
  acknowledged: readonly Acknowledged[],
): readonly string[] {
  const lost = [...missingFrom(kept, acknowledged)];
  const last = Math.max(0, ...acknowledged.map(({ nth }) => nth));
  const [{ seat: mine } = { seat: null }] = acknowledged;
  const most = Math.max(0, ...kept.rows.map((row) => (row.seat === mine ? (row.nth ?? 0) : 0)));
  // One may have been kept and its answer cut off; nobody decides twice without an answer.
  if (mine !== null && most > last + 1) lost.push(`${kept.id}: ${String(most)} kept unasked`);
  return lost;
}

/** What one viewer of a match must have been told in the end, according to the log. */
export function truthFor(
  { told }: KeptMatch,
  viewer: Viewer,
): { readonly view: unknown; readonly news: readonly unknown[] } {
  if (!told.ok) throw new Error('the match cannot be told');
  const { game, options, seats, acts, state }: Match = told.value;
  const news: unknown[] = [];
  let before = game.start(options, seats);
  for (const act of acts) {
    const step = game.apply(before, act);
    before = step.state;
    news.push(...step.events.flatMap((event) => game.see(event, viewer) ?? []));
  }
  return { view: game.view(state, viewer), news };
}
