import { updateTell } from '@rookery/protocol/host/update-tell';
import type { TableId } from '@rookery/protocol/identifiers';
import type { Tell } from '@rookery/protocol/tells';
import type { Thinking } from '@rookery/referee/bot-request';
import { retold } from '@rookery/referee/hosted-match';
import { newsMissed, newsOf, newsSince, type Happened } from '@rookery/referee/viewer-log';
import { findGame } from '@rookery/rules/catalogue';
import type { Vocabulary } from '@rookery/rules/kernel/game';
import type { Viewer } from '@rookery/rules/kernel/seat';
import { BotsAtTable } from './bots-at-table.ts';
import { viewerOf, type Caller, type DeskParts } from './caller.ts';
import { begun, type Play } from './local-play.ts';
import type { Kept, LocalStore, LocalTable } from './local-store.ts';
import { momentOf, tableTell, type TableNow } from './showing.ts';

/** A match that older rules began, and ours could replay differently. */
export class OutdatedMatch extends Error {}

/** Whatever is kept of a table, and what follows from it; what is known of a match is not read again. */
async function load(
  store: LocalStore,
  id: TableId,
  known: Play | null,
): Promise<TableNow | undefined> {
  const table = await store.findTable(id);
  if (!table) return undefined;
  const game = findGame(table.game);
  if (!game) throw new OutdatedMatch(`nobody here knows the game ${table.game}`);
  if (table.match === null) return { table, game, play: null };
  const match = await store.findMatch(table.match);
  if (!match) throw new Error(`the match ${table.match} is not kept`);
  if (match.rules !== game.version) {
    throw new OutdatedMatch(`begun by version ${String(match.rules)} of the rules of ${game.id}`);
  }
  const from = known?.id === match.id ? known : begun(match, game);
  const { match: play } = retold(from, await store.actsOf(match.id, from.log.length));
  return { table, game, play };
}

/** What a table in memory reports. */
interface Hopes {
  onThought(
    table: HotTable,
    thinking: Thinking,
    move: Vocabulary['Move'],
    isWanted: () => boolean,
  ): Promise<void>;
  tryAgain(table: HotTable): void;
}

/** A table that somebody has open: a copy of what is kept, and those who are told of it. */
export class HotTable {
  readonly id: TableId;
  readonly parts: DeskParts;
  readonly followers = new Set<Caller>();
  readonly #bots: BotsAtTable;
  #now: TableNow;

  private constructor(parts: DeskParts, now: TableNow, hopes: Hopes) {
    this.id = now.table.id;
    this.parts = parts;
    this.#now = now;
    this.#bots = new BotsAtTable(parts, {
      onThought: (...thought) => hopes.onThought(this, ...thought),
      tryAgain: () => hopes.tryAgain(this),
    });
  }

  static async open(parts: DeskParts, id: TableId, hopes: Hopes): Promise<HotTable | undefined> {
    const now = await load(parts.store, id, null);
    return now && new HotTable(parts, now, hopes);
  }

  get now(): TableNow {
    return this.#now;
  }

  /** Lets those bots think that are waited for, while anybody looks. */
  tend(): void {
    this.#bots.tend(this.followers.size > 0 ? this.#now : undefined);
  }

  /** Reads what is kept, tells everyone what they have missed, and says whether there was anything. */
  async catchUp(): Promise<boolean> {
    const before = this.#now;
    const now = await load(this.parts.store, this.id, before.play);
    if (!now) {
      this.sendAway();
      return false;
    }
    const isSame =
      now.table.revision === before.table.revision &&
      now.play?.log.length === before.play?.log.length;
    if (isSame) return false;
    this.#now = now;
    this.tellTable();
    this.#tellUpdates((play, viewer) => newsMissed(play, before.play, viewer));
    return true;
  }

  /** Keeps a changed table under the next revision. */
  async save(changed: LocalTable): Promise<Kept> {
    const touchedAt = this.parts.now();
    const table = { ...changed, revision: this.#now.table.revision + 1, touchedAt };
    const kept = await this.parts.store.saveTable(table);
    if (kept === 'kept') this.become({ ...this.#now, table });
    return kept;
  }

  /** Things have changed, and that is kept. */
  become(now: TableNow): void {
    this.#now = now;
    this.parts.changed(this.id);
  }

  tellTable(): void {
    for (const caller of this.followers) {
      caller.tell(tableTell(this.#now, viewerOf(caller, this.#now.table)));
    }
  }

  /** Tells everyone what they saw happen, and nothing to those who saw nothing. */
  tellProgress(before: Play, events: readonly Vocabulary['Event'][]): void {
    this.#tellUpdates((match, viewer) => newsOf({ match, events }, before, viewer));
  }

  /** Tells a newcomer everything, with the news since what they have seen. */
  greet(caller: Caller, seq: number | null): void {
    const { table, play } = this.#now;
    const viewer = viewerOf(caller, table);
    caller.tell(tableTell(this.#now, viewer));
    if (!play) return;
    const moment = momentOf(table, play, this.parts.now());
    caller.tell(updateTell(moment, newsSince(play, seq, viewer), viewer));
  }

  /** The table is no more. */
  sendAway(): void {
    const gone: Tell = { type: 'gone', table: this.id, because: 'closed' };
    for (const caller of this.followers) caller.tell(gone);
    this.followers.clear();
  }

  #tellUpdates(happened: (play: Play, viewer: Viewer) => Happened | undefined): void {
    const { table, play } = this.#now;
    if (!play) return;
    for (const caller of this.followers) {
      const viewer = viewerOf(caller, table);
      const news = happened(play, viewer);
      if (news) caller.tell(updateTell(momentOf(table, play, this.parts.now()), news, viewer));
    }
  }
}
