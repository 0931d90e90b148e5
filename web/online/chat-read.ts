import { fields, listOf, read, text } from '@rookery/rules/kernel/shape';
import { loadItem, saveItem } from '../shell/local-storage.ts';

/** How far the chat of a table was read on this device. */
interface ReadChat {
  readonly table: string;
  /** The last line that was read. */
  readonly line: string;
}

const readChats = listOf(fields<ReadChat>({ table: text(40), line: text(40) }));

const item = 'chat-read';

/** Older tables are forgotten. */
const mostTables = 30;

function loadReadChats(): readonly ReadChat[] {
  const found = read(readChats, loadItem(item), item);
  return found.ok ? found.value : [];
}

/** The last line of a table's chat that was read on this device; null if none was. */
export const loadLastRead = (table: string): string | null =>
  loadReadChats().find((each) => each.table === table)?.line ?? null;

export function saveLastRead(table: string, line: string): void {
  if (loadLastRead(table) === line) return;
  const others = loadReadChats().filter((each) => each.table !== table);
  saveItem(item, [{ table, line }, ...others].slice(0, mostTables));
}
