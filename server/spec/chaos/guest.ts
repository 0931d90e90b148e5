import type { MatchId, TableId } from '@rookery/protocol/identifiers';
import type { Tell } from '@rookery/protocol/tells';
import { Browser } from '../outside/browser.ts';
import { Client } from '../outside/client.ts';
import { randomId } from '../store/samples.ts';
import { until } from './until.ts';

type TellOf<Type extends Tell['type']> = Extract<Tell, { readonly type: Type }>;

/** A decision as it is sent. */
export interface Decide {
  readonly type: 'decide';
  readonly table: TableId;
  readonly match: MatchId;
  readonly nth: number;
  readonly move: unknown;
}

/** Somebody who keeps a session, and has a socket that a test breaks and opens anew. */
export class Guest {
  readonly name: string;
  readonly cookie: string;
  readonly #address: string;
  /** What was told on all sockets so far. */
  readonly #before: Tell[] = [];
  #client: Client;
  #lastId = 10;

  private constructor(name: string, address: string, cookie: string, client: Client) {
    this.name = name;
    this.#address = address;
    this.cookie = cookie;
    this.#client = client;
  }

  static async arrive(address: string, name: string): Promise<Guest> {
    const browser = new Browser(address);
    await browser.arrive(name);
    const cookie = browser.cookie ?? '';
    return new Guest(name, address, cookie, await Client.greeted(address, cookie));
  }

  /** Somebody without a session. */
  static async stranger(address: string): Promise<Guest> {
    return new Guest('nobody', address, '', await Client.greeted(address));
  }

  /** The same person in one more window. */
  async again(): Promise<Guest> {
    const client = await Client.greeted(this.#address, this.cookie);
    return new Guest(this.name, this.#address, this.cookie, client);
  }

  /** Comes back on a new socket, to the table where this guest was, having seen so much. */
  async comeBack(seen: number | 'everything' | null = 'everything'): Promise<void> {
    const update = this.last('update');
    this.#client.socket.terminate();
    this.#before.push(...this.#client.tells);
    this.#client = new Client(this.#address, { cookie: this.cookie });
    await this.#client.opened();
    const resume = update
      ? [{ table: update.table, seq: seen === 'everything' ? update.seq : seen }]
      : [];
    this.#client.hello({ resume });
    await until('the match is shown again', () => this.#shown !== undefined || !update);
  }

  /** Asks, and gives back the answer; other tells are kept. */
  async ask(message: object): Promise<Tell> {
    this.#lastId += 1;
    const id = this.#lastId;
    this.#client.say({ ...message, id });
    for (;;) {
      const tell = await this.#client.next();
      if ('id' in tell && tell.id === id) return tell;
    }
  }

  async must(message: object): Promise<void> {
    const answer = await this.ask(message);
    if (answer.type !== 'done') throw new Error(JSON.stringify({ message, answer }));
  }

  last<Type extends Tell['type']>(type: Type): TellOf<Type> | undefined {
    const isOne = (tell: Tell): tell is TellOf<Type> => tell.type === type;
    return this.#client.tells.findLast(isOne) ?? this.#before.findLast(isOne);
  }

  get #shown(): Tell | undefined {
    return this.#client.tells.findLast(({ type }) => type === 'update');
  }

  async leave(): Promise<void> {
    await this.#client.leave();
  }

  /** The decision this guest is waited for, the first or another of the legal ones. */
  decision(pick: (count: number) => number = () => 0): Decide | undefined {
    const update = this.last('update');
    const seat = this.last('table')?.table.you.seat;
    if (!update || update.waiting.for !== 'seats') return undefined;
    if (!update.waiting.seats.some((each) => each === seat)) return undefined;
    const { table, match, nth, legal } = update;
    return { type: 'decide', table, match, nth: nth ?? 0, move: legal[pick(legal.length)] };
  }
}

const settings = {
  clock: { kind: 'none' },
  listing: 'private',
  onlookers: 'welcome',
  chat: 'phrases',
};

/** Two guests at a table of their own, whose match has begun. */
export async function twoGuests(
  address: string,
  game = 'penguin-party',
): Promise<readonly [Guest, Guest]> {
  const ana = await Guest.arrive(address, 'Ana');
  const bo = await Guest.arrive(address, 'Bo');
  const wish = { nonce: randomId(), game, seats: 2, options: null, bots: [], settings };
  const created = await ana.ask({ type: 'create', ...wish });
  if (created.type !== 'created') throw new Error(JSON.stringify(created));
  const { table } = created;
  for (const guest of [ana, bo]) {
    await guest.must({ type: 'enter', table, seq: null });
    await guest.must({ type: 'sit', table, seat: null });
    await guest.must({ type: 'ready', table });
  }
  await ana.must({ type: 'start', table });
  await until('the match is shown', () => [ana, bo].every((guest) => guest.last('update')));
  return [ana, bo];
}

/** Whoever is to decide next, beyond what is decided; nothing when the match is over. */
export async function nextDecision(
  guests: readonly Guest[],
  isDecided: (guest: Guest, decide: Decide) => boolean,
  pick?: (count: number) => number,
): Promise<{ readonly guest: Guest; readonly decide: Decide } | undefined> {
  const find = () => {
    for (const guest of guests) {
      const decide = guest.decision(pick);
      if (decide && !isDecided(guest, decide)) return { guest, decide };
    }
    return undefined;
  };
  const isOver = (): boolean =>
    guests.every((guest) => guest.last('update')?.waiting.for === 'nobody');
  await until('somebody is to move', () => find() !== undefined || isOver());
  return find();
}
