import { noteElsewhere } from './elsewhere.ts';
import { dueAt, replay, resultOf, type HostedMatch } from './hosted-match.ts';
import type { HotTable } from './hot-table.ts';
import type { TableSight } from './node-store.ts';
import { seatOf } from './seating.ts';
import { chatTell, type TableNow } from './table-tells.ts';
import { sendAway, tellTable } from './telling.ts';
import { lastLines } from './told-lines.ts';

/** Brings a table in memory to where another desk has found it, and tells everyone here what is new. */
export async function catchUp(table: HotTable, sight: TableSight): Promise<void> {
  if (isAhead(table.now, sight)) await fetchActs(table, table.now.match);
  else if (!isAsFar(table.now, sight)) await table.reload();
  if (sight.line !== null) await tellLines(table, sight.line);
  noteElsewhere(table, sight.elsewhere);
}

/** The deadline that the store has for a match. */
const deadlineOf = (match: HostedMatch): number | null =>
  resultOf(match) ? null : dueAt(match.clocks);

const isSameTable = ({ table, revision }: TableNow, sight: TableSight): boolean =>
  revision === sight.revision && table.match === sight.match;

/** The desk that stored the last act may have died before its table followed. It follows when it is loaded again. */
const isConcluded = ({ table, match }: TableNow): boolean =>
  table.phase !== 'playing' || !match || !resultOf(match);

function isAsFar(now: TableNow, sight: TableSight): boolean {
  const { match } = now;
  if (!isSameTable(now, sight) || !isConcluded(now)) return false;
  return !match || (match.log.length === sight.seq && deadlineOf(match) === sight.deadline);
}

/** Whether the store has more acts of the match, and everything else is as here. */
const isAhead = (
  now: TableNow,
  sight: TableSight,
): now is TableNow & { readonly match: HostedMatch } =>
  isSameTable(now, sight) && now.match !== null && now.match.log.length < (sight.seq ?? 0);

/** Fetches only the acts that are new. */
async function fetchActs(table: HotTable, known: HostedMatch): Promise<void> {
  const added = await table.context.nodes?.actsAfter({ match: known.id, seq: known.log.length });
  if (!added) return table.reload();
  const { match } = replay(known, added.acts);
  table.adoptMatch({ ...match, clocks: added.clocks });
}

/** Tells everyone the lines of chat that came through other desks. */
async function tellLines(table: HotTable, last: string): Promise<void> {
  const { context, toldLines, now } = table;
  if (!context.chat || now.table.settings.chat === 'off' || toldLines.isToldUpTo(last)) return;
  const lines = await context.chat.chatOf({ table: table.id, limit: lastLines });
  const fresh = toldLines.add(lines);
  if (fresh.length > 0) table.followers.tellEveryone(() => chatTell(table.now.table, fresh));
}

/** The host has freed somebody's seat at another desk: here they stop following too. */
export async function sendAwayFreed(table: HotTable, person: string): Promise<void> {
  await table.reloadIfStale();
  // They may have sat down again since.
  if (seatOf(table.now.table, person) !== null) return;
  const own = table.followers.where((each) => each === person);
  sendAway(table, own, 'sent-away');
}

/** Shows the new name of a person who sits here. */
export async function showPerson(table: HotTable, person: string): Promise<void> {
  if (!table.now.people.has(person)) return;
  await table.reloadPeople();
  tellTable(table);
}
