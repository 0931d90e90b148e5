import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { think } from '@rookery/bots/workers/thinker';
import type { Thinkers } from '@rookery/bots/workers/thinkers';
import type { TableId } from '@rookery/protocol/identifiers';
import type { Tell } from '@rookery/protocol/tells';
import type { Said } from '@rookery/protocol/chat';
import type { Caller, Desk, DeskAsk, DeskParts, Housekeeping } from '../desk.ts';
import { openDesk } from '../open-desk.ts';
import { openStore } from '../../server/store/open.ts';
import { botRunner, storePorts } from '../../server/desk-ports.ts';
import type { Store } from '../../server/store/store.ts';
import type { Person } from '../store.ts';
import { FakeClock } from './fake-clock.ts';

export const randomId = (): string => randomBytes(16).toString('base64url');

/** Real bots, without threads. */
export const thinkersHere: Thinkers = {
  think: async (request) => {
    await Promise.resolve();
    return think(request, {});
  },
  close: () => Promise.resolve(),
};

type Without<Part> = Part extends unknown ? Omit<Part, 'id'> : never;

/** An ask before it has its number. */
export type Wish = Without<DeskAsk>;

type TellOf<Type extends Tell['type']> = Extract<Tell, { readonly type: Type }>;

/** A line to a client that remembers everything it is told. */
export class TestCaller implements Caller {
  readonly id = randomId();
  readonly person: Person | null;
  readonly told: Tell[] = [];
  #lastAsk = 0;

  constructor(person: Person | null) {
    this.person = person;
  }

  tell(tell: Tell): void {
    // What could not be sent as it is must not pass here.
    this.told.push(structuredClone(tell));
  }

  /** Asks, and gives back the one answer. */
  async ask(desk: Desk, wish: Wish): Promise<Tell> {
    this.#lastAsk += 1;
    return this.askAs(desk, wish, this.#lastAsk);
  }

  async askAs(desk: Desk, wish: Wish, id: number): Promise<Tell> {
    const before = this.told.length;
    const ask: DeskAsk = { ...wish, id };
    await desk.answer(this, ask);
    const answers = this.told.slice(before).filter((tell) => 'id' in tell && tell.id === id);
    const [answer] = answers;
    if (!answer || answers.length > 1) throw new Error(`${String(answers.length)} answers`);
    return answer;
  }

  all<Type extends Tell['type']>(type: Type): readonly TellOf<Type>[] {
    return this.told.filter((tell): tell is TellOf<Type> => tell.type === type);
  }

  last<Type extends Tell['type']>(type: Type): TellOf<Type> {
    const tell = this.all(type).at(-1);
    if (!tell) throw new Error(`no ${type} was told`);
    return tell;
  }
}

/** What a test replaces of a desk. */
type TestParts = Partial<Omit<DeskParts, 'store'>> & {
  readonly store?: Store;
  readonly thinkers?: Thinkers;
};

/** A store in a file, a clock, and as many desks after each other as a test wants. */
export class Company {
  readonly clock = new FakeClock();
  readonly store: Store;
  readonly complaints: string[] = [];
  readonly #folder: string;

  private constructor(folder: string, store: Store) {
    this.#folder = folder;
    this.store = store;
  }

  static async open(): Promise<Company> {
    const folder = mkdtempSync(join(tmpdir(), 'rookery-desk-'));
    return new Company(folder, await openStore(join(folder, 'desk.db')));
  }

  async desk({ store = this.store, thinkers = thinkersHere, ...parts }: TestParts = {}): Promise<
    Desk & Housekeeping
  > {
    const complain = (event: string, facts: object): void => {
      this.complaints.push(`${event} ${JSON.stringify(facts)}`);
    };
    const desk = openDesk({
      ...storePorts(store),
      bots: botRunner(thinkers),
      clock: this.clock,
      log: { warn: complain, error: complain },
      randomId,
      randomSecret: randomId,
      standIn: 'chick',
      ...parts,
    });
    await desk.open();
    return desk;
  }

