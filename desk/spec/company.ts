import { think } from '@rookery/bots/workers/worker';
import type { BotPool } from '@rookery/bots/workers/bot-pool';
import type { MatchId, TableId } from '@rookery/protocol/identifiers';
import { botRunner } from '../../server/desk-ports.ts';
import type { Store } from '../../server/store/store.ts';
import type { Desk, DeskParts, Housekeeping } from '../desk.ts';
import { personIdOf } from '../device-store.ts';
import { openDesk } from '../open-desk.ts';
import type { Person, TableStore } from '../store.ts';
import { FakeClock } from './fake-clock.ts';
import type { DeskHost, HostDatabase, RunningHost, StorePorts } from './hosts/hosts.ts';
import { createTable, enter, must, startTable, type TableWish } from './table-wishes.ts';
import { randomId, TestCaller } from './test-caller.ts';

/** Real bots, without threads. */
export const localBotPool: BotPool = {
  think: async (request) => {
    await Promise.resolve();
    return think(request, {});
  },
  close: () => Promise.resolve(),
};

/** What a test replaces of a desk. */
type TestParts = Partial<DeskParts> & { readonly botPool?: BotPool };

/** A table at which a match has begun. */
interface Seated {
  readonly table: TableId;
  readonly ana: TestCaller;
  readonly bo: TestCaller;
  readonly players: readonly [TestCaller, TestCaller];
}

/** A database, a clock, and as many desks after each other as a test wants. */
export class Company {
  readonly clock: FakeClock;
  readonly host: DeskHost;
  readonly complaints: string[] = [];
  readonly ports: StorePorts;
  readonly #database: HostDatabase;
  readonly #underWay = new Set<Promise<unknown>>();

  private constructor(host: DeskHost, database: HostDatabase) {
    this.host = host;
    this.#database = database;
    this.ports = this.#watch(database.ports);
    this.clock = new FakeClock((run) => host.soon(run));
  }

  static async open(host: DeskHost, running: RunningHost): Promise<Company> {
    return new Company(host, await running.createDatabase());
  }

  get store(): TableStore {
    return this.ports.store;
  }

  /** Everything a server stores; only servers have it. */
  get server(): Store {
    if (!this.#database.server) throw new Error(`${this.host.name} is no server`);
    return this.#database.server;
  }

  /** Everything a device stores; only devices have it. */
  get device(): NonNullable<HostDatabase['device']> {
    if (!this.#database.device) throw new Error(`${this.host.name} is no device`);
    return this.#database.device;
  }

  async desk({ botPool = localBotPool, ...parts }: TestParts = {}): Promise<Desk & Housekeeping> {
    const complain = (event: string, facts: object): void => {
      this.complaints.push(`${event} ${JSON.stringify(facts)}`);
    };
    const desk = openDesk({
      ...this.ports,
      gathering: this.host.gathering,
      bots: botRunner(botPool),
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

  /** A new guest of a server. */
  async guest(name: string): Promise<Person> {
    const person = { id: randomId(), name, penguin: 'little' as const };
    const at = this.clock.now();
    const session = { tokenHash: randomId(), at, expiresAt: at + 1e9 };
    await this.server.beginSession({ ...session, person });
    return person;
  }

  async caller(name: string): Promise<TestCaller> {
    return new TestCaller(await this.guest(name));
  }

  /** Lines of people who are to sit on the seats that bots leave. Around a device they come together. */
  async people(names: readonly string[], bots: TableWish['bots'] = []): Promise<TestCaller[]> {
    if (this.host.gathering === 'apart') {
      return Promise.all(names.map((name) => this.caller(name)));
    }
    const free = [0, 1, 2, 3, 4, 5].filter((seat) => bots.every((bot) => bot.seat !== seat));
    const companions = names.map((name, index) => {
      const seat = free[index] ?? 0;
      return { seat, person: { id: personIdOf(seat), name, penguin: 'little' as const } };
    });
    return companions.map(({ person }) => new TestCaller(person, companions));
  }

  /** A match of Ana and Bo, and of bots if they are wished for. */
  async start(desk: Desk, wish: TableWish = {}): Promise<Seated> {
    const [ana, bo] = await this.people(['Ana', 'Bo'], wish.bots);
    if (!ana || !bo) throw new Error('nobody came');
    const players = [ana, bo] as const;
    return { table: await this.#startWith(desk, players, wish), ana, bo, players };
  }

  /** A match of Ana and a chick. */
  async startAlone(
    desk: Desk,
    wish: TableWish = {},
  ): Promise<{ readonly table: TableId; readonly ana: TestCaller }> {
    const bots = [{ seat: 1, level: 'chick' }];
    const [ana] = await this.people(['Ana'], bots);
    if (!ana) throw new Error('nobody came');
    return { table: await this.#startWith(desk, [ana], { ...wish, bots }), ana };
  }

  async #startWith(
    desk: Desk,
    players: readonly [TestCaller, ...TestCaller[]],
    wish: TableWish,
  ): Promise<TableId> {
    const [host] = players;
    const table = await createTable(desk, host, wish);
    if (this.host.gathering === 'apart') {
      await startTable(desk, table, players);
      return table;
    }
    for (const player of players) await enter(desk, player, table);
    await must(desk, host, { type: 'start', table });
    return table;
  }

  /** Everybody wants to play again. Around a device, one person speaks for all. */
  async rematch(desk: Desk, { table, players }: Pick<Seated, 'table' | 'players'>): Promise<void> {
    const wishers = this.host.gathering === 'apart' ? players : players.slice(1);
    for (const each of wishers) await must(desk, each, { type: 'rematch', table });
    await this.settle(desk);
  }

  /** The log of a match. */
  async logOf(match: MatchId): Promise<readonly string[]> {
    return (await this.store.loadMatch({ match }))?.acts ?? [];
  }

  /** The same ports; calls that are under way are known. */
  #watch({ store, deadlines, chat, directory }: StorePorts): StorePorts {
    return {
      store: this.watchPort(store),
      ...(deadlines && { deadlines: this.watchPort(deadlines) }),
      ...(chat && { chat: this.watchPort(chat) }),
      ...(directory && { directory: this.watchPort(directory) }),
    };
  }

  /** The same port; its calls that are under way are waited for. */
  watchPort<Port extends object>(port: Port): Port {
    const watch = async (outcome: unknown): Promise<unknown> => {
      const underWay = Promise.resolve(outcome);
      this.#underWay.add(underWay);
      try {
        return await underWay;
      } finally {
        this.#underWay.delete(underWay);
      }
    };
    const watched = new Map(
      Object.entries(port).map(([name, call]: [string, unknown]) => [
        name,
        typeof call === 'function'
          ? (...input: unknown[]) => watch(Reflect.apply(call, port, input))
          : call,
      ]),
    );
    return Object.assign({ ...port }, Object.fromEntries(watched));
  }

  /** Waits until nothing is under way any more. */
  async settle(desk: Desk): Promise<void> {
    let quiet = 0;
    while (quiet < 3) {
      const before = JSON.stringify(desk.figures());
      const { size } = this.#underWay;
      await Promise.allSettled(this.#underWay);
      await new Promise((resolve) => {
        setImmediate(resolve);
      });
      quiet = size === 0 && JSON.stringify(desk.figures()) === before ? quiet + 1 : 0;
    }
  }

  async end(): Promise<void> {
    await this.#database.close();
  }
}
