import type { Line } from '@rookery/protocol/client/line';
import {
  openTableLine,
  type TableLine,
  type TablePicture,
} from '@rookery/protocol/client/table-line';
import type { Answer } from '@rookery/protocol/client/unanswered';
import type { TableId } from '@rookery/protocol/identifiers';
import { roundBreak } from '@rookery/protocol/limits';
import type { Reason } from '@rookery/protocol/reasons';
import { afterPaint } from '../render/after-paint.svelte.ts';
import { page } from '../shell/page.svelte.ts';
import { later } from './line-parts.ts';
import { noGuide, Presentation, type NewsGuide, type Showing } from './presentation.ts';
import { nobodyWaits, readinessFor } from './round-readiness.ts';
import { rememberShown, wasShown } from './shown-matches.ts';
import {
  emptyPicture,
  type HostAsk,
  type Picture,
  type ShownInterlude,
  type TableModel,
} from './table-model.ts';

/** How long an interlude waits for a viewer online, in milliseconds. Clocks wait a little longer. */
const onlineInterlude = roundBreak - 2000;

/** What a table may do differently. */
interface OpenTableWishes {
  /** How long an interlude waits for the viewer, in milliseconds; null if it waits as long as it takes. */
  readonly longestInterlude: number | null;
}

/** Follows a table over a line: to a server, or to the host on this device. */
export const openTable = (
  line: Line,
  id: TableId,
  { longestInterlude }: OpenTableWishes = { longestInterlude: onlineInterlude },
): TableModel => new OpenTable(line, id, openTableLine(line, id), longestInterlude);

class OpenTable implements TableModel {
  readonly #line: Line;
  readonly #id: TableId;
  readonly #table: TableLine;
  readonly #presentation: Presentation;
  readonly #stops: readonly (() => void)[];
  #heard: TablePicture;
  readonly #longestInterlude: number | null;
  #guide = noGuide;
  /** The number of the round that follows the interlude that is shown; null without one. */
  #nextRound: number | null = null;
  #picture = $state.raw<Picture>(emptyPicture);

  constructor(line: Line, id: TableId, table: TableLine, longestInterlude: number | null) {
    this.#line = line;
    this.#id = id;
    this.#table = table;
    this.#heard = table.picture;
    this.#longestInterlude = longestInterlude;
    this.#presentation = new Presentation({
      after: later,
      afterPaint,
      viewing: () => ({ me: this.#me, pace: page.settings.pace, guide: this.#guide }),
      show: (showing) => this.#show(showing),
      wasShown: (match) => wasShown(match, this.#me),
      longestInterlude,
    });
    this.#stops = [
      line.subscribe((contact) => this.#change({ contact })),
      table.subscribe((picture) => this.#hear(picture)),
      whenVisibleAgain(() => this.#presentation.catchUp()),
    ];
    this.#change({ contact: line.state });
    this.#hear(table.picture);
  }

  get picture(): Picture {
    return this.#picture;
  }

  presentBy(guide: NewsGuide): void {
    this.#guide = guide;
  }

  proceed(): void {
    const { ready, awaited } = this.#picture.interlude ?? nobodyWaits;
    const isMine = (seat: number): boolean => seat === this.#me;
    if (awaited.some(isMine)) void this.#sayReady();
    // Onlookers, and those for whom a bot plays, wait for nobody.
    const isWaiting = [...ready, ...awaited].some(isMine) && !awaited.every(isMine);
    if (!isWaiting) this.#presentation.proceed();
  }

  /** Whoever cannot be heard waits for nobody. */
  async #sayReady(): Promise<void> {
    if ((await this.ask({ type: 'proceed' })) !== null) this.#presentation.proceed();
  }

  lookBack(moment: Showing | null): void {
    this.#change({ lookingBack: moment });
  }

  async lookBackTo(told: number): Promise<Reason | null> {
    const { update } = this.#picture;
    if (!update) return null;
    const { match } = update;
    const ask = { type: 'look-back', table: this.#id, match, news: told } as const;
    const answer = await this.#line.ask(ask);
    const now = this.#picture;
    // Another match may have begun meanwhile.
    if (answer.type !== 'moment' || now.update?.match !== match) return reasonOf(answer);
    this.lookBack({
      update: { ...now.update, view: answer.view, legal: [], waiting: { for: 'chance' } },
      news: [],
      story: now.story.slice(0, answer.news),
      nextRound: null,
    });
    return null;
  }

  now(): number {
    return this.#line.serverNow();
  }

  async decide(move: unknown): Promise<Reason | null> {
    return reasonOf(await this.#table.decide(move));
  }

  async ask(ask: HostAsk): Promise<Reason | null> {
    return reasonOf(await this.#line.ask({ ...ask, table: this.#id }));
  }

  close(): void {
    for (const stop of this.#stops) stop();
    this.#presentation.close();
    // Whoever looks at another page comes back; to stand up is a button of its own.
    void this.#table.leave('keep');
  }

  get #me(): number | null {
    return this.#heard.table?.you.seat ?? null;
  }

  #hear(picture: TablePicture): void {
    this.#heard = picture;
    const { table, chat, deciding, parting } = picture;
    this.#presentation.hear(picture);
    const { isUpToDate } = this.#presentation;
    // A move that was taken is on its way until it is seen.
    const pending = deciding?.move ?? (isUpToDate ? null : this.#picture.pending);
    this.#change({ table, chat, pending, parting, isUpToDate });
    if (this.#picture.interlude) this.#waitForOthers();
  }

  /** An interlude that everybody has seen is over. */
  #waitForOthers(): void {
    const interlude = this.#interlude();
    this.#change({ interlude });
    if (interlude && interlude.ready.length > 0 && interlude.awaited.length === 0) {
      this.#presentation.proceed();
    }
  }

  #interlude(): ShownInterlude | null {
    if (this.#nextRound === null) return null;
    const { table } = this.#heard;
    const longest = this.#longestInterlude;
    // On a device of one's own nobody waits for others.
    const isShared = longest !== null && table !== null;
    return { longest, ...(isShared ? readinessFor(table, this.#nextRound) : nobodyWaits) };
  }

  #show(showing: Showing | null): void {
    const { update = null, news = [], story = [], nextRound = null } = showing ?? {};
    this.#nextRound = nextRound;
    if (update?.match !== this.#picture.update?.match) {
      this.lookBack(null);
      if (update) rememberShown(update.match, this.#me);
    }
    this.#change({
      update,
      news,
      story,
      history: addToHistory(this.#picture.history, showing),
      interlude: this.#interlude(),
      pending: this.#heard.deciding?.move ?? null,
      isUpToDate: this.#presentation.isUpToDate,
    });
  }

  #change(changes: Partial<Picture>): void {
    this.#picture = { ...this.#picture, ...changes };
  }
}

/** Adds a moment to those of the same match. One that tells nothing new replaces the last. */
function addToHistory(history: readonly Showing[], showing: Showing | null): readonly Showing[] {
  if (showing === null) return [];
  const last = history.at(-1);
  if (last?.update.match !== showing.update.match) return [showing];
  const isSame = last.story.length === showing.story.length;
  return [...(isSame ? history.slice(0, -1) : history), showing];
}

/** Runs an action when the page is visible again. Timers of hidden pages hardly run, so it may be far behind. */
function whenVisibleAgain(action: () => void): () => void {
  const look = (): void => {
    if (document.visibilityState === 'visible') action();
  };
  document.addEventListener('visibilitychange', look);
  return () => document.removeEventListener('visibilitychange', look);
}

const reasonOf = (answer: Answer | undefined): Reason | null =>
  answer?.type === 'refused' ? answer.reason : null;
