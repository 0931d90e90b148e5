import { tableId } from '@rookery/protocol/identifiers';
import { count, tagged } from '@rookery/protocol/shapes';
import { listings } from '@rookery/protocol/tables';
import { fields, oneOf, read, text, type Reader } from '@rookery/rules/kernel/shape';
import type { News } from './ports.ts';

const aboutTable = <Kind extends 'chat' | 'presence'>(kind: Kind) =>
  fields({ kind: oneOf([kind]), table: tableId });

const news: Reader<News> = tagged('kind', {
  table: fields({
    kind: oneOf(['table']),
    table: tableId,
    revision: count,
    listing: oneOf(listings),
  }),
  match: fields({ kind: oneOf(['match']), table: tableId, seq: count }),
  chat: aboutTable('chat'),
  presence: aboutTable('presence'),
  'sent-away': fields({ kind: oneOf(['sent-away']), table: tableId, person: text(40) }),
  person: fields({ kind: oneOf(['person']), person: text(40) }),
  session: fields({ kind: oneOf(['session']), family: text(100) }),
});

/** Reads news from another desk. Whatever a desk of another version says and this one does not know is left out. */
export function parseNews(input: unknown): readonly News[] {
  const all: readonly unknown[] = Array.isArray(input) ? input : [];
  return all.flatMap((each) => {
    const found = read(news, each, 'news');
    return found.ok ? [found.value] : [];
  });
}
