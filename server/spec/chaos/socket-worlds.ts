import { entryOf } from '@rookery/rules/kernel/entry';
import type { Act, Game } from '@rookery/rules/kernel/game';
import { seatsOf, type Viewer } from '@rookery/rules/kernel/seat';
import type { TableId } from '@rookery/protocol/identifiers';
import type { Desk } from '@rookery/desk/desk';
import { openDesk } from '@rookery/desk/open-desk';
import { limitsWithoutAddresses } from '../../limits/limits.ts';
import { botRunner, storePorts } from '../../desk-ports.ts';
import { deskLog } from '../../operations/log.ts';
import { Browser, dig } from '../outside/browser.ts';
import { openHouse, type House } from '../outside/house.ts';
import { FakeClock } from '../../../desk/spec/fake-clock.ts';
import { Guest } from './guest.ts';
import { Tap } from './tap.ts';
import { until } from './until.ts';

/** One way a match went. */
export interface World {
  readonly game: Game;
  readonly seats: number;
  readonly options: unknown;
  readonly acts: readonly Act[];
}

/** A move that is refused after so many acts. */
export interface Attempt {
  readonly by: Viewer;
  readonly after: number;
  readonly move: unknown;
}

/** What one viewer got: how many bytes on each line, and those bytes without what differs by chance. */
export interface Bytes {
  readonly lengths: readonly number[];
  readonly lines: readonly string[];
}

/** Draws ids; `rolled` is told what chance has decided, which an honest one does not look at. */
export interface Ids {
  readonly next: () => string;
  readonly rolled: (chance: unknown) => void;
}

/** Ids in the order in which they are drawn, the same in every world. */
export function plainIds(): Ids {
  let drawn = 0;
  return {
    next() {
      drawn += 1;
      return `id${String(drawn).padStart(20, '0')}`;
    },
    rolled: () => undefined,
  };
}

const boundless = { burst: 1e9, perSecond: 1e9 };
const limits = { ...limitsWithoutAddresses, socketMessages: boundless, sessionMessages: boundless };

/** A game whose chance is the one of a world. */
function scripted({ game, acts }: World, ids: Ids): Game {
  const chances = acts.flatMap((act) => (act.by === 'chance' ? [act.chance] : []));
  return {
    ...game,
    roll(state, streams) {
      const chance = chances.shift() ?? game.roll(state, streams);
      ids.rolled(chance);
      return chance;
    },
  };
}

/** Counts what is being answered, so that a test knows when all is told. */
class Counter {
  underWay = 0;

  over(desk: Desk): Desk {
    return {
      answer: async (caller, ask) => {
        this.underWay += 1;
        await desk.answer(caller, ask);
        this.underWay -= 1;
      },
      resume: async (caller, tables) => {
        this.underWay += 1;
        await desk.resume(caller, tables);
        this.underWay -= 1;
      },
      forget: (caller) => desk.forget(caller),
      personChanged: (person) => desk.personChanged(person),
      personLeaves: (person) => desk.personLeaves(person),
      closeTable: (table) => desk.closeTable(table),
      open: () => desk.open(),
      close: () => desk.close(),
      figures: () => desk.figures(),
    };
  }
}

const names = ['Ana', 'Bo', 'Cleo', 'Dina'];

/** A whole server for one world, in which time stands still unless it is told to pass. */
class Theatre {
  readonly clock = new FakeClock();
  readonly people = new Map<Viewer, Guest>();
  readonly #taps = new Map<Viewer, Tap>();
  readonly #counter: Counter;
  readonly #house: House;

  private constructor(house: House, counter: Counter, clock: FakeClock) {
    this.#house = house;
    this.#counter = counter;
    this.clock = clock;
  }

  static async open(world: World, ids: Ids): Promise<Theatre> {
    const clock = new FakeClock();
    const counter = new Counter();
    const house = await openHouse({
      limits,
      clock,
      // So long that it does not disturb.
      keepAlive: { heartbeat: 2 ** 30, patience: 2 ** 30 },
      deskOn: (store, log) =>
        counter.over(
          openDesk({
            ...storePorts(store),
            bots: botRunner({ think: () => Promise.reject(new Error('nobody thinks')) }),
            clock,
            log: deskLog(log),
            games: [scripted(world, ids)],
            randomId: ids.next,
            randomSecret: () => 'the same in every world',
          }),
        ),
    });
    const theatre = new Theatre(house, counter, clock);
    const viewers: readonly Viewer[] = [...seatsOf(world.seats), 'onlooker'];
    for (const viewer of viewers) await theatre.#admit(viewer);
    return theatre;
  }

  async #admit(viewer: Viewer): Promise<void> {
    const tap = await Tap.open(this.#house.address);
    const name = viewer === 'onlooker' ? 'Onno' : entryOf(names, viewer);
    this.#taps.set(viewer, tap);
    this.people.set(viewer, await Guest.arrive(tap.address, name));
  }

  guest(viewer: Viewer): Guest {
    const guest = this.people.get(viewer);
    if (!guest) throw new Error('nobody there');
    return guest;
  }

