import { randomBytes } from 'node:crypto';
import type { ThinkRequest, BotPool } from '@rookery/bots/workers/bot-pool';
import type { TableId } from '@rookery/protocol/identifiers';
import type { Game } from '@rookery/rules/kernel/game';
import { SteadyClock } from '../../steady-clock.ts';
import { openDesk } from '@rookery/desk/open-desk';
import { limitsWithoutAddresses } from '../../limits/limits.ts';
import { botRunner, storePorts } from '../../desk-ports.ts';
import { deskLog } from '../../operations/log.ts';
import type { Store } from '../../store/store.ts';
import { openHouse, type House } from '../outside/house.ts';
import { randomId } from '../store/samples.ts';
import { Guest } from './guest.ts';
import { Tap } from './tap.ts';
import { until } from './until.ts';

/** Where bots are asked; what they were shown is kept. */
export interface Asked {
  readonly at: number;
  readonly request: ThinkRequest;
}

/** What a test may put in the place of the real parts. */
export interface Plants {
  readonly storeAs?: (store: Store) => Store;
  readonly randomId?: () => string;
}

const boundless = { burst: 1e9, perSecond: 1e9 };
const limits = {
  ...limitsWithoutAddresses,
  socketMessages: boundless,
  sessionMessages: boundless,
  waiting: 1e9,
};

/** Bots that play any legal move. */
function simpleBotPool(asked: Asked[]): BotPool {
  return {
    think(request) {
      asked.push({ at: performance.now(), request });
      const { legal } = request.question;
      const move = legal[Math.floor(Math.random() * legal.length)];
      return Promise.resolve({ move, candidates: [], reason: { kind: 'only-move' } });
    },
    close: () => Promise.resolve(),
  };
}

/** A store that fails once, when it is told to. */
class MoodyStore {
  #isMoody = false;

  failNext(): void {
    this.#isMoody = true;
  }

  over(store: Store): Store {
    return {
      ...store,
      append: (addition) => {
        if (!this.#isMoody) return store.append(addition);
        this.#isMoody = false;
        return Promise.reject(new Error('the disk is full'));
      },
    };
  }
}

/** A table of three: Ana and Bo, a bot, and people who look on. Everything each of them gets is kept. */
export class Evening {
  readonly house: House;
  readonly taps: ReadonlyMap<string, Tap>;
  readonly mood: MoodyStore;
  readonly asked: readonly Asked[];
  readonly ana: Guest;
  readonly bo: Guest;
  readonly onno: Guest;
  readonly stranger: Guest;
  table: TableId | undefined;

  private constructor(
    rooms: Pick<Evening, 'house' | 'taps' | 'mood' | 'asked'>,
    people: readonly [Guest, Guest, Guest, Guest],
  ) {
    this.house = rooms.house;
    this.taps = rooms.taps;
    this.mood = rooms.mood;
    this.asked = rooms.asked;
    [this.ana, this.bo, this.onno, this.stranger] = people;
  }

  static async begin(game: Game, plants: Plants = {}): Promise<Evening> {
    const asked: Asked[] = [];
    const mood = new MoodyStore();
    const house = await openHouse({
      limits,
      ...(plants.storeAs && { storeAs: plants.storeAs }),
      deskOn: (store, log) =>
        openDesk({
          ...storePorts(mood.over(store)),
          bots: botRunner(simpleBotPool(asked)),
          clock: new SteadyClock(),
          log: deskLog(log),
          games: [game],
          standIn: 'chick',
          randomId: plants.randomId ?? randomId,
          randomSecret: () => randomBytes(32).toString('base64url'),
          limits: { chatLines: 1000 },
        }),
    });
    const names = ['Ana', 'Bo', 'Onno', 'nobody', 'Late', 'reader', 'operator'];
    const opened = await Promise.all(
      names.map(async (name) => [name, await Tap.open(house.address)] as const),
    );
    const taps = new Map(opened);
    const addressFor = (name: string): string => taps.get(name)?.address ?? '';
    const evening = new Evening({ house, taps, mood, asked }, [
      await Guest.arrive(addressFor('Ana'), 'Ana'),
      await Guest.arrive(addressFor('Bo'), 'Bo'),
      await Guest.arrive(addressFor('Onno'), 'Onno'),
      await Guest.stranger(addressFor('nobody')),
    ]);
    await evening.#sitDown(game.id);
    return evening;
  }

  addressFor(name: string): string {
    return this.taps.get(name)?.address ?? '';
  }

  async #sitDown(game: string): Promise<void> {
    const { ana, bo, onno, stranger } = this;
    const settings = {
      clock: { kind: 'bank', bank: 600_000, increment: 1000 },
      listing: 'public',
      onlookers: 'welcome',
      chat: 'text',
    };
    const bots = [{ seat: 2, level: 'chick' }];
    const wish = { nonce: randomId(), game, seats: 3, options: null, bots, settings };
    await stranger.must({ type: 'follow-lobby' });
    const created = await ana.ask({ type: 'create', ...wish });
    if (created.type !== 'created') throw new Error(JSON.stringify(created));
    const { table } = created;
    this.table = table;
    for (const guest of [onno, stranger, ana, bo]) {
      await guest.must({ type: 'enter', table, seq: null });
    }
    for (const [seat, guest] of [ana, bo].entries()) {
      await guest.must({ type: 'sit', table, seat });
      await guest.must({ type: 'ready', table });
    }
    await ana.must({ type: 'start', table });
    await until('the match is shown', () => [ana, bo, onno].every((each) => each.last('update')));
  }

  async end(): Promise<void> {
    await Promise.all([this.ana, this.bo, this.onno, this.stranger].map((guest) => guest.leave()));
    await this.house.close();
    await Promise.all([...this.taps.values()].map((tap) => tap.close()));
  }
}
