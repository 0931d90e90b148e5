import type { Hello } from '../asks.ts';
import type { TableId } from '../identifiers.ts';
import type { Reason } from '../reasons.ts';
import type { Tell } from '../tells.ts';

/** What is told of one table. */
export type TableTell = Extract<Tell, { readonly type: 'table' | 'update' | 'chat' | 'gone' }>;

/** Whoever follows a table. */
export interface Follower {
  /** Of how many acts something was seen; null for those who want no news of before. */
  seq(): number | null;
  heard(tell: TableTell): void;
  /** The line has been opened anew: what comes now replaces everything, also by something older. */
  resumed(): void;
  /** The table cannot be entered. */
  refused(reason: Reason): void;
}

/** The lists of tables that a line can follow. */
const listNames = ['lobby', 'my-tables'] as const;
export type ListName = (typeof listNames)[number];

/** What is told of a list. */
export type ListTell<Name extends ListName> = Extract<Tell, { readonly type: Name }>;

type ListListeners = { readonly [Name in ListName]: Set<(tell: ListTell<Name>) => void> };

interface Followed {
  readonly follower: Follower;
  /** How far this line has come with it. */
  progress: 'new' | 'asked' | 'heard';
}

/** Everything a line follows, to be told and to be resumed. */
export class Followings {
  readonly #tables = new Map<TableId, Followed>();
  readonly #lists: ListListeners = { lobby: new Set(), 'my-tables': new Set() };

  add(table: TableId, follower: Follower): void {
    this.#tables.set(table, { follower, progress: 'new' });
  }

  /** Stops following, unless somebody else follows that table by now. */
  remove(table: TableId, follower: Follower): boolean {
    return this.of(table) === follower && this.#tables.delete(table);
  }

  of(table: TableId): Follower | undefined {
    return this.#tables.get(table)?.follower;
  }

  addToList<Name extends ListName>(name: Name, listener: (tell: ListTell<Name>) => void): void {
    this.#lists[name].add(listener);
  }

  removeFromList<Name extends ListName>(
    name: Name,
    listener: (tell: ListTell<Name>) => void,
  ): void {
    this.#lists[name].delete(listener);
  }

  /** The lists that somebody follows. */
  get followedLists(): readonly ListName[] {
    return listNames.filter((name) => this.#lists[name].size > 0);
  }

  /** What a new hello lists. */
  resume(): Hello['resume'] {
    return [...this.#tables].map(([table, followed]) => {
      followed.progress = 'asked';
      followed.follower.resumed();
      return { table, seq: followed.follower.seq() };
    });
  }

  /** Tables in that state: not yet asked for, or asked for and not heard of. */
  thatAre(progress: 'new' | 'asked'): readonly TableId[] {
    return [...this.#tables.keys()].filter((id) => this.#tables.get(id)?.progress === progress);
  }

  /** Passes on what was told. */
  tell(tell: Tell): void {
    if (tell.type === 'lobby') for (const listener of this.#lists.lobby) listener(tell);
    else if (tell.type === 'my-tables') {
      for (const listener of this.#lists['my-tables']) listener(tell);
    } else if (tell.type === 'table') this.#tellTable(tell.table.id, tell);
    else if (tell.type === 'update' || tell.type === 'chat') this.#tellTable(tell.table, tell);
    else if (tell.type === 'gone') {
      this.#tellTable(tell.table, tell);
      this.#tables.delete(tell.table);
    }
  }

  #tellTable(table: TableId, tell: TableTell): void {
    const followed = this.#tables.get(table);
    if (!followed) return;
    followed.progress = 'heard';
    followed.follower.heard(tell);
  }
}
