import { parseTableId, type TableId } from '@rookery/protocol/identifiers';
import { accepted, rejected, type Result } from '@rookery/rules/kernel/result';

/** Where to go: a server, and a table there if the address names one. */
export interface Address {
  /** Such as `http://localhost:4040`. */
  readonly origin: string;
  readonly table: TableId | null;
}

/** Why an address leads nowhere. */
export type AddressFault = 'no-address' | 'no-table';

/** Reads the link to a table, or the address of a server. */
export function parseAddress(text: string): Result<Address, AddressFault> {
  const url = /^https?:\/\//i.test(text) && URL.canParse(text) ? new URL(text) : undefined;
  if (!url || url.username !== '' || url.password !== '') return rejected('no-address');
  const { origin, pathname } = url;
  if (pathname === '/') return accepted({ origin, table: null });
  const [, name] = /^\/table\/([^/]+)\/?$/.exec(pathname) ?? [];
  const table = parseTableId(name);
  return table.ok ? accepted({ origin, table: table.value }) : rejected('no-table');
}
