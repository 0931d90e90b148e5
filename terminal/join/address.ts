import { parseTableId, type TableId } from '@rookery/protocol/identifiers';
import { accepted, rejected, type Result } from '@rookery/rules/kernel/result';
import type { Arguments } from '../arguments/arguments.ts';
import type { Shell } from '../shell.ts';

/** Where to go: a server, and a table there if the address names one. */
interface Address {
  /** Such as `http://localhost:4040`. */
  readonly origin: string;
  readonly table: TableId | null;
}

/** Reads the link to a table, or the address of a server. */
function parseAddress(text: string): Result<Address, 'no-address' | 'no-table'> {
  const url = /^https?:\/\//i.test(text) && URL.canParse(text) ? new URL(text) : undefined;
  if (!url || url.username !== '' || url.password !== '') return rejected('no-address');
  const { origin, pathname } = url;
  if (pathname === '/') return accepted({ origin, table: null });
  const [, name] = /^\/table\/([^/]+)\/?$/.exec(pathname) ?? [];
  const table = parseTableId(name);
  return table.ok ? accepted({ origin, table: table.value }) : rejected('no-table');
}

const creationOptions = ['seats', 'bots', 'clock', 'public'];

/** Reads where to go, and checks that the options fit: some need `--create`. */
export function readAddress({ texts, screens }: Shell, args: Arguments): Result<Address, string> {
  const { needsAddress, badAddress, badTable, createOrTable, createAndTable, onlyWithCreate } =
    texts.join;
  const [text, excess] = args.words;
  if (text === undefined) return rejected(needsAddress);
  if (excess !== undefined) return rejected(texts.tooManyWords(excess));
  const address = parseAddress(text);
  if (!address.ok) {
    return rejected(address.problems.includes('no-table') ? badTable(text) : badAddress(text));
  }
  const wantsTable = args.values.has('create');
  if (address.value.table && wantsTable) return rejected(createAndTable);
  if (!address.value.table && !wantsTable) return rejected(createOrTable);
  const flags = screens.flatMap((screen) => screen.flags).map(({ name }) => name);
  const idle = [...creationOptions, ...flags].find(
    (name) => !wantsTable && (args.values.has(name) || args.switches.has(name)),
  );
  return idle === undefined ? address : rejected(onlyWithCreate(idle));
}
