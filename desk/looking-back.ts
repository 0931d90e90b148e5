import type { Caller, DeskAsk } from './desk.ts';
import type { HotTable } from './hot-table.ts';
import { mayFollow } from './seating.ts';
import { refused, type Reply } from './reply.ts';
import { viewerOf } from './table-tells.ts';
import { momentAfter } from './viewer-log.ts';

/** Tells how the match stood for whoever asks, once they had been told so many news. */
export function lookBack(
  { now }: HotTable,
  { person }: Caller,
  ask: Extract<DeskAsk, { readonly type: 'look-back' }>,
): Reply {
  const { table, match } = now;
  const id = person?.id ?? null;
  if (!mayFollow(table, id)) return refused(ask, { kind: 'no-onlookers' });
  if (match?.id !== ask.match) return refused(ask, { kind: 'unknown-match' });
  const { news, view } = momentAfter(match, ask.news, viewerOf(table, id));
  return {
    answer: { type: 'moment', id: ask.id, table: table.id, match: match.id, news, view },
  };
}
