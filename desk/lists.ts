import type { TableId } from '@rookery/protocol/identifiers';
import type { DeskContext } from './context.ts';
import type { Caller, DeskAsk } from './desk.ts';
import type { HotTable } from './hot-table.ts';
import { Lobby } from './lobby.ts';
import { MyTables } from './my-tables.ts';
import type { News, NewsListener } from './ports.ts';
import { done, type Reply } from './reply.ts';
import type { StoredTable } from './store.ts';

/** What is asked of the lists of tables. */
export type ListAsk = Extract<
  DeskAsk,
  { readonly type: 'follow-lobby' | 'leave-lobby' | 'follow-my-tables' | 'leave-my-tables' }
>;

/** The lists of tables that callers follow: the public ones, and their own. */
export class Lists {
  readonly lobby: Lobby;
  readonly #myTables: MyTables;

  constructor(context: DeskContext, tableAt: (id: TableId) => HotTable) {
    this.lobby = new Lobby(context);
    this.#myTables = new MyTables({ ...context, tableAt });
  }

  answer(caller: Caller, ask: ListAsk): Reply {
    switch (ask.type) {
      case 'follow-lobby':
        return done(ask, () => this.lobby.follow(caller));
      case 'leave-lobby':
        this.lobby.forget(caller);
        return done(ask);
      case 'follow-my-tables':
        return done(ask, () => this.#myTables.follow(caller));
      case 'leave-my-tables':
        this.#myTables.forget(caller);
        return done(ask);
    }
  }

  forget(caller: Caller): void {
    this.lobby.forget(caller);
    this.#myTables.forget(caller);
  }

  /** A table was saved at this desk. */
  onTableSaved(table: StoredTable): void {
    if (table.settings.listing === 'public') this.lobby.onChange();
    this.#myTables.onTableSaved(table);
  }

  /** Something happened, at this desk or at another. */
  hear(news: News): void {
    if ('table' in news) this.#myTables.onTableChange(news.table);
  }
}

/** Lets lists hear what happens at other desks. A list that misses something is told with the next change. */
export const hearingOf = (lists: Pick<Lists, 'hear'>): NewsListener => ({
  hear: (news) => news.forEach((each) => lists.hear(each)),
  interrupted: () => undefined,
  restored: () => undefined,
});
