import type { Seat } from '@rookery/rules/kernel/seat';
import type { PageSettings } from '../shell/settings.ts';
import type { MatchUpdate } from './table-model.ts';

// This file decides when an update is shown. Bots move in an instant, and a move that nobody saw is a
// move that nobody understands. So updates wait in a queue, and each is shown for a while before the next.
// An interlude, such as the end of a round, stays until the viewer goes on.
// A board draws what it is given and delays nothing but work (`render/after-paint.svelte.ts`).

/** An update as it is shown, and those of its news that should be seen happening. */
export interface Showing {
  readonly update: MatchUpdate;
  readonly news: readonly unknown[];
  /** Everything seen happen in the match up to this moment, each once and in order. */
  readonly story: readonly unknown[];
  /** Set in an interlude, which stays until the viewer goes on: the number of the round that follows. */
  readonly nextRound: number | null;
}

/** What was heard of a match: the last update, and all news so far. */
export interface HeardMatch {
  /** The table, once it was heard of. */
  readonly table?: { readonly phase: string } | null;
  readonly update: MatchUpdate | null;
  readonly news: readonly unknown[];
}

/** What a game says about its own news. */
export interface NewsGuide {
  /** Whose doing each event is; null if nobody's, such as a deal. */
  doersOf(news: readonly unknown[]): readonly (Seat | null)[];
  /** Whether people need longer to understand this, such as the end of a round. */
  isBigMoment(news: readonly unknown[]): boolean;
  /** A moment between two views that deserves to be seen; null if there is none. */
  interludeOf(news: readonly unknown[], before: unknown, after: unknown): Interlude | null;
}

/** How the table stood in the middle of an update, such as at the end of a round before the next deal. */
export interface Interlude {
  readonly view: unknown;
  /** How many of the update's news lead to this moment. */
  readonly newsCount: number;
  /** The number of the round that follows. */
  readonly nextRound: number;
}

/** Takes every event for somebody else's, until the game is loaded. */
export const noGuide: NewsGuide = {
  doersOf: (news) => news.map(() => null),
  isBigMoment: () => false,
  interludeOf: () => null,
};

/** Who looks on, and how fast they want it. */
export interface Viewing {
  readonly me: number | null;
  readonly pace: PageSettings['pace'];
  readonly guide: NewsGuide;
}

export interface PresentationParts {
  /** Runs an action later; the returned function cancels it. */
  after(milliseconds: number, action: () => void): () => void;
  /** Runs an action after the next paint, so that a touch is answered first. */
  afterPaint(action: () => void): void;
  viewing(): Viewing;
  show(showing: Showing | null): void;
  /** Whether the viewer has seen the beginning of this match before, perhaps before a reload. */
  wasShown(match: string): boolean;
  /** How long an interlude waits for the viewer, in milliseconds; null if it waits as long as it takes. */
  readonly longestInterlude: number | null;
}

/** With more updates waiting than this, the latest is shown and the others are skipped. */
const mostWaiting = 12;

/** A match of so few acts has only just begun: they are the deal, and perhaps a first move of a bot. */
const opening = 4;

/** How long an update is shown before the next one, in milliseconds at the relaxed pace. */
const ownMove = 300;
const othersMove = 850;
const bigMoment = 1600;

const factors: { readonly [pace in PageSettings['pace']]: number } = {
  relaxed: 1,
  brisk: 0.4,
  'at-once': 0,
};

/** How long news are shown before the next, in milliseconds. Whoever made a move knows it already. */
export function dwellOf(news: readonly unknown[], { me, pace, guide }: Viewing): number {
  if (guide.isBigMoment(news)) return factors[pace] * bigMoment;
  const isMine = me !== null && guide.doersOf(news).every((doer) => doer === me);
  return factors[pace] * (isMine ? ownMove : othersMove);
}

/** Whether news begin with something that the viewer did. */
export const isOwn = (news: readonly unknown[], { me, guide }: Viewing): boolean =>
  me !== null && guide.doersOf(news)[0] === me;

/** Shows updates one after the other; the viewer's own moves at once. */
export class Presentation {
  readonly #parts: PresentationParts;
  #queue: Showing[] = [];
  /** The last that left the queue. It is on the screen after the next paint. */
  #last: Showing | null = null;
  #showLast: (() => void) | null = null;
  #heardNews = 0;
  #heardMatch: string | null = null;
  #isFirst = true;
  #isHeld = false;
  /** Whether the first thing heard was an update, and not that there is none yet. */
  #isOpened = true;
  #stopDwelling: (() => void) | null = null;

