import { randomBytes } from 'node:crypto';
import { parseNews } from '@rookery/desk/news';
import type { News, NewsListener } from '@rookery/desk/ports';

/** PostgreSQL carries less than 8,000 bytes at once. */
const mostBytes = 7500;

/** At most this many news wait to be sent; what comes beyond is lost, and others find it by looking. */
const mostWaiting = 20_000;

/** Sends a text to everybody; rejected if that fails. */
export type SendText = (text: string) => Promise<void>;

/**
 * What every bus has in common: news are collected while earlier ones are on their way, so that many cost one
 * message, and one's own are not heard again.
 */
export class Newsroom {
  readonly #sender = randomBytes(6).toString('base64url');
  readonly #send: SendText;
  readonly #listeners = new Set<NewsListener>();
  readonly #waiting = new Map<string, News>();
  #sending: Promise<void> | undefined;
  #isHearing = false;

  constructor(send: SendText) {
    this.#send = send;
  }

  publish(news: News): void {
    if (this.#waiting.size >= mostWaiting) return;
    this.#waiting.set(subjectOf(news), news);
    this.#sending ??= this.#sendAll();
  }

  subscribe(listener: NewsListener): () => void {
    this.#listeners.add(listener);
    if (!this.#isHearing) listener.interrupted();
    return () => void this.#listeners.delete(listener);
  }

  /** A text has arrived. */
  hear(text: string): void {
    const { from, news } = readEnvelope(text);
    if (from === this.#sender || news.length === 0) return;
    for (const listener of this.#listeners) listener.hear(news);
  }

  /** Whether texts arrive from now on. */
  setHearing(state: 'hearing' | 'deaf'): void {
    const isHearing = state === 'hearing';
    if (isHearing === this.#isHearing) return;
    this.#isHearing = isHearing;
    for (const listener of this.#listeners) {
      if (isHearing) listener.restored();
      else listener.interrupted();
    }
  }

  /** Fulfilled when nothing waits to be sent. */
  async flush(): Promise<void> {
    await this.#sending;
  }

  async #sendAll(): Promise<void> {
    // Whatever is published in the same turn goes along.
    await Promise.resolve();
    while (this.#waiting.size > 0) {
      const text = this.#takeBatch();
      // oxlint-disable-next-line no-await-in-loop -- what comes meanwhile goes along with the next
      await this.#send(text).catch(() => undefined);
    }
    this.#sending = undefined;
  }

  /** As many as fit into one message. */
  #takeBatch(): string {
    const batch: string[] = [];
    let bytes = 0;
    for (const [key, news] of this.#waiting) {
      const text = JSON.stringify(news);
      bytes += Buffer.byteLength(text) + 1;
      if (batch.length > 0 && bytes > mostBytes) break;
      batch.push(text);
      this.#waiting.delete(key);
    }
    return `{"from":"${this.#sender}","news":[${batch.join()}]}`;
  }
}

/** What news are about. Of several about the same, the last one says everything. */
function subjectOf(news: News): string {
  if (news.kind === 'person') return `person ${news.person}`;
  if (news.kind === 'session') return `session ${news.family}`;
  return `${news.kind} ${news.table} ${news.kind === 'sent-away' ? news.person : ''}`;
}

/** Whatever is no message of ours brings no news. */
function readEnvelope(text: string): { readonly from: string; readonly news: readonly News[] } {
  try {
    const envelope: unknown = JSON.parse(text);
    if (typeof envelope !== 'object' || envelope === null) return { from: '', news: [] };
    const { from, news }: { from?: unknown; news?: unknown } = envelope;
    return { from: typeof from === 'string' ? from : '', news: parseNews(news) };
  } catch {
    return { from: '', news: [] };
  }
}
