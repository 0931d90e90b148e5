import type { partings } from '@rookery/protocol/tells';
import type { Vocabulary } from '@rookery/rules/kernel/game';
import type { Viewer } from '@rookery/rules/kernel/seat';
import type { Caller } from './desk.ts';
import type { HotTable } from './hot-table.ts';
import { dueAt, eventsAfter, type HostedMatch } from './hosted-match.ts';
import { mayFollow } from './seating.ts';
import {
  chatTell,
  seatLines,
  tableTell,
  updateTell,
  viewerOf,
  type TableNow,
} from './table-tells.ts';
import { lastLines } from './told-lines.ts';
import { newsMissed, newsOf, newsSince, type Happened } from './viewer-log.ts';

/** Tells everyone how the table is. */
export function tellTable({ now, followers }: HotTable): void {
  const presence = followers.presenceAt(now.table);
  followers.tellEveryone((person) => tableTell(now, presence, person));
}

/** Tells everyone what they saw happen, and nothing to those who saw nothing. */
export function tellProgress(
  table: HotTable,
  before: HostedMatch,
  events: readonly Vocabulary['Event'][],
): void {
  tellUpdates(table, (match, viewer) => newsOf({ match, events }, before, viewer));
}

/** Tells everyone how the match stands, though nothing has happened in it. */
export function tellMatch(table: HotTable): void {
  tellUpdates(table, (match, viewer) => newsSince(match, null, viewer));
}

/** Tells everyone that the table is gone. */
export function tellGone(table: HotTable): void {
  sendAway(
    table,
    table.followers.where(() => true),
    'closed',
  );
}

/** Tells these callers that they no longer follow the table. */
export function sendAway(
  { id, followers }: HotTable,
  callers: readonly Caller[],
  because: (typeof partings)[number],
): void {
  for (const caller of callers) {
    if (followers.remove(caller)) caller.tell({ type: 'gone', table: id, because });
  }
}

/** Tells a newcomer everything, with the news since what they have seen. */
export async function greet(table: HotTable, caller: Caller, seq: number | null): Promise<void> {
  const { id, now, context, followers, toldLines } = table;
  const person = caller.person?.id ?? null;
  caller.tell(tableTell(now, followers.presenceAt(now.table), person));
  const { match } = now;
  if (match) {
    const viewer = viewerOf(now.table, person);
    const news = newsSince(match, seq, viewer);
    caller.tell(updateTell({ ...now, match }, news, viewer, momentOf(table)));
  }
  if (now.table.settings.chat === 'off' || !context.chat) return;
  const lines = await context.chat.chatOf({ table: id, limit: lastLines });
  toldLines.begin(lines);
  if (lines.length > 0) caller.tell(chatTell(now.table, lines));
}

/** Tells everyone what has changed since the table was as it was known. */
export function tellMissed(table: HotTable, { revision, match: known }: TableNow): void {
  const { table: stored, revision: found, match } = table.now;
  if (stored.phase === 'closed') {
    tellGone(table);
    return;
  }
  if (found !== revision) {
    const strangers = table.followers.where((person) => !mayFollow(stored, person));
    sendAway(table, strangers, 'no-onlookers');
    tellTable(table);
  }
  if (!match) return;
  if (found !== revision || known?.id !== match.id) {
    tellUpdates(table, (each, viewer) => newsMissed(each, known, viewer));
  } else if (match.log.length > known.log.length) {
    tellProgress(table, known, eventsAfter(known, match.log));
  } else if (dueAt(match.clocks) !== dueAt(known.clocks)) tellMatch(table);
}

function tellUpdates(
  table: HotTable,
  newsFor: (match: HostedMatch, viewer: Viewer) => Happened | undefined,
): void {
  const { now, followers } = table;
  const { match } = now;
  if (!match) return;
  const moment = momentOf(table);
  const playing = { ...now, match };
  followers.tellViewers(now.table, (viewer) => {
    const news = newsFor(match, viewer);
    return news && updateTell(playing, news, viewer, moment);
  });
}

function momentOf({ now, context, followers }: HotTable): Parameters<typeof updateTell>[3] {
  const presence = followers.presenceAt(now.table);
  return { at: context.clock.now(), seats: seatLines(now, presence) };
}
