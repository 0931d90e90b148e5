import type { Reason } from '@rookery/protocol/reasons';
import { decide } from '@rookery/referee/ruling';
import { entryOf } from '@rookery/rules/kernel/entry';
import type { Vocabulary } from '@rookery/rules/kernel/game';
import { seededStreams } from '@rookery/rules/kernel/rng';
import type { Seat } from '@rookery/rules/kernel/seat';
import type { HotTable } from './hot-table.ts';
import { advanced, decisionIn, refereed, resultOf, seenBy, type Play } from './local-play.ts';
import type { Addition, Kept } from './local-store.ts';
import type { TableNow } from './showing.ts';

/** "This seat's nth decision is this move." */
export interface Decision {
  readonly seat: Seat;
  readonly nth: number;
  readonly move: Vocabulary['Move'];
}

/** What became of a decision. Kept ones have the same `seq` whenever they are asked about. */
export type Outcome =
  | { readonly kind: 'refused'; readonly reason: Reason }
  | { readonly kind: 'known'; readonly seq: number }
  /** `news` is for everyone, after the answer. */
  | { readonly kind: 'new'; readonly seq: number; readonly news: () => void };

const refused = (reason: Reason): Outcome => ({ kind: 'refused', reason });

/** Overtaken so often in a row by another window, a decision is given back. */
const mostAttempts = 3;

/** Carries out a decision: refused, or kept for good before anybody hears of it. */
export async function carryOut(
  table: HotTable,
  decision: Decision,
  attempts = mostAttempts,
): Promise<Outcome> {
  const { play, table: stored } = table.now;
  if (!play) throw new Error('no match is being played');
  const { seat, nth, move } = decision;
  const next = entryOf(play.decisions, seat) + 1;
  if (nth < next) return knownAs(play, decision);
  if (nth > next) return refused({ kind: 'out-of-step', next });
  if (stored.phase !== 'playing') return refused({ kind: 'wrong-phase', phase: stored.phase });
  const ruling = decide(refereed(play), seat, move, seededStreams(play.secret));
  if (!ruling.ok) {
    return refused({ kind: 'against-the-rules', refusal: entryOf(ruling.problems, 0) });
  }
  const { play: after, events } = advanced(play, ruling.value.match.acts);
  const kept = await keep(table, play, after);
  if (kept === 'kept') {
    const news = (): void => {
      table.tellProgress(play, events);
      if (resultOf(after)) table.tellTable();
    };
    return { kind: 'new', seq: seenBy(after, seat), news };
  }
  await table.catchUp();
  if (kept === 'unknown') return afterDoubt(table, decision);
  return attempts > 1 ? carryOut(table, decision, attempts - 1) : refused({ kind: 'not-saved' });
}

async function keep(table: HotTable, before: Play, after: Play): Promise<Kept | 'unknown'> {
  const addition = await additionOf(table, before, after);
  try {
    const kept = await table.parts.store.append(addition);
    if (kept === 'kept') {
      const { now } = table;
      table.become({ ...now, table: addition.end?.table ?? now.table, play: after });
    }
    return kept;
  } catch (error) {
    table.parts.onFault(error);
    return 'unknown';
  }
}

async function additionOf(table: HotTable, before: Play, after: Play): Promise<Addition> {
  const from = before.log.length;
  const addition = { match: before.id, from, acts: after.log.slice(from) };
  const result = resultOf(after);
  return { ...addition, end: result && (await endOf(table, before, result)) };
}

/** The end of a match and the table that shows it are kept together. */
async function endOf(
  { now, parts }: HotTable,
  { id }: Play,
  result: NonNullable<ReturnType<typeof resultOf>>,
): Promise<NonNullable<Addition['end']>> {
  const match = await parts.store.findMatch(id);
  if (!match) throw new Error(`the match ${id} is not kept`);
  const at = parts.now();
  const { table }: TableNow = now;
  return {
    match: { ...match, finishedAt: at, result },
    table: { ...table, revision: table.revision + 1, phase: 'over', touchedAt: at },
  };
}

/** Nobody knew whether it was kept; what is kept by now says so. */
function afterDoubt({ now: { play } }: HotTable, decision: Decision): Outcome {
  if (!play || entryOf(play.decisions, decision.seat) < decision.nth) {
    return refused({ kind: 'not-saved' });
  }
  return knownAs(play, decision);
}

/** What is kept under that number: this decision, or another one. */
export function knownAs(play: Play, { seat, nth, move }: Decision): Outcome {
  const found = decisionIn(play, seat, nth);
  if (!found) return refused({ kind: 'not-saved' });
  const { notation } = play.game;
  return notation.formatMove(found.move) === notation.formatMove(move)
    ? { kind: 'known', seq: found.seq }
    : refused({ kind: 'already-decided', move: found.move });
}
