import { setTimeout as wait } from 'node:timers/promises';
import type { Client } from 'pg';
import { messageOf } from '../store/trouble.ts';
import { Newsroom } from './newsroom.ts';
import type { BusLog, ServerBus } from './server-bus.ts';

const channel = 'rookery_news';

/** A connection that has not answered within this, in milliseconds, is given up. */
const patience = 4000;

/** The connection is asked for a sign of life this often, in milliseconds. */
const pulse = 5000;

/** The longest wait before another attempt to connect, in milliseconds. */
const longestWait = 5000;

/** Opens one connection to the database that takes writes. */
export type OpenClient = () => Promise<Client>;

/** News by LISTEN and NOTIFY, on a connection of its own. It connects again by itself. */
export function openPostgresBus(openClient: OpenClient, log: BusLog): ServerBus {
  const connection = new NewsConnection(openClient, log);
  const newsroom = new Newsroom((text) => connection.notify(text));
  const ended = connection.run(newsroom);
  return {
    publish: (news) => newsroom.publish(news),
    subscribe: (listener) => newsroom.subscribe(listener),
    async close() {
      await newsroom.flush();
      connection.end();
      await ended;
    },
  };
}

class NewsConnection {
  readonly #openClient: OpenClient;
  readonly #log: BusLog;
  readonly #closing = new AbortController();
  #client: Client | undefined;

  constructor(openClient: OpenClient, log: BusLog) {
    this.#openClient = openClient;
    this.#log = log;
  }

  async notify(text: string): Promise<void> {
    await this.#client?.query('select pg_notify($1, $2)', [channel, text]);
  }

  end(): void {
    this.#closing.abort();
  }

  /** Connects, listens until that breaks, and connects again; until it is ended. */
  async run(newsroom: Newsroom): Promise<void> {
    let attempt = 0;
    while (!this.#closing.signal.aborted) {
      try {
        // oxlint-disable-next-line no-await-in-loop -- one connection after the other
        await this.#listen(newsroom, () => (attempt = 0));
      } catch (error) {
        this.#log.warn({ because: messageOf(error) }, 'news of other nodes are not heard');
      }
      newsroom.setHearing('deaf');
      attempt += 1;
      // oxlint-disable-next-line no-await-in-loop -- attempts are spread
      await this.#rest(Math.min(longestWait, 100 * 2 ** attempt) * (0.5 + Math.random() / 2));
    }
  }

  async #listen(newsroom: Newsroom, onHearing: () => void): Promise<void> {
    if (this.#closing.signal.aborted) return;
    const client = await this.#openClient();
    const broken = new Promise<never>((_resolve, reject) => {
      client.on('error', reject).on('end', () => reject(new Error('the connection has ended')));
    });
    broken.catch(() => undefined);
    client.on('notification', ({ payload }) => newsroom.hear(payload ?? ''));
    try {
      await within(client.query(`listen ${channel}`));
      this.#client = client;
      newsroom.setHearing('hearing');
      onHearing();
      await Promise.race([broken, this.#feelPulse(client)]);
    } finally {
      this.#client = undefined;
      // A machine that has vanished never answers the goodbye.
      void client.end().catch(() => undefined);
    }
  }

  /** Asks for a sign of life again and again; rejected when none comes, fulfilled when all is over. */
  async #feelPulse(client: Client): Promise<void> {
    while (!this.#closing.signal.aborted) {
      // oxlint-disable-next-line no-await-in-loop -- one beat after the other
      await within(client.query('select 1'));
      // oxlint-disable-next-line no-await-in-loop -- one beat after the other
      await this.#rest(pulse);
    }
  }

  async #rest(milliseconds: number): Promise<void> {
    const { signal } = this.#closing;
    await wait(milliseconds, undefined, { signal, ref: false }).catch(() => undefined);
  }
}

/** What is answered in time. */
async function within<Value>(answer: Promise<Value>): Promise<Value> {
  const timer = new AbortController();
  const late = wait(patience, undefined, { signal: timer.signal, ref: false }).then(() => {
    throw new Error('no answer');
  });
  late.catch(() => undefined);
  try {
    return await Promise.race([answer, late]);
  } finally {
    timer.abort();
  }
}
