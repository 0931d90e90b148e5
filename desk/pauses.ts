import { pauseClocks, resumeClocks, type Clocks } from '@rookery/referee/clock';
import { canonicalJson } from '@rookery/rules/kernel/canonical';
import { accepted, rejected } from '@rookery/rules/kernel/result';
import type { DeskAsk } from './desk.ts';
import { dueAt } from './hosted-match.ts';
import type { HotTable } from './hot-table.ts';
import { messageOf } from './ports.ts';
import { refused, type Reply } from './reply.ts';
import { seatOf } from './seating.ts';
import type { Added } from './store.ts';
import { change } from './table-change.ts';
import { tellMatch } from './telling.ts';
import { addWish, clearWishes, isUnanimous, removeWish } from './wishes.ts';

/** The clocks of the match being played, and the seat of whoever would change them; or why not. */
function findClocks({ now }: HotTable, ask: DeskAsk, person: string) {
  const { table, match } = now;
  const seat = seatOf(table, person);
  if (seat === null) return refused(ask, { kind: 'not-seated' });
  if (table.phase !== 'playing' || !match) {
    return refused(ask, { kind: 'wrong-phase', phase: table.phase });
  }
  if (match.clocks.rule.kind === 'none') return refused(ask, { kind: 'no-clock' });
  return { seat, clocks: match.clocks };
}

/** Wants the clocks to stop; they do once every person wants it. */
export async function pause(table: HotTable, ask: DeskAsk, person: string): Promise<Reply> {
  const found = findClocks(table, ask, person);
  if ('answer' in found) return found;
  const { seat, clocks } = found;
  if (clocks.paused !== null) return refused(ask, { kind: 'paused' });
  const reply = await change(table, ask, (before) =>
    before.phase === 'playing'
      ? accepted(addWish(before, 'pause', seat))
      : rejected({ kind: 'wrong-phase', phase: before.phase }),
  );
  if (reply.answer.type !== 'done' || !isUnanimous(table.now.table, 'pause')) return reply;
  return switchClocks(table, ask, person, { wasPaused: false, reply });
}

/** Goes on, or takes back the wish to stop. */
export async function unpause(table: HotTable, ask: DeskAsk, person: string): Promise<Reply> {
  const found = findClocks(table, ask, person);
  if ('answer' in found) return found;
  const { seat, clocks } = found;
  if (clocks.paused === null) {
    return change(table, ask, (before) =>
      before.wishes.pause.includes(seat)
        ? accepted(removeWish(before, 'pause', seat))
        : rejected({ kind: 'not-paused' }),
    );
  }
  const reply = await change(table, ask, (before) => accepted(clearWishes(before, 'pause')));
  if (reply.answer.type !== 'done') return reply;
  return switchClocks(table, ask, person, { wasPaused: true, reply });
}

/** Stops the clocks, or lets them go on, after the wishes were stored. */
async function switchClocks(
  table: HotTable,
  ask: DeskAsk,
  person: string,
  { wasPaused, reply }: { readonly wasPaused: boolean; readonly reply: Reply },
): Promise<Reply> {
  // Everybody hears of the wishes, even if the clocks cannot be stored.
  await reply.news?.();
  // The wishes may have met a conflict, and the clocks were loaded again with the table.
  const found = findClocks(table, ask, person);
  if ('answer' in found) return found;
  const isPaused = found.clocks.paused !== null;
  if (isPaused !== wasPaused) return refused(ask, { kind: isPaused ? 'paused' : 'not-paused' });
  const now = table.context.clock.now();
  const clocks = isPaused ? resumeClocks(found.clocks, now) : pauseClocks(found.clocks, now);
  if (!(await storeClocks(table, clocks))) return refused(ask, { kind: 'not-saved' });
  return {
    answer: reply.answer,
    news: () => {
      tellMatch(table);
    },
  };
}

/** Stops the clocks of a match that nobody will finish. Returns false if that could not be stored. */
export async function stopClocks(table: HotTable): Promise<boolean> {
  const { table: stored, match } = table.now;
  if (stored.phase !== 'playing' || !match || dueAt(match.clocks) === null) return true;
  return storeClocks(table, pauseClocks(match.clocks, table.context.clock.now()));
}

/** Stores other clocks, though nothing has happened in the match. */
async function storeClocks(table: HotTable, clocks: Clocks): Promise<boolean> {
  const { context, now } = table;
  const { match } = now;
  if (!match) return false;
  let added: Added;
  try {
    added = await context.store.append({
      match: match.id,
      expectedSeq: match.log.length,
      acts: [],
      decision: null,
      clocks,
      deadline: dueAt(clocks),
      at: context.clock.now(),
      result: null,
    });
  } catch (error) {
    // Nobody knows whether they were stored: the table is loaded again, and says so.
    context.log.warn('clocks-not-kept', { match: match.id, because: messageOf(error) });
    await table.reload();
    return canonicalJson(table.now.match?.clocks) === canonicalJson(clocks);
  }
  if (added.kind === 'added') table.setMatch({ ...match, clocks });
  else await table.reload();
  return added.kind === 'added';
}
