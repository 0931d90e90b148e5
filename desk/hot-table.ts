import type { TableId } from '@rookery/protocol/identifiers';
import { canonicalJson } from '@rookery/rules/kernel/canonical';
import type { BotCompany } from './bot-pace.ts';
import { BotsAtTable, isBotToMove } from './bots-at-table.ts';
import type { DeskContext } from './context.ts';
import { lookElsewhere } from './elsewhere.ts';
import { Followers } from './followers.ts';
import { dueAt, type HostedMatch } from './hosted-match.ts';
import type { BotCallbacks } from './pending-moves.ts';
import { messageOf, type News } from './ports.ts';
import { Queue } from './queue.ts';
import { isPlaying } from './seating.ts';
import type { Saved, StoredTable } from './store.ts';
import { loadPeople, loadTable } from './table-loading.ts';
import type { TableNow } from './table-tells.ts';
import { tellGone, tellMissed, tellTable } from './telling.ts';
import { ToldLines } from './told-lines.ts';

/** What became of an attempt to store something. */
type StoreOutcome = 'stored' | 'conflict' | 'failed';

/** A table that was there and is no more: another window of the device has forgotten it. */
export class TableGone extends Error {}

/** Changes of presence within this span, in milliseconds, are told together. */
const presenceDebounce = 200;

/**
 * A table in memory, which is a cache of what the store has: whenever the two might differ, it is marked
 * stale and loaded again. Work on a table is done strictly in order.
 */
export class HotTable {
  readonly id: TableId;
  readonly context: DeskContext;
  readonly followers: Followers;
  readonly toldLines = new ToldLines();
  readonly #queue = new Queue();
  readonly #bots: BotsAtTable;
  #now: TableNow | undefined;
  #isFresh = false;
  #isPresenceDue = false;