  constructor(parts: PresentationParts) {
    this.#parts = parts;
  }

  /** Whether the latest update is on the screen. */
  get isUpToDate(): boolean {
    return this.#queue.length === 0 && this.#showLast === null;
  }

  hear({ table, update, news }: HeardMatch): void {
    if (update === null) {
      this.#clear();
      this.#isOpened = false;
      // Whoever saw the table wait sees the match begin. Before the table is heard of, nobody has seen it.
      if (table?.phase === 'waiting') this.#isFirst = false;
      return;
    }
    const latest = this.#queue.at(-1) ?? this.#last;
    if (latest?.update === update) return;
    const fresh = news.slice(update.match === this.#heardMatch ? this.#heardNews : 0);
    this.#heardMatch = update.match;
    this.#heardNews = news.length;
    // What happened before the viewer came is not shown happening, except that a match begins.
    const isMissed = this.#isFirst && (this.#isOpened || this.#isKnown(update));
    const happened = isMissed ? [] : fresh;
    const showing = { update, news: happened, story: news, nextRound: null };
    this.#isFirst = false;
    if (showing.news.length === 0 && this.#queue.length === 0) this.#present(showing);
    else this.#enqueue(showing);
  }

  /** Whether a match is not just beginning for the viewer. */
  #isKnown({ match, seq }: MatchUpdate): boolean {
    return seq > opening || this.#parts.wasShown(match);
  }

  /** Shows the latest update, and skips those before it. An interlude stays: nobody has read it yet. */
  catchUp(): void {
    const latest = this.#queue.at(-1);
    if (!latest) return;
    this.#queue = [{ ...latest, news: [] }];
    if (this.#isHeld) return;
    this.#queue = [];
    this.#present({ ...latest, news: [] });
  }

  /** Goes on from an interlude; does nothing otherwise. */
  proceed(): void {
    if (!this.#isHeld) return;
    this.#stopDwelling?.();
    this.#next();
  }

  close(): void {
    this.#stopDwelling?.();
    this.#stopDwelling = null;
    this.#isHeld = false;
    this.#queue = [];
    this.#showLast = null;
  }

  #enqueue(showing: Showing): void {
    this.#queue.push(showing);
    if (this.#queue.length > mostWaiting) this.catchUp();
    else if (this.#stopDwelling === null) this.#next();
    else if (
      !this.#isHeld &&
      this.#queue.length === 1 &&
      isOwn(showing.news, this.#parts.viewing())
    ) {
      this.#stopDwelling();
      this.#next();
    }
  }

  #next(): void {
    this.#stopDwelling = null;
    this.#isHeld = false;
    const showing = this.#queue.shift();
    if (!showing) return;
    const interlude = this.#splitOffInterlude(showing);
    this.#isHeld = interlude !== null;
    this.#present(interlude ?? showing);
    const dwell = interlude
      ? this.#parts.longestInterlude
      : dwellOf(showing.news, this.#parts.viewing());
    const next = (): void => this.#next();
    this.#stopDwelling = dwell === null ? () => undefined : this.#parts.after(dwell, next);
  }

  /** If an update has an interlude, returns that and puts the rest of the update back into the queue. */
  #splitOffInterlude(showing: Showing): Showing | null {
    const { update, news, story } = showing;
    const { guide } = this.#parts.viewing();
    const interlude = this.#last && guide.interludeOf(news, this.#last.update.view, update.view);
    if (!interlude) return null;
    const { view, newsCount, nextRound } = interlude;
    const [before, after] = [news.slice(0, newsCount), news.slice(newsCount)];
    this.#queue.unshift({ ...showing, news: after });
    return {
      update: { ...update, view, news: before, legal: [], waiting: { for: 'chance' } },
      news: before,
      story: story.slice(0, story.length - after.length),
      nextRound,
    };
  }

  #present(showing: Showing | null): void {
    // One that still waits for its paint is shown first: none is left out.
    this.#showLast?.();
    const isChange = this.#last !== null && showing !== null;
    this.#last = showing;
    const show = (): void => {
      if (this.#showLast !== show) return;
      this.#showLast = null;
      this.#parts.show(showing);
    };
    this.#showLast = show;
    if (isChange) this.#parts.afterPaint(show);
    else show();
  }

  #clear(): void {
    this.close();
    this.#present(null);
  }
}
