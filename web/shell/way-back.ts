import { parseTableId, type TableId } from '@rookery/protocol/identifiers';
import { formatMoment, type MomentAddress } from './moment.ts';

/** A table: on the server, or on this device. */
export type TableRoute =
  { readonly page: 'table'; readonly id: TableId } | { readonly page: 'here'; readonly id: string };

/** Reads the id of a table; null if no id has this form. */
export function parseTableRoute(page: TableRoute['page'], text: string): TableRoute | null {
  if (page === 'here') return /^[\w-]{1,40}$/.test(text) ? { page, id: text } : null;
  const id = parseTableId(text);
  return id.ok ? { page, id: id.value } : null;
}

/** Reads from the query of an address which table somebody came from. */
export function parseWayBack(search: string): { readonly from?: TableRoute } {
  const query = new URLSearchParams(search);
  const [table, here] = [query.get('table'), query.get('here')];
  const from =
    table === null ? parseTableRoute('here', here ?? '') : parseTableRoute('table', table);
  return from ? { from } : {};
}

/** Writes the query that `parseMoment` and `parseWayBack` read. */
export function formatQuery(moment: MomentAddress, from: TableRoute | undefined): string {
  const query = formatMoment(moment);
  if (!from) return query;
  return `${query === '' ? '?' : `${query}&`}${from.page}=${from.id}`;
}