  constructor(
    id: TableId,
    context: DeskContext,
    onBotMove: (table: HotTable, ...move: Parameters<BotCallbacks['onMove']>) => Promise<void>,
  ) {
    this.id = id;
    this.context = context;
    this.followers = new Followers(id, context);
    this.#bots = new BotsAtTable(id, context, {
      onMove: (...move) => onBotMove(this, ...move),
      retry: () => void this.wake(),
    });
  }

  /** Whether nothing would be lost by forgetting it. */
  get isIdle(): boolean {
    return this.followers.size === 0 && this.#queue.length === 0 && this.#bots.size === 0;
  }

  /** Whether bots think here. */
  get isThinking(): boolean {
    return this.#bots.size > 0;
  }

  /** How much work waits. */
  get waiting(): number {
    return this.#queue.length;
  }

  /** The table as it is now; only inside `visit`, where it was found. Fails if it is gone since. */
  get now(): TableNow {
    if (!this.#now) throw new TableGone(`there is no table ${this.id}`);
    return this.#now;
  }

  get isPlaying(): boolean {
    return this.#now?.table.phase === 'playing';
  }

  /** Whether news tell of something that may not be in this copy. */
  isBehind(news: News): boolean {
    const now = this.#now;
    if (!now) return false;
    if (news.kind === 'table') return news.revision > now.revision;
    // Clocks may change though there is no new act.
    return news.kind !== 'match' || news.seq >= (now.match?.log.length ?? 0);
  }

  /** Does something with the table when its turn has come; `undefined` if there is no such table. */
  async visit<Value>(work: () => Promise<Value>): Promise<Value | undefined> {
    try {
      return await this.#queue.run(() => this.#visitInTurn(work));
    } finally {
      this.context.onIdle(this.id);
    }
  }

  async #visitInTurn<Value>(work: () => Promise<Value>): Promise<Value | undefined> {
    if (!this.#isFresh) await this.#loadIfStale();
    if (!this.#now) {
      this.#bots.update(undefined, this.context.clock.now(), 'nobody');
      return undefined;
    }
    try {
      return await work();
    } finally {
      this.#updateTimers();
      if (!this.#isFresh) this.context.wakeLater(this.id);
    }
  }

  /** Checks whether a bot is to move or time has run out. Never rejected. */
  async wake(): Promise<void> {
    try {
      await this.visit(() => Promise.resolve());
    } catch (error) {
      this.context.log.warn('table-not-woken', { table: this.id, because: messageOf(error) });
      this.context.wakeLater(this.id);
    }
  }

  /** Stops thinking, and waits for the work under way. */
  async end(): Promise<void> {
    this.#bots.stop();
    await this.#queue.run(() => Promise.resolve());
  }

  /** What is in memory may be wrong: it is loaded again before anything else happens. */
  markStale(): void {
    this.#isFresh = false;
  }

  /**
   * Loads the table again if the store has gone on without this copy. If the store does not answer, the copy
   * is marked stale, so that it is loaded later.
   */
  async reloadIfStale(): Promise<void> {
    const { revision, match } = this.now;
    const place = { table: this.id, match: match?.id ?? null };
    const found = await this.context.store.findProgress(place).catch((error: unknown) => {
      this.markStale();
      throw error;
    });
    const isStale = found?.revision !== revision || found.seq !== (match?.log.length ?? null);
    if (isStale) await this.reload();
  }

  /** Loads the table again, and tells everyone what they have missed. */
  async reload(): Promise<void> {
    this.markStale();
    await this.#loadIfStale();
  }

  /** Stores a changed table. */
  save(table: StoredTable): Promise<StoreOutcome> {
    return this.store(table, (expectedRevision) =>
      this.context.store.saveTable({ table, expectedRevision }),
    );
  }

  /** Stores a changed table in some way; if nobody knows the outcome, looks it up. */
  async store(
    table: StoredTable,
    write: (expectedRevision: number) => Promise<Saved>,
  ): Promise<StoreOutcome> {
    const { context, now } = this;
    let saved: Saved;
    try {
      saved = await write(now.revision);
    } catch (error) {
      context.log.warn('table-not-kept', { table: this.id, because: messageOf(error) });
      await this.reload();
      return canonicalJson(this.now.table) === canonicalJson(table) ? 'stored' : 'failed';
    }
    if (saved.kind !== 'saved') {
      await this.reload();
      return 'conflict';
    }
    const { revision } = saved;
    context.onTableSaved({ table, revision });
    const people = await this.#peopleAt(table);
    const isShown = table.phase === 'playing' || table.phase === 'over';
    const match = isShown ? now.match : null;
    // The host may have chosen another game.
    const game = context.games.find(({ id }) => id === table.game) ?? now.game;
    this.#now = { ...now, table, revision, game, match, people };
    return 'stored';
  }

  /** The people of a table that was just stored: without their names nobody may be told of it. */
  async #peopleAt(table: StoredTable): Promise<TableNow['people']> {
    const { people } = this.now;
    const ids = [table.host, ...table.seats.map(({ person }) => person)];
    if (ids.every((id) => id === null || people.has(id))) return people;
    try {
      return await loadPeople(this.context.store, table);
    } catch (error) {
      this.markStale();
      throw error;
    }
  }

  /** The match has gone on, and the store has it. */
  setMatch(match: HostedMatch): void {
    this.#now = { ...this.now, match };
    this.context.publish({ kind: 'match', table: this.id, seq: match.log.length });
  }

  /** Another desk has carried the match on: tells everyone what they have missed. */
  adoptMatch(match: HostedMatch): void {
    const before = this.now;
    this.#now = { ...before, match };
    tellMissed(this, before);
  }

  /** Loads the names of those who sit here. */
  async reloadPeople(): Promise<void> {
    const people = await loadPeople(this.context.store, this.now.table);
    this.#now = { ...this.now, people };
  }

  /** Presence has changed. Everybody hears of it soon; much coming and going is told together. */
  tellPresence(): void {
    if (this.#isPresenceDue) return;
    this.#isPresenceDue = true;
    this.context.clock.after(presenceDebounce, () => {
      this.#isPresenceDue = false;
      // In the queue, because a change that is half done must not be told.
      void this.#queue.run(() => {
        if (this.#now && this.followers.size > 0) tellTable(this);
        return Promise.resolve();
      });
    });
  }

  async #loadIfStale(): Promise<void> {
    if (this.#isFresh) return;
    const before = this.#now;
    const { store, games } = this.context;
    this.#now = await loadTable(store, games, this.id, before?.match ?? null);
    this.#isFresh = true;
    if (!this.#now) tellGone(this);
    else if (before) tellMissed(this, before);
    else await lookElsewhere(this);
  }

  /** Whether anybody looks, or plays and is away. Bots among themselves rest while nobody looks, unless a clock runs. */
  get #isForSomebody(): boolean {
    if (this.followers.size > 0) return true;
    // A clock goes on: a deadline that nobody meets would stay in the store and be looked up for ever.
    if (this.context.gathering === 'apart' && this.#hasClock) return true;
    const seats = this.context.gathering === 'apart' ? (this.#now?.table.seats ?? []) : [];
    return seats.some(isPlaying);
  }

  get #company(): BotCompany {
    if (this.#now?.table.seats.some(isPlaying)) return 'players';
    const { people, strangers } = this.followers.elsewhere;
    const watching = this.followers.size + people.length + strangers;
    return watching > 0 ? 'onlookers' : 'nobody';
  }

  get #hasClock(): boolean {
    const rule = this.#now?.match?.clocks.rule;
    return rule !== undefined && rule.kind !== 'none';
  }

  /** Lets the awaited bots think, and has the next deadline watched. */
  #updateTimers(): void {
    const at = this.context.clock.now();
    const now = this.#isFresh && this.#isForSomebody ? this.#now : undefined;
    const isBotNext = now !== undefined && isBotToMove(now, this.context.standIn, at);
    const thinking = isBotNext && !this.context.claimLease(this.id) ? undefined : now;
    this.#bots.update(thinking, at, this.#company);
    const due = this.isPlaying && this.#now?.match ? dueAt(this.#now.match.clocks) : null;
    this.context.onDeadlineChange(this.id, due !== null && due > at ? due : null);
  }
}
