import type { Bus, News, NewsListener } from '../ports.ts';

/** Carries news between desks of one process; each desk has an end of its own. */
export class InProcessBus {
  readonly #ends = new Set<BusEnd>();

  /** An end for one desk. */
  open(): BusEnd {
    const end = new BusEnd((news) => {
      for (const other of this.#ends) if (other !== end) other.deliver(news);
    });
    this.#ends.add(end);
    return end;
  }
}

/** One desk's end of a bus. */
export class BusEnd implements Bus {
  readonly #send: (news: readonly News[]) => void;
  readonly #listeners = new Set<NewsListener>();
  #unsent: News[] = [];
  #isCut = false;

  constructor(send: (news: readonly News[]) => void) {
    this.#send = send;
  }

  publish(news: News): void {
    if (this.#unsent.push(news) > 1) return;
    queueMicrotask(() => {
      const sent = this.#unsent;
      this.#unsent = [];
      if (!this.#isCut) this.#send(sent);
    });
  }

  subscribe(listener: NewsListener): () => void {
    this.#listeners.add(listener);
    if (this.#isCut) listener.interrupted();
    return () => void this.#listeners.delete(listener);
  }

  deliver(news: readonly News[]): void {
    if (!this.#isCut) for (const listener of this.#listeners) listener.hear(news);
  }

  /** From now on nothing gets through in either direction. */
  cut(): void {
    this.#isCut = true;
    for (const listener of this.#listeners) listener.interrupted();
  }

  mend(): void {
    this.#isCut = false;
    for (const listener of this.#listeners) listener.restored();
  }
}
