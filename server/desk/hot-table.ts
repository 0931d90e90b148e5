import { updateTell, type Moment } from '@rookery/protocol/host/update-tell';
import type { TableId } from '@rookery/protocol/identifiers';
import type { Hopes } from '@rookery/referee/thoughts';
import { newsMissed, newsOf, newsSince } from '@rookery/referee/viewer-log';
import { canonicalJson } from '@rookery/rules/kernel/canonical';
import type { Vocabulary } from '@rookery/rules/kernel/game';
import type { Saved, StoredTable } from '../store/store.ts';
import { messageOf } from '../store/trouble.ts';
import { BotsAtTable } from './bots-at-table.ts';
import type { Caller } from './desk.ts';
import { Followers } from './followers.ts';
import type { House } from './house.ts';
import { loadTable, peopleAt } from './loading.ts';
import { Queue } from './queue.ts';
import { dueAt, type RunningMatch } from './running-match.ts';
import { chatTell, seatLines, tableTell, viewerOf, type TableNow } from './showing.ts';

/** What became of an attempt to keep something. */
type Kept = 'kept' | 'overtaken' | 'not-kept';

/** How many lines of chat a newcomer gets. */
const lastLines = 50;

/**
 * A table in memory, which is a copy of what the store has: whenever the two might differ, the copy is
 * thrown away. Work on it is done strictly in order.
 */
export class HotTable {
  readonly id: TableId;
  readonly house: House;
  readonly followers = new Followers();
  readonly #queue = new Queue();
  readonly #bots: BotsAtTable;
  #now: TableNow | undefined;
  #isTrusted = false;

