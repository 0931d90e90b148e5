import type { TableId } from '@rookery/protocol/identifiers';
import type { MyTable } from '@rookery/protocol/my-tables';
import type { Tell } from '@rookery/protocol/tells';
import type { DeskContext } from './context.ts';
import type { Caller } from './desk.ts';
import type { HotTable } from './hot-table.ts';
import { messageOf } from './ports.ts';
import { seatOf } from './seating.ts';
import type { StoredTable } from './store.ts';
import { OutdatedMatch } from './table-loading.ts';
import { myTable } from './table-tells.ts';

/** Changes within this span, in milliseconds, are told together. */
const debounce = 250;

interface MyTablesParts extends Pick<DeskContext, 'directory' | 'clock' | 'log'> {
  tableAt(id: TableId): HotTable;
}

/** One person who looks at the list of their own tables. */
interface Watcher {
  readonly callers: Map<string, Caller>;
  /** The tables that this person was told of. */
  tables: readonly TableId[];
  /** What this person could see in the list when it was last told. */
  seen: string;
  /** Whether the list is going to be told again soon. */
  isDue: boolean;
}

/**
 * Everything that a person can see in a list, besides the time on its clocks. Acts of which a person sees
 * nothing, such as a sealed pick that was changed, change clocks at most: the list is not told again then.
 */
const lookOf = (tables: readonly MyTable[]): string =>
  JSON.stringify(
    tables.map(({ match, ...table }) => {
      if (!match) return table;
      const { clocks, ...rest } = match;
      return { ...table, match: { ...rest, paused: clocks.paused } };
    }),
  );

/** Tells people which tables are theirs and whose turn it is there, while they look at that list. */
export class MyTables {
  readonly #parts: MyTablesParts;
  readonly #watchers = new Map<string, Watcher>();
  /** Who was told of a table, so that a move costs one look-up. */
  readonly #byTable = new Map<TableId, Set<string>>();

  constructor(parts: MyTablesParts) {
    this.#parts = parts;
  }

  /** Tells the caller's tables now, and again whenever something changes there. */
  async follow(caller: Caller): Promise<void> {
    const { person } = caller;
    if (!person) {
      caller.tell({ type: 'my-tables', now: this.#parts.clock.now(), tables: [] });
      return;
    }
    const watcher = this.#watchers.get(person.id);
    if (watcher) watcher.callers.set(caller.id, caller);
    else {
      const callers = new Map([[caller.id, caller]]);
      this.#watchers.set(person.id, { callers, tables: [], seen: '', isDue: false });
    }
    const tell = await this.#read(person.id);
    if (this.#watchers.get(person.id)?.callers.has(caller.id)) caller.tell(tell);
  }

  forget({ id, person }: Caller): void {
    const watcher = person ? this.#watchers.get(person.id) : undefined;
    if (!person || !watcher?.callers.delete(id) || watcher.callers.size > 0) return;
    this.#watch(person.id, watcher, []);
    this.#watchers.delete(person.id);
  }

  /** Somebody came or went at a table, or a match began. */
  onTableSaved({ id, seats, host }: StoredTable): void {
    if (this.#watchers.size === 0) return;
    for (const { person } of seats) this.#tellLater(person);
    this.#tellLater(host);
    this.onTableChange(id);
  }

  /** Something happened at a table. */
  onTableChange(id: TableId): void {
    for (const person of this.#byTable.get(id) ?? []) this.#tellLater(person);
  }

  #tellLater(person: string | null): void {
    const watcher = person === null ? undefined : this.#watchers.get(person);
    if (person === null || !watcher || watcher.isDue) return;
    watcher.isDue = true;
    this.#parts.clock.after(debounce, () => {
      watcher.isDue = false;
      this.#tellAgain(person).catch((error: unknown) => {
        this.#parts.log.warn('my-tables-not-told', { because: messageOf(error) });
      });
    });
  }

  async #tellAgain(person: string): Promise<void> {
    const before = this.#watchers.get(person)?.seen;
    if (before === undefined) return;
    const tell = await this.#read(person);
    const watcher = this.#watchers.get(person);
    if (!watcher || watcher.seen === before) return;
    for (const caller of watcher.callers.values()) caller.tell(tell);
  }

  async #read(person: string): Promise<Tell> {
    const { directory, clock } = this.#parts;
    const saved = (await directory?.tablesOf({ person })) ?? [];
    const shown = saved.flatMap(({ table }) => (isShown(table, person) ? [table.id] : []));
    const watcher = this.#watchers.get(person);
    if (watcher) this.#watch(person, watcher, shown);
    const found = await Promise.all(shown.map((id) => this.#find(id, person)));
    const tables = found.filter((table) => table !== undefined);
    if (watcher) watcher.seen = lookOf(tables);
    return { type: 'my-tables', now: clock.now(), tables };
  }

  /** One table as that person sees it; nothing if it is gone, or its match cannot be replayed. */
  async #find(id: TableId, person: string): Promise<MyTable | undefined> {
    const table = this.#parts.tableAt(id);
    try {
      return await table.visit(() => {
        const presence = table.followers.presenceAt(table.now.table);
        return Promise.resolve(myTable(table.now, presence, person));
      });
    } catch (error) {
      if (error instanceof OutdatedMatch) return undefined;
      throw error;
    }
  }

  #watch(person: string, watcher: Watcher, tables: readonly TableId[]): void {
    for (const id of watcher.tables) {
      const people = this.#byTable.get(id);
      people?.delete(person);
      if (people?.size === 0) this.#byTable.delete(id);
    }
    for (const id of tables) {
      this.#byTable.set(id, (this.#byTable.get(id) ?? new Set()).add(person));
    }
    watcher.tables = tables;
  }
}

/** After a match a table is listed only if somebody else waits there for a rematch. */
function isShown(table: StoredTable, person: string): boolean {
  if (table.phase !== 'over') return table.phase !== 'closed';
  const { rematch } = table.wishes;
  const seat = seatOf(table, person);
  return seat !== null && rematch.length > 0 && !rematch.includes(seat);
}
