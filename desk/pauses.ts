import { pauseClocks, resumeClocks, type Clocks } from '@rookery/referee/clock';
import { accepted, rejected } from '@rookery/rules/kernel/result';
import type { DeskAsk } from './desk.ts';
import { dueAt } from './hosted-match.ts';
import type { HotTable } from './hot-table.ts';
import { refused, type Reply } from './reply.ts';
import { seatOf } from './seating.ts';
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
  const reply = await change(table, ask, (before) => accepted(addWish(before, 'pause', seat)));
  if (reply.answer.type !== 'done' || !isUnanimous(table.now.table, 'pause')) return reply;
  return answerWithClocks(table, ask, pauseClocks(clocks, table.context.clock.now()), reply);
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
  return answerWithClocks(table, ask, resumeClocks(clocks, table.context.clock.now()), reply);
}

async function answerWithClocks(
  table: HotTable,
  ask: DeskAsk,
  clocks: Clocks,
  reply: Reply,
): Promise<Reply> {
  // Everybody hears of the wishes, even if the clocks cannot be stored.
  await reply.news?.();
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
  const added = await context.store.append({
    match: match.id,
    expectedSeq: match.log.length,
    acts: [],
    decision: null,
    clocks,
    deadline: dueAt(clocks),
    at: context.clock.now(),
    result: null,
  });
  if (added.kind === 'added') table.setMatch({ ...match, clocks });
  else await table.reload();
  return added.kind === 'added';
}
