import type { MatchUpdate } from './table-model.ts';

/** An update as it is shown, and what of its news should be seen happening. */
export interface Showing {
  readonly update: MatchUpdate;
  readonly news: readonly unknown[];
}

/** What is heard of a match: the last update, and everything seen so far. */
export interface Heard {
  readonly update: MatchUpdate | null;
  readonly news: readonly unknown[];
}

export interface PaceParts {
  /** Does something later, unless the returned function is called before. */
  after(milliseconds: number, action: () => void): () => void;
  /** How long an update is looked at before the next may replace it, in milliseconds. */
  dwell(showing: Showing): number;
  /** Whether this is the viewer's own doing, which must be seen at once. */
  isOwn(showing: Showing): boolean;
  show(showing: Showing | null): void;
}

/** With so many updates waiting, people want to catch up rather than to watch. */
const mostWaiting = 12;

/**
 * Shows what happens one step after the other, however fast it came: bots move in an instant, and a move
 * nobody saw is a move nobody understands.
 */
export class Pace {
  readonly #parts: PaceParts;
  #queue: Showing[] = [];
  #shown: Showing | null = null;
  #heardNews = 0;
  #heardMatch: string | null = null;
  #isFirst = true;
  #stop: (() => void) | null = null;

  constructor(parts: PaceParts) {
    this.#parts = parts;
  }

  /** Whether what is shown is all there is. */
  get isUpToDate(): boolean {
    return this.#queue.length === 0;
  }

  hear({ update, news }: Heard): void {
    if (update === null) {
      this.#clear();
      return;
    }
    const last = this.#queue.at(-1) ?? this.#shown;
    if (last?.update === update) return;
    const fresh = news.slice(update.match === this.#heardMatch ? this.#heardNews : 0);
    this.#heardMatch = update.match;
    this.#heardNews = news.length;
    // What happened before one came is history, not news.
    const showing = { update, news: this.#isFirst ? [] : fresh };
    this.#isFirst = false;
    if (showing.news.length === 0 && this.#queue.length === 0) this.#present(showing);
    else this.#enqueue(showing);
  }

  /** Shows where things stand now, without the way there. */
  catchUp(): void {
    const last = this.#queue.at(-1);
    this.#queue = [];
    if (last) this.#present({ update: last.update, news: [] });
  }

  close(): void {
    this.#stop?.();
    this.#stop = null;
    this.#queue = [];
  }

  #enqueue(showing: Showing): void {
    this.#queue.push(showing);
    if (this.#queue.length > mostWaiting) this.catchUp();
    else if (this.#stop === null) this.#next();
    else if (this.#queue.length === 1 && this.#parts.isOwn(showing)) {
      this.#stop();
      this.#next();
    }
  }

  #next(): void {
    this.#stop = null;
    const showing = this.#queue.shift();
    if (!showing) return;
    this.#present(showing);
    this.#stop = this.#parts.after(this.#parts.dwell(showing), () => this.#next());
  }

  #present(showing: Showing): void {
    this.#shown = showing;
    this.#parts.show(showing);
  }

  #clear(): void {
    this.close();
    // A table that was seen waiting is seen beginning.
    this.#isFirst = false;
    this.#shown = null;
    this.#parts.show(null);
  }
}
