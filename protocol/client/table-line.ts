import type { LeftSeat } from '../asks.ts';
import type { MatchId, TableId } from '../identifiers.ts';
import type { ChatLine } from '../chat.ts';
import type { Reason } from '../reasons.ts';
import type { Table } from '../tables.ts';
import type { Tell, UpdateTell } from '../tells.ts';
import type { Follower, TableTell } from './followings.ts';
import type { Line, TableSubscription } from './line.ts';
import type { Answer } from './unanswered.ts';

/** Everything a client saw of one match, without a gap. */
interface MatchNews {
  readonly match: MatchId;
  /** Of how many acts something was seen. */
  readonly seq: number;
  readonly news: readonly unknown[];
  /** How many news there were at each `seq` at which an update ended. News can be cut only there. */
  readonly lengths: ReadonlyMap<number, number>;
}

/** A decision on its way. */
export interface Deciding {
  readonly match: UpdateTell['match'];
  readonly nth: number;
  readonly move: unknown;
}

/** Why there is nothing to follow any more. */
export type Parting =
  | { readonly kind: 'gone'; readonly because: Extract<Tell, { readonly type: 'gone' }>['because'] }
  | { readonly kind: 'refused'; readonly reason: Reason };

/** One table as a screen shows it. A new object with every change, never changed itself. */
export interface TablePicture {
  /** Null until the server has told. */
  readonly table: Table | null;
  /** How the match stands that is being played, or was just over; null between matches. */
  readonly update: UpdateTell | null;
  /** Everything seen happen in that match, each once and in order. */
  readonly news: readonly unknown[];
  readonly chat: readonly ChatLine[];
  /** The decision that is not yet part of `update`; until then no other can be made. */
  readonly deciding: Deciding | null;
  readonly parting: Parting | null;
}

/** One table at the other end of a line. */
export interface TableLine {
  readonly picture: TablePicture;
  /** Calls the listener at every change; the returned function unsubscribes it. */
  subscribe(listener: (picture: TablePicture) => void): () => void;
  /** Sends a decision on the last update; does nothing if no decision is due, or one is on its way. */
  decide(move: unknown): Promise<Answer> | undefined;
  /** Stops following; a seat at a waiting table is given up with it. */
  leave(seat: LeftSeat): Promise<Answer>;
}

/** Follows a table across broken lines. */
export const openTableLine = (line: Line, table: TableId): TableLine =>
  new FollowedTable(line, table);

class FollowedTable implements TableLine, Follower {
  readonly #line: Line;
  readonly #id: TableId;
  readonly #subscription: TableSubscription;
  readonly #listeners = new Set<(picture: TablePicture) => void>();
  #news: MatchNews | null = null;
  /** Whether the next update counts however old it looks. */
  #isResumed = true;
  #isAskingAgain = false;
  #picture: TablePicture = {
    table: null,
    update: null,
    news: [],
    chat: [],
    deciding: null,
    parting: null,
  };

  constructor(line: Line, id: TableId) {
    this.#line = line;
    this.#id = id;
    this.#subscription = line.follow(id, this);
  }

  get picture(): TablePicture {
    return this.#picture;
  }

  subscribe(listener: (picture: TablePicture) => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  decide(move: unknown): Promise<Answer> | undefined {
    const { update, deciding, parting } = this.#picture;
    if (!update || update.nth === null || deciding || parting) return undefined;
    const { match, nth } = update;
    return this.#decide({ match, nth, move });
  }

  leave(seat: LeftSeat): Promise<Answer> {
    return this.#subscription.leave(seat);
  }

  seq(): number {
    return this.#news?.seq ?? 0;
  }

  resumed(): void {
    this.#isResumed = true;
    this.#isAskingAgain = false;
  }

  refused(reason: Reason): void {
    this.#show({ parting: { kind: 'refused', reason } });
  }

  heard(tell: TableTell): void {
    switch (tell.type) {
      case 'table':
        this.#showTable(tell.table);
        break;
      case 'update':
        this.#showUpdate(tell);
        break;
      case 'chat':
        this.#show({ chat: mergeChat(this.#picture.chat, tell.lines) });
        break;
      case 'gone':
        this.#show({ parting: { kind: 'gone', because: tell.because } });
        break;
    }
  }

  async #decide(deciding: Deciding): Promise<Answer> {
    this.#show({ deciding });
    const { match, nth, move } = deciding;
    const answer = await this.#line.ask({ type: 'decide', table: this.#id, match, nth, move });
    // A decision that is kept stays on its way until an update shows it.
    if (answer.type !== 'decided' && this.#picture.deciding === deciding) {
      this.#show({ deciding: null });
    }
    return answer;
  }

  /** Between matches there is none to show; the last one stays until the table has been opened again. */
  #showTable(table: Table): void {
    if (table.phase !== 'waiting') {
      this.#show({ table });
      return;
    }
    this.#news = null;
    this.#show({ table, update: null, news: [], deciding: null });
  }

  #showUpdate(update: UpdateTell): void {
    const { update: last, deciding } = this.#picture;
    const isSameMatch = last?.match === update.match;
    // Whoever has resigned looks on from now on, and has seen fewer acts with those eyes.
    const isOtherViewer = isSameMatch && (last.nth === null) !== (update.nth === null);
    const isOld = isSameMatch && !isOtherViewer && update.seq < last.seq;
    if (isOld && !this.#isResumed) return;
    // Only a server that was put back to an older state tells less than before to the same viewer.
    if (isOld || isOtherViewer) this.#news = null;
    this.#isResumed = false;
    const isDecided =
      deciding?.match !== update.match || (update.nth !== null && update.nth > deciding.nth);
    this.#show({ update, news: this.#addNews(update), ...(isDecided && { deciding: null }) });
  }

  /** Adds the news of an update; asks once for what is missing if there is a gap. */
  #addNews(update: UpdateTell): readonly unknown[] {
    const news = appendNews(this.#news, update);
    if (news) {
      this.#news = news;
      this.#isAskingAgain = false;
    } else if (!this.#isAskingAgain) {
      this.#isAskingAgain = true;
      if (this.#news?.match !== update.match) this.#news = null;
      this.#subscription.again();
    }
    return this.#news?.news ?? [];
  }

  #show(change: Partial<TablePicture>): void {
    this.#picture = { ...this.#picture, ...change };
    for (const listener of this.#listeners) listener(this.#picture);
  }
}

/** Adds lines of chat; one that is told twice is kept once. */
function mergeChat(known: readonly ChatLine[], lines: readonly ChatLine[]): readonly ChatLine[] {
  const ids = new Set(known.map(({ id }) => id));
  const added = lines.filter(({ id }) => !ids.has(id));
  return [...known, ...added].toSorted((a, b) => a.at - b.at);
}

/**
 * Appends the news of an update, which may repeat some that are known. Returns undefined if news are
 * missing in between: the client then asks for everything since the known `seq`, or since 0.
 */
function appendNews(known: MatchNews | null, update: UpdateTell): MatchNews | undefined {
  const { match, seq, since } = update;
  const before = known?.match === match ? known : null;
  const length = since === 0 ? 0 : before?.lengths.get(since);
  if (length === undefined) return undefined;
  const news = [...(before?.news.slice(0, length) ?? []), ...update.news];
  const kept = [...(before?.lengths ?? [])].filter(([at]) => at <= since);
  return { match, seq, news, lengths: new Map([...kept, [seq, news.length]]) };
}
