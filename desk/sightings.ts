import type { TableId } from '@rookery/protocol/identifiers';
import { catchUp, sendAwayFreed, showPerson } from './catching-up.ts';
import type { HotTable } from './hot-table.ts';
import type { Lobby } from './lobby.ts';
import type { NodeStore } from './node-store.ts';
import { OnceLater } from './once-later.ts';
import { messageOf, type Bus, type Clock, type DeskLog, type News } from './ports.ts';

/** Tables in memory are looked at this often, in milliseconds, should news of them be lost. */
const pollInterval = 5000;

/** And this often while no news are heard. */
const deafPollInterval = 500;

interface SightingParts {
  readonly node: string;
  readonly nodes: Pick<NodeStore, 'sightTables'> | undefined;
  readonly bus: Bus | undefined;
  readonly clock: Pick<Clock, 'after' | 'soon'>;
  readonly log: Pick<DeskLog, 'warn'>;
  readonly lobby: Pick<Lobby, 'onChange'>;
  /** The tables in memory. */
  readonly hot: ReadonlyMap<TableId, HotTable>;
}

/** Finds out what other desks have done at tables in memory: by their news, and by looking now and then. */
export class Sightings {
  readonly #parts: SightingParts;
  readonly #due = new Set<TableId>();
  readonly #poll: OnceLater;
  readonly #endings: (() => void)[] = [];
  #isLooking = false;
  #isDeaf: boolean;

  constructor(parts: SightingParts) {
    this.#parts = parts;
    this.#isDeaf = parts.bus === undefined;
    this.#poll = new OnceLater(parts.clock, () => this.#pollAll());
  }

  start(): void {
    const { bus, nodes } = this.#parts;
    const unsubscribe = bus?.subscribe({
      hear: (news) => news.forEach((each) => this.#hear(each)),
      interrupted: () => this.#setDeaf('deaf'),
      restored: () => this.#setDeaf('hearing'),
    });
    if (unsubscribe) this.#endings.push(unsubscribe);
    if (nodes) this.#schedulePoll();
  }

  stop(): void {
    for (const end of this.#endings) end();
    this.#poll.cancel();
  }

  /** Looks at all tables in memory, soon. */
  lookAtAll(): void {
    for (const table of this.#parts.hot.keys()) this.#lookAt(table);
  }

  #setDeaf(state: 'deaf' | 'hearing'): void {
    this.#isDeaf = state === 'deaf';
    this.lookAtAll();
    this.#parts.lobby.onChange();
    this.#poll.cancel();
    if (this.#parts.nodes) this.#schedulePoll();
  }

  #schedulePoll(): void {
    this.#poll.schedule(this.#isDeaf ? deafPollInterval : pollInterval);
  }

  #pollAll(): void {
    this.lookAtAll();
    if (this.#isDeaf) this.#parts.lobby.onChange();
    this.#schedulePoll();
  }

  #hear(news: News): void {
    const { hot, lobby } = this.#parts;
    if (news.kind === 'table' && news.listing === 'public') lobby.onChange();
    if (news.kind === 'person') {
      lobby.onChange();
      for (const table of hot.values()) this.#visit(table, () => showPerson(table, news.person));
      return;
    }
    if (news.kind === 'session') return;
    const table = hot.get(news.table);
    if (!table) return;
    if (news.kind === 'chat') table.toldLines.doubt();
    if (news.kind === 'sent-away') this.#visit(table, () => sendAwayFreed(table, news.person));
    else if (table.isBehind(news)) this.#lookAt(news.table);
  }

  #lookAt(table: TableId): void {
    this.#due.add(table);
    if (this.#isLooking) return;
    this.#isLooking = true;
    this.#parts.clock.soon(() => void this.#look());
  }

  async #look(): Promise<void> {
    const tables = [...this.#due];
    this.#due.clear();
    try {
      await this.#sight(tables);
    } catch (error) {
      this.#parts.log.warn('tables-not-sighted', { because: messageOf(error) });
    }
    this.#isLooking = false;
    const [next] = this.#due;
    if (next !== undefined) this.#lookAt(next);
  }

  async #sight(ids: readonly TableId[]): Promise<void> {
    const { node, nodes, hot } = this.#parts;
    const sights = (await nodes?.sightTables({ node, tables: ids })) ?? [];
    const byTable = new Map(sights.map((sight) => [sight.table, sight]));
    for (const id of ids) {
      const table = hot.get(id);
      if (!table) continue;
      const sight = byTable.get(id);
      this.#visit(table, () => (sight ? catchUp(table, sight) : table.reloadIfStale()));
    }
  }

  #visit(table: HotTable, work: () => void | Promise<void>): void {
    table
      .visit(async () => work())
      .catch((error: unknown) => {
        const facts = { table: table.id, because: messageOf(error) };
        this.#parts.log.warn('table-not-reloaded', facts);
      });
  }
}