  /** Waits until everything was told and has arrived. */
  async settle(): Promise<void> {
    await until('all is answered', () => this.#counter.underWay === 0);
    await Promise.all([...this.people.values()].map((guest) => guest.ask({ type: 'ping' })));
  }

  /** Asks for everything that has an address, in the name of a viewer. */
  async browse(viewer: Viewer, match: string): Promise<void> {
    const browser = new Browser(this.#tapOf(viewer).address);
    browser.cookie = this.guest(viewer).cookie;
    const paths = ['me', 'me/export', 'matches', `matches/${match}`, `matches/${match}/record`];
    for (const path of paths) await browser.ask(`GET /api/${path}`);
  }

  async bytesOf(viewer: Viewer): Promise<Bytes> {
    const tap = this.#tapOf(viewer);
    const browser = new Browser(this.#house.address);
    browser.cookie = this.guest(viewer).cookie;
    const { body } = await browser.ask('GET /api/me/export');
    const id = dig(body, 'person', 'person', 'id');
    const lines = tap.lines();
    return {
      lengths: lines.map((line) => line.length),
      lines: lines.map((line) => withoutLuck(line.toString('latin1'), String(id))),
    };
  }

  #tapOf(viewer: Viewer): Tap {
    const tap = this.#taps.get(viewer);
    if (!tap) throw new Error('no tap');
    return tap;
  }

  async close(): Promise<void> {
    await Promise.all([...this.people.values()].map((guest) => guest.leave()));
    await this.#house.close();
    await Promise.all([...this.#taps.values()].map((tap) => tap.close()));
  }
}

/** What differs from run to run without meaning: the hour, keys of handshakes, tokens of cookies, who is who. */
const withoutLuck = (line: string, person: string): string =>
  line
    .replaceAll(/date: [^\r]*/gi, 'date')
    .replaceAll(/sec-websocket-accept: [^\r]*/gi, 'accepted')
    .replaceAll(/rookery=[\w-]{43}/g, 'cookie')
    .replaceAll(person, 'person');

/** Plays a world through a server with real sockets; what each viewer got. */
export async function play(
  world: World,
  attempts: readonly Attempt[],
  ids: Ids = plainIds(),
): Promise<ReadonlyMap<Viewer, Bytes>> {
  const theatre = await Theatre.open(world, ids);
  const table = await begin(theatre, world);
  const { acts } = world;
  for (const [index, act] of acts.entries()) {
    if (act.by === 'chance') continue;
    await theatre.clock.pass(1000, () => Promise.resolve());
    for (const { after, by, move } of attempts) {
      if (after === index) await theatre.guest(by).ask(decisionBy(theatre.guest(by), move));
    }
    const player = theatre.guest(act.by);
    const answer = await player.ask(decisionBy(player, act.move));
    if (answer.type !== 'decided') throw new Error(JSON.stringify(answer));
    await theatre.settle();
    if (index % 12 === 0) await interlude(theatre, table, index);
  }
  const viewers = [...theatre.people.keys()];
  const bytes = new Map<Viewer, Bytes>();
  for (const viewer of viewers) bytes.set(viewer, await theatre.bytesOf(viewer));
  await theatre.close();
  return bytes;
}

const settings = {
  clock: { kind: 'bank', bank: 600_000, increment: 1000 },
  listing: 'public',
  onlookers: 'welcome',
  chat: 'phrases',
};

async function begin(theatre: Theatre, { game, seats, options }: World): Promise<TableId> {
  const [first] = seatsOf(seats);
  const host = theatre.guest(first ?? 'onlooker');
  const wish = { nonce: 'evening', game: game.id, seats, options, bots: [], settings };
  const created = await host.ask({ type: 'create', ...wish });
  if (created.type !== 'created') throw new Error(JSON.stringify(created));
  const { table } = created;
  for (const [viewer, guest] of theatre.people) {
    await guest.must({ type: 'enter', table, seq: null });
    await theatre.settle();
    if (viewer === 'onlooker') continue;
    await guest.must({ type: 'sit', table, seat: viewer });
    await guest.must({ type: 'ready', table });
    await theatre.settle();
  }
  await host.must({ type: 'start', table });
  await theatre.settle();
  return table;
}

/** Lines break, people talk and look around: all of it one after the other, so that it is the same each time. */
async function interlude(theatre: Theatre, table: TableId, index: number): Promise<void> {
  const seen = [0, 1, 'everything', null] as const;
  let nth = index / 12;
  for (const [viewer, guest] of theatre.people) {
    nth += 1;
    await guest.comeBack(entryOf(seen, nth % seen.length));
    const said = { kind: 'phrase', phrase: 'nice-move' };
    const nonce = `${String(viewer)}-${String(index)}`;
    await guest.ask({ type: 'say', table, nonce, said });
    await guest.must({ type: 'follow-lobby' });
    await guest.must({ type: 'leave-lobby' });
    await theatre.browse(viewer, guest.last('update')?.match ?? '');
    await theatre.settle();
  }
}

function decisionBy(guest: Guest, move: unknown): object {
  const update = guest.last('update');
  return {
    type: 'decide',
    table: update?.table,
    match: update?.match,
    nth: update?.nth ?? 1,
    move,
  };
}
