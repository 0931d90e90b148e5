import { accepted } from '@rookery/rules/kernel/result';
import type { DeskAsk } from './desk.ts';
import { roundOf } from './hosted-match.ts';
import type { HotTable } from './hot-table.ts';
import { refused, type Reply } from './reply.ts';
import { seatOf } from './seating.ts';
import { change } from './table-change.ts';
import { addReady } from './wishes.ts';

/**
 * Notes that somebody has seen how the last round ended, so that everyone sees who is ready. The match itself
 * waits for nobody.
 */
export function proceed(table: HotTable, ask: DeskAsk, person: string): Reply | Promise<Reply> {
  const { table: stored, match } = table.now;
  const { phase } = stored;
  const seat = seatOf(stored, person);
  if (seat === null) return refused(ask, { kind: 'not-seated' });
  if (phase !== 'playing' || !match) return refused(ask, { kind: 'wrong-phase', phase });
  const round = roundOf(match);
  return change(table, ask, (before) => accepted(addReady(before, round, seat)));
}
