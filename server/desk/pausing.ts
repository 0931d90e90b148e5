import { refused, type Reply } from '@rookery/protocol/host/reply';
import { pausedAt, unpausedAt, type Clocks } from '@rookery/referee/clock';
import { accepted, rejected } from '@rookery/rules/kernel/result';
import { change } from './changing.ts';
import type { DeskAsk } from './desk.ts';
import type { HotTable } from './hot-table.ts';
import { dueAt } from './running-match.ts';
import { seatOf } from './seating.ts';
import { granted, isUnanimous, unwished, wished } from './wishes.ts';

/** The clocks of the match being played, and the seat of whoever would change them; or why not. */
function atTheClocks({ now }: HotTable, ask: DeskAsk, person: string) {
  const { table, running } = now;
  const seat = seatOf(table, person);
  if (seat === null) return refused(ask, { kind: 'not-seated' });
  if (table.phase !== 'playing' || !running) {
    return refused(ask, { kind: 'wrong-phase', phase: table.phase });
  }
  if (running.clocks.rule.kind === 'none') return refused(ask, { kind: 'no-clock' });
  return { seat, clocks: running.clocks };
}

/** Wants the clocks to stop; they do once every person wants it. */
export async function pause(table: HotTable, ask: DeskAsk, person: string): Promise<Reply> {
  const found = atTheClocks(table, ask, person);
  if ('answer' in found) return found;
  const { seat, clocks } = found;
  if (clocks.paused !== null) return refused(ask, { kind: 'paused' });
  const reply = await change(table, ask, (before) => accepted(wished(before, 'pause', seat)));
  if (reply.answer.type !== 'done' || !isUnanimous(table.now.table, 'pause')) return reply;
  return withClocks(table, ask, pausedAt(clocks, table.house.clock.now()), reply);
}

/** Goes on, or takes back the wish to stop. */
export async function unpause(table: HotTable, ask: DeskAsk, person: string): Promise<Reply> {
  const found = atTheClocks(table, ask, person);
  if ('answer' in found) return found;
  const { seat, clocks } = found;
  if (clocks.paused === null) {
    return change(table, ask, (before) =>
      before.wishes.pause.includes(seat)
        ? accepted(unwished(before, 'pause', seat))
        : rejected({ kind: 'not-paused' }),
    );
  }
  const reply = await change(table, ask, (before) => accepted(granted(before, 'pause')));
  if (reply.answer.type !== 'done') return reply;
  return withClocks(table, ask, unpausedAt(clocks, table.house.clock.now()), reply);
}

async function withClocks(
  table: HotTable,
  ask: DeskAsk,
  clocks: Clocks,
  reply: Reply,
): Promise<Reply> {
  if (!(await setClocks(table, clocks))) return refused(ask, { kind: 'not-saved' });
  return {
    answer: reply.answer,
    news: () => {
      table.tellTable();
      table.tellMatch();
    },
  };
}

/** Keeps other clocks, though nothing has happened in the match. */
async function setClocks(table: HotTable, clocks: Clocks): Promise<boolean> {
  const { house, now } = table;
  const { running } = now;
  if (!running) return false;
  const added = await house.store.append({
    match: running.id,
    expectedSeq: running.log.length,
    acts: [],
    decision: null,
    clocks,
    deadline: dueAt(clocks),
    at: house.clock.now(),
    result: null,
  });
  if (added.kind === 'added') table.play({ ...running, clocks });
  else await table.reload();
  return added.kind === 'added';
}