  constructor(
    id: TableId,
    house: House,
    onThought: (table: HotTable, ...thought: Parameters<Hopes['onThought']>) => Promise<void>,
  ) {
    this.id = id;
    this.house = house;
    this.#bots = new BotsAtTable(house, {
      onThought: (...thought) => onThought(this, ...thought),
      tryAgain: () => void this.wake(),
    });
  }

  /** Whether nothing would be lost by forgetting it. */
  get isIdle(): boolean {
    return this.followers.size === 0 && this.#queue.length === 0 && this.#bots.size === 0;
  }

  /** How much work waits. */
  get waiting(): number {
    return this.#queue.length;
  }

  /** The table as it is now; only inside `visit`, where it is known to be loaded. */
  get now(): TableNow {
    if (!this.#now) throw new Error('the table is not loaded');
    return this.#now;
  }

  /** What is being played, for figures. */
  get isPlaying(): boolean {
    return this.#now?.table.phase === 'playing';
  }

  /** Does something with the table, when its turn has come; `undefined` if there is no such table. */
  visit<Value>(work: () => Promise<Value>): Promise<Value | undefined> {
    const visited = this.#queue.run(async () => {
      await this.#refresh();
      if (!this.#now) return undefined;
      try {
        return await work();
      } finally {
        this.#tend();
        if (!this.#isTrusted) this.house.wakeLater(this.id);
      }
    });
    return visited.finally(() => this.house.rests(this.id));
  }

  /** Looks whether a bot is to move or time has run out. Never rejected. */
  async wake(): Promise<void> {
    try {
      await this.visit(() => Promise.resolve());
    } catch (error) {
      this.house.log.warn('table-not-woken', { table: this.id, because: messageOf(error) });
      this.house.wakeLater(this.id);
    }
  }

  /** Stops thinking, and waits for the work under way. */
  async end(): Promise<void> {
    this.#bots.stop();
    await this.#queue.run(() => Promise.resolve());
  }

  /** What is in memory may be wrong: it is loaded again before anything else happens. */
  distrust(): void {
    this.#isTrusted = false;
  }

  /** Loads the table again if what is kept of it has gone on without this copy. */
  async catchUp(): Promise<void> {
    const { revision, running } = this.now;
    const match = running?.id ?? null;
    const found = await this.house.store.findProgress({ table: this.id, match });
    const isOld = found?.revision !== revision || found.seq !== (running?.log.length ?? null);
    if (found && isOld) await this.reload();
  }

  /** Loads the table again, and tells everyone what they have missed. */
  async reload(): Promise<void> {
    this.distrust();
    await this.#refresh();
  }

  /** Keeps a changed table. */
  save(table: StoredTable): Promise<Kept> {
    return this.keep(table, (expectedRevision) =>
      this.house.store.saveTable({ table, expectedRevision }),
    );
  }

  /** Keeps a changed table in some way; if nobody knows whether that was done, looks. */
  async keep(
    table: StoredTable,
    write: (expectedRevision: number) => Promise<Saved>,
  ): Promise<Kept> {
    const { house, now } = this;
    let saved: Saved;
    try {
      saved = await house.tally.timed('storing', write(now.revision));
    } catch (error) {
      house.log.warn('table-not-kept', { table: this.id, because: messageOf(error) });
      await this.reload();
      return canonicalJson(this.now.table) === canonicalJson(table) ? 'kept' : 'not-kept';
    }
    if (saved.kind !== 'saved') {
      await this.reload();
      return 'overtaken';
    }
    const isShown = table.phase === 'playing' || table.phase === 'over';
    const running = isShown ? now.running : null;
    this.#now = { ...now, table, revision: saved.revision, running };
    if (table.settings.listing === 'public') house.lobbyChanged();
    return 'kept';
  }

  /** The match has gone on, and that is kept. */
  play(running: RunningMatch | null): void {
    this.#now = { ...this.now, running };
  }

  /** Learns the names of those who sit here. */
  async meetPeople(): Promise<void> {
    const people = await peopleAt(this.house.store, this.now.table);
    this.#now = { ...this.now, people };
  }

  /** Tells everyone how the table is. */
  tellTable(): void {
    const { now } = this;
    const company = this.followers.company(now.table);
    this.followers.tellEveryone((person) => tableTell(now, company, person));
  }

  /** Presence has changed; nobody needs to know if the table is not even loaded. */
  tellPresence(): void {
    if (this.#now && this.followers.size > 0) this.tellTable();
  }

  /** Tells everyone what they saw happen, and nothing to those who saw nothing. */
  tellProgress(before: RunningMatch, events: readonly Vocabulary['Event'][]): void {
    const { now } = this;
    const { running } = now;
    if (!running) return;
    const moment = this.#moment(running);
    this.followers.tellViewers(now.table, (viewer) => {
      const news = newsOf({ match: running, events }, before, viewer);
      return news && updateTell(moment, news, viewer);
    });
  }

  /** Tells everyone how the match stands, though nothing has happened in it. */
  tellMatch(): void {
    const { now } = this;
    const { running } = now;
    if (!running) return;
    const moment = this.#moment(running);
    this.followers.tellViewers(now.table, (viewer) =>
      updateTell(moment, newsSince(running, null, viewer), viewer),
    );
  }

  /** Tells a newcomer everything, with the news since what they have seen. */
  async greet(
    caller: Caller,
    seq: number | null,
    tableTold: 'alone' | 'with everyone',
  ): Promise<void> {
    const { now } = this;
    const person = caller.person?.id ?? null;
    if (tableTold === 'with everyone') this.tellTable();
    else caller.tell(tableTell(now, this.followers.company(now.table), person));
    const { running } = now;
    if (running) {
      const viewer = viewerOf(now.table, person);
      caller.tell(updateTell(this.#moment(running), newsSince(running, seq, viewer), viewer));
    }
    if (now.table.settings.chat === 'off') return;
    const lines = await this.house.store.chatOf({ table: this.id, limit: lastLines });
    if (lines.length > 0) caller.tell(chatTell(now.table, lines));
  }

  #moment(match: RunningMatch): Moment {
    const { id: table, now, house } = this;
    const seats = seatLines(now, this.followers.company(now.table));
    return { table, match, clocks: match.clocks, now: house.clock.now(), seats };
  }

  async #refresh(): Promise<void> {
    if (this.#isTrusted) return;
    const before = this.#now;
    this.#now = await loadTable(this.house.store, this.house.games, this.id);
    this.#isTrusted = true;
    if (before && this.#now) this.#tellWhatWasMissed(before);
  }

  #tellWhatWasMissed(before: TableNow): void {
    const { now } = this;
    this.tellTable();
    const { running } = now;
    if (!running) return;
    const moment = this.#moment(running);
    this.followers.tellViewers(now.table, (viewer) =>
      updateTell(moment, newsMissed(running, before.running, viewer), viewer),
    );
  }

  /** Lets those bots think that are waited for, and has the next deadline watched. */
  #tend(): void {
    const at = this.house.clock.now();
    this.#bots.tend(this.#isTrusted ? this.#now : undefined, at);
    const due = this.isPlaying && this.#now?.running ? dueAt(this.#now.running.clocks) : null;
    this.house.deadlineChanged(this.id, due !== null && due > at ? due : null);
  }
}
