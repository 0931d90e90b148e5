import type { Outcome } from '@rookery/protocol/host/reply';
import type { Reason } from '@rookery/protocol/reasons';
import { resultOf, type MatchResult } from '@rookery/referee/hosted-match';
import { decisionIn, judged, type Decision } from '@rookery/referee/numbered-decision';
import { seenBy } from '@rookery/referee/viewer-log';
import { entryOf } from '@rookery/rules/kernel/entry';
import type { HotTable } from './hot-table.ts';
import type { Play } from './local-play.ts';
import type { Addition, Kept, LocalTable } from './local-store.ts';
import type { TableNow } from './showing.ts';

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
  const judgement = judged(play, decision, whyNobodyPlays(stored));
  if (judgement.kind === 'made-before') return knownAs(play, decision);
  if (judgement.kind === 'refused') return judgement;
  const { match: after, events } = judgement.progress;
  const kept = await keep(table, play, after);
  if (kept === 'kept') {
    const news = (): void => {
      table.tellProgress(play, events);
      if (resultOf(after)) table.tellTable();
    };
    return { kind: 'new', seq: seenBy(after, decision.seat), news };
  }
  await table.catchUp();
  if (kept === 'unknown') return afterDoubt(table, decision);
  return attempts > 1 ? carryOut(table, decision, attempts - 1) : refused({ kind: 'not-saved' });
}

const whyNobodyPlays = ({ phase }: LocalTable): Reason | undefined =>
  phase === 'playing' ? undefined : { kind: 'wrong-phase', phase };

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
  result: MatchResult,
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
