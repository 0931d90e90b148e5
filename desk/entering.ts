import type { Reason } from '@rookery/protocol/reasons';
import type { partings } from '@rookery/protocol/tells';
import { accepted } from '@rookery/rules/kernel/result';
import type { Caller, DeskAsk } from './desk.ts';
import { lookElsewhere } from './elsewhere.ts';
import { TableGone, type HotTable } from './hot-table.ts';
import { messageOf } from './ports.ts';
import { done, refused, type Reply } from './reply.ts';
import { mayFollow, replaceHost, seatOf, stand } from './seating.ts';
import type { StoredTable } from './store.ts';
import { change } from './table-change.ts';
import { OutdatedMatch } from './table-loading.ts';
import { greet, sendAway, tellTable } from './telling.ts';

/** How long to wait before trying to enter a crowded table again, in milliseconds. */
const crowdedRetryAfter = 30_000;

/** Why a caller may not follow a table; nothing if they may. */
function whyNotFollow({ now, followers, context }: HotTable, caller: Caller): Reason | undefined {
  const { table } = now;
  if (table.phase === 'closed') return { kind: 'wrong-phase', phase: table.phase };
  if (!mayFollow(table, caller.person?.id ?? null)) return { kind: 'no-onlookers' };
  const isFull = followers.size >= context.limits.callersPerTable && !followers.has(caller);
  const hasPlace =
    !isFull || (belongsTo(table, caller) && followers.findOnlooker(table) !== undefined);
  return hasPlace ? undefined : { kind: 'busy', retryAfter: crowdedRetryAfter };
}

/** Whether a caller sits at a table or is its host. */
const belongsTo = (table: StoredTable, { person }: Caller): boolean =>
  person !== null && (seatOf(table, person.id) !== null || table.host === person.id);

/** Why a table that a caller comes back to is gone for them; no reason means that there is none. */
function partingFor(reason: Reason | undefined): (typeof partings)[number] {
  if (!reason) return 'unknown-table';
  if (reason.kind === 'no-onlookers') return 'no-onlookers';
  return reason.kind === 'busy' ? 'crowded' : 'closed';
}

/** Follows a table from now on; others see that somebody has come. */
async function follow(table: HotTable, caller: Caller, seq: number | null): Promise<void> {
  const { followers, context } = table;
  const { person } = caller;
  const wasHere = person !== null && followers.isPresent(person.id);
  if (followers.size >= context.limits.callersPerTable && !followers.has(caller)) makeRoom(table);
  followers.add(caller);
  if (!wasHere) table.tellPresence();
  await greet(table, caller, seq);
}

/**
 * Brings the table up to date for somebody who comes: they may have been shown more at another node. If the store
 * does not answer, they are shown the copy in memory, which is loaded again later.
 */
async function catchUpWithNodes(table: HotTable): Promise<void> {
  const { id, context } = table;
  if (!context.nodes) return;
  try {
    await table.reloadIfStale();
  } catch (error) {
    context.log.warn('table-not-reloaded', { table: id, because: messageOf(error) });
  }
}

/** Follows a table again after a broken line, or says that it is gone. Failures are logged. */
export async function resumeAt(
  table: HotTable,
  caller: Caller,
  seq: number | null,
  isGone: () => boolean,
): Promise<void> {
  const { id, context } = table;
  try {
    const reason = await table.visit(async () => {
      if (isGone()) return 'followed';
      await catchUpWithNodes(table);
      if (whyNotFollow(table, caller)) await table.reloadIfStale();
      // The line may have broken meanwhile. Whoever follows then would be shown as here for ever.
      if (isGone()) return 'followed';
      const why = whyNotFollow(table, caller);
      if (!why) await follow(table, caller, seq);
      return why ?? 'followed';
    });
    if (reason === 'followed') return;
    caller.tell({ type: 'gone', table: id, because: partingFor(reason) });
  } catch (error) {
    if (error instanceof OutdatedMatch || error instanceof TableGone) {
      caller.tell({ type: 'gone', table: id, because: 'unknown-table' });
    } else context.log.error('resume-failed', { table: id, because: messageOf(error) });
  }
}

/** An onlooker makes room for somebody who sits here. */
function makeRoom(table: HotTable): void {
  const onlooker = table.followers.findOnlooker(table.now.table);
  if (onlooker) sendAway(table, [onlooker], 'crowded');
}

/** Stops following. Whoever leaves before a match, and does not mean to come back, gives up seat and host's rights. */
export async function leave(
  table: HotTable,
  caller: Caller,
  ask: Extract<DeskAsk, { readonly type: 'leave' }>,
): Promise<Reply> {
  const { followers } = table;
  const wasThere = followers.remove(caller);
  const person = caller.person?.id ?? null;
  if (table.now.table.phase === 'waiting') await lookElsewhere(table);
  const isLast = person !== null && !followers.isPresent(person);
  // Around one device nobody gives up a seat by closing a window.
  const mayGiveUp = table.context.gathering === 'apart' && table.now.table.phase === 'waiting';
  if (isLast && mayGiveUp && ask.seat === 'give-up') {
    const reply = await change(table, ask, (before) => {
      const risen = stand(before, person);
      return risen.ok ? risen : accepted(replaceHost(before, person, 0));
    });
    if (reply.answer.type === 'refused' || reply.news) return reply;
  }
  const isNews = wasThere && table.context.gathering === 'apart';
  return done(ask, () => (isNews ? table.tellPresence() : undefined));
}

/** A host who has been away for long is replaced by the next person clockwise who is here. */
export async function replaceAbsentHost(table: HotTable): Promise<void> {
  const { followers, context } = table;
  await lookElsewhere(table);
  const { table: before } = table.now;
  const { host } = before;
  if (host === null || followers.isPresent(host)) return;
  const from = before.seats.findIndex(({ person }) => person === host);
  const after = replaceHost(before, host, Math.max(from, 0), (person) =>
    followers.isPresent(person),
  );
  if (after === before) return;
  const outcome = await table.save({ ...after, touchedAt: context.clock.now() });
  if (outcome === 'stored') tellTable(table);
}

/** Enters a table by its link. */
export async function enter(
  table: HotTable,
  caller: Caller,
  ask: Extract<DeskAsk, { readonly type: 'enter' }>,
): Promise<Reply> {
  await catchUpWithNodes(table);
  const reason = whyNotFollow(table, caller);
  return reason ? refused(ask, reason) : done(ask, () => follow(table, caller, ask.seq));
}