  /** A new guest. */
  async guest(name: string): Promise<Person> {
    const person = { id: randomId(), name, penguin: 'little' as const };
    const at = this.clock.now();
    const session = { tokenHash: randomId(), at, expiresAt: at + 1e9 };
    await this.store.beginSession({ ...session, person });
    return person;
  }

  async caller(name: string): Promise<TestCaller> {
    return new TestCaller(await this.guest(name));
  }

  /** Waits until nothing is under way any more. */
  async settle(desk: Desk): Promise<void> {
    let quiet = 0;
    while (quiet < 3) {
      const before = JSON.stringify(desk.figures());
      await this.store.lastAlive();
      await new Promise((resolve) => {
        setImmediate(resolve);
      });
      quiet = JSON.stringify(desk.figures()) === before ? quiet + 1 : 0;
    }
  }

  async end(): Promise<void> {
    await this.store.close();
    rmSync(this.#folder, { recursive: true });
  }
}

export interface TableWish {
  readonly game?: string;
  readonly seats?: number;
  readonly options?: unknown;
  readonly bots?: Extract<DeskAsk, { readonly type: 'create' }>['bots'];
  readonly settings?: Partial<Extract<DeskAsk, { readonly type: 'create' }>['settings']>;
}

/** Opens a table, whose host is that caller. */
export async function createTable(
  desk: Desk,
  host: TestCaller,
  { settings, ...wish }: TableWish = {},
): Promise<TableId> {
  const answer = await host.ask(desk, {
    type: 'create',
    nonce: randomId(),
    game: 'penguin-party',
    seats: 2,
    options: null,
    bots: [],
    ...wish,
    settings: {
      clock: { kind: 'none' },
      listing: 'private',
      onlookers: 'welcome',
      chat: 'phrases',
      ...settings,
    },
  });
  if (answer.type !== 'created') throw new Error(JSON.stringify(answer));
  return answer.table;
}

/** Says something at a table, as a new line unless told otherwise. */
export const saying = (table: TableId, said: Said, nonce = randomId()): Wish => ({
  type: 'say',
  table,
  nonce,
  said,
});

/** Asks for something that must be done. */
export async function must(desk: Desk, caller: TestCaller, wish: Wish): Promise<void> {
  const answer = await caller.ask(desk, wish);
  if (answer.type !== 'done') throw new Error(`${wish.type}: ${JSON.stringify(answer)}`);
}

/** Comes in, knowing nothing. */
export const enter = (desk: Desk, caller: TestCaller, table: TableId): Promise<void> =>
  must(desk, caller, { type: 'enter', table, seq: null });

/** Everyone enters, sits down and is ready; the first one, who is the host, starts. */
export async function startTable(
  desk: Desk,
  table: TableId,
  players: readonly TestCaller[],
): Promise<void> {
  for (const player of players) {
    await enter(desk, player, table);
    await must(desk, player, { type: 'sit', table, seat: null });
    await must(desk, player, { type: 'ready', table });
  }
  const [host] = players;
  if (host) await must(desk, host, { type: 'start', table });
}

/** Why it was not done; the answer itself if it was. */
export async function refusalOf(desk: Desk, caller: TestCaller, wish: Wish): Promise<unknown> {
  const answer = await caller.ask(desk, wish);
  return answer.type === 'refused' ? answer.reason : answer;
}

/** Who sits where, as this caller was told: names of people, levels of bots. */
export const seatsAt = (caller: TestCaller): readonly (string | null)[] =>
  caller.last('table').table.seats.map(({ who }) => {
    if (who.kind === 'person') return who.name;
    return who.kind === 'bot' ? who.level : null;
  });

/** They come in and sit down there. */
export async function seatThem(
  desk: Desk,
  table: TableId,
  places: readonly (readonly [TestCaller, number])[],
): Promise<void> {
  for (const [caller, place] of places) {
    await enter(desk, caller, table);
    await must(desk, caller, { type: 'sit', table, seat: place });
  }
}
