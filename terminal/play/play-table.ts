import type { Thought } from '@rookery/bots/bot';
import type { ThinkOptions } from '@rookery/bots/workers/bot-pool';
import { botPurpose, type BotRequest } from '@rookery/desk/bot-request';
import type { Caller, Desk, DeskAsk, Housekeeping } from '@rookery/desk/desk';
import { openDeviceStore, personIdOf, type DeviceStore } from '@rookery/desk/device-store';
import { openMemoryDatabase } from '@rookery/desk/memory-database';
import { openDesk } from '@rookery/desk/open-desk';
import type { BotRunner, Clock } from '@rookery/desk/ports';
import type { MatchId, TableId } from '@rookery/protocol/identifiers';
import type { Tell } from '@rookery/protocol/tells';
import type { Ruling } from '@rookery/referee/ruling';
import { parseAct } from '@rookery/rules/kernel/act-notation';
import { extend, openMatch, type Match } from '@rookery/rules/kernel/match';
import { entryOf } from '@rookery/rules/kernel/entry';
import type { Seat } from '@rookery/rules/kernel/seat';
import { decisionsOf, type Hosting } from './moment.ts';

/** What a bot thought, and the acts that followed from it. */
export interface BotStep {
  readonly thought: Thought;
  readonly steps: readonly Ruling[];
}

/** A request of the desk that waits until the screen shows that its bot thinks. */
interface HeldRequest {
  readonly start: (options: ThinkOptions) => Promise<Thought>;
}

// Without this, `Omit` would keep only what all asks have in common.
type WithoutId<Any> = Any extends unknown ? Omit<Any, 'id'> : never;
type AskWithoutId = WithoutId<DeskAsk>;

/** The table of a match at this terminal: hosted by a desk, kept in memory. */
export class PlayTable {
  readonly #hosting: Hosting;
  readonly #store: DeviceStore = openDeviceStore(openMemoryDatabase());
  readonly #desk: Desk & Housekeeping;
  readonly #requests = new Map<string, HeldRequest>();
  #ids = 0;
  /** Called whenever something was stored or a bot is asked. */
  #onChange: () => void = () => undefined;
  #table: TableId | undefined;
  #match: MatchId | undefined;

  private constructor(hosting: Hosting) {
    this.#hosting = hosting;
    const { system } = hosting.shell;
    const clock: Clock = {
      now: () => system.now(),
      monotonic: () => system.now(),
      after: (milliseconds, run) => system.after(milliseconds, run),
      soon: (run) => queueMicrotask(run),
    };
    this.#desk = openDesk({
      store: this.#store,
      clock,
      bots: this.#holdRequests(),
      // A bot that fails is replaced, and nothing else can fail in memory.
      log: { warn: () => undefined, error: () => undefined },
      bus: { publish: () => this.#onChange(), subscribe: () => () => undefined },
      gathering: 'together',
      levels: hosting.seating.bots,
      games: [hosting.screen.game],
      randomId: () => this.#nextId(),
      randomSecret: () => hosting.seed,
    });
  }

  /** Opens a table with everybody in place, and starts the match. */
  static async open(hosting: Hosting, options: unknown): Promise<PlayTable> {
    const opened = new PlayTable(hosting);
    await opened.#start(options);
    return opened;
  }

  /** Everything that has been stored of the match since this point, act by act. */
  async stepsSince(match: Match): Promise<readonly Ruling[]> {
    const { acts } = await this.#load();
    const steps: Ruling[] = [];
    let now = match;
    for (const text of acts.slice(match.acts.length)) {
      const act = parseAct(match.game.notation, text, match.seats);
      if (!act.ok) throw new Error(`the log holds something that is no act of ${match.game.id}`);
      const step = extend(now, act.value);
      steps.push(step);
      now = step.match;
    }
    return steps;
  }

  /** The match before its first act. */
  async openedMatch(): Promise<Match> {
    const { options } = await this.#load();
    const { screen, seating } = this.#hosting;
    return openMatch(screen.game, options, seating.names.length);
  }

  /** Carries out a person's legal move, and gives back what followed. */
  async decide(match: Match, seat: Seat, move: unknown): Promise<readonly Ruling[]> {
    if (!this.#table || !this.#match) throw new Error('no match is being played');
    const nth = decisionsOf(match, seat) + 1;
    const ask = { type: 'decide', table: this.#table, match: this.#match, nth, move } as const;
    const answer = await this.#ask(this.#callerAt(seat), ask);
    if (answer.type !== 'decided') throw new Error(`refused after all: ${JSON.stringify(answer)}`);
    return this.stepsSince(match);
  }

  /** Lets the bot at a seat think, and gives back its thought and what followed. */
  async letBotPlay(match: Match, seat: Seat, options: ThinkOptions): Promise<BotStep> {
    const { seating } = this.#hosting;
    const level = entryOf(seating.bots, seat - seating.humans);
    const purpose = botPurpose({ seat, nth: decisionsOf(match, seat) + 1, level });
    const request = await this.#until(() => Promise.resolve(this.#requests.get(purpose)));
    this.#requests.delete(purpose);
    const thought = await request.start(options);
    const steps = await this.#until(async () => {
      const found = await this.stepsSince(match);
      return found.some(({ match: { acts } }) => acts.at(-1)?.by === seat) ? found : undefined;
    });
    return { thought, steps };
  }

  close(): Promise<void> {
    return this.#desk.close();
  }

  async #start(options: unknown): Promise<void> {
    const { screen, seating } = this.#hosting;
    await this.#desk.open();
    const caller = this.#callerAt(0);
    const created = await this.#ask(caller, {
      type: 'create',
      nonce: this.#nextId(),
      game: screen.game.id,
      seats: seating.names.length,
      options,
      bots: seating.bots.map((level, index) => ({ seat: seating.humans + index, level })),
      settings: {
        clock: { kind: 'none' },
        listing: 'private',
        onlookers: 'welcome',
        chat: 'off',
      },
    });
    if (created.type !== 'created') throw new Error(`no table: ${JSON.stringify(created)}`);
    this.#table = created.table;
    await this.#ask(caller, { type: 'enter', table: created.table, seq: null });
    await this.#ask(caller, { type: 'start', table: created.table });
    const found = await this.#store.findTable({ table: created.table });
    this.#match = found?.table.match ?? undefined;
  }

  #callerAt(seat: number): Caller & { readonly told: Tell[] } {
    const { humans, names } = this.#hosting.seating;
    const personAt = (each: number) => ({
      id: personIdOf(each),
      name: String(names[each]),
      penguin: 'little' as const,
    });
    const companions = Array.from({ length: humans }, (_, each) => ({
      seat: each,
      person: personAt(each),
    }));
    const told: Tell[] = [];
    const tell = (each: Tell): void => void told.push(each);
    return { id: `seat ${String(seat)}`, person: personAt(seat), companions, told, tell };
  }

  /** The one answer to an ask. */
  async #ask(caller: Caller & { readonly told: Tell[] }, ask: AskWithoutId): Promise<Tell> {
    this.#ids += 1;
    const id = this.#ids;
    await this.#desk.answer(caller, { ...ask, id });
    const answer = caller.told.find((tell) => 'id' in tell && tell.id === id);
    if (!answer) throw new Error('there was no answer');
    return answer;
  }

  /** Bots wait until the screen shows that they think. */
  #holdRequests(): BotRunner {
    return {
      think: (request: BotRequest) => {
        const abort = new AbortController();
        const thought = new Promise<Thought>((resolve) => {
          const start = (options: ThinkOptions): Promise<Thought> => {
            const signal = options.signal ?? abort.signal;
            const thinking = this.#hosting.botPool.think(request, { ...options, signal });
            resolve(thinking);
            return thinking;
          };
          this.#requests.set(request.purpose, { start });
        });
        this.#onChange();
        return { move: thought.then(({ move }) => move), cancel: () => abort.abort() };
      },
    };
  }

  /** Looks for something after every change until it is there. */
  async #until<Value>(look: () => Promise<Value | undefined>): Promise<Value> {
    for (;;) {
      const changed = new Promise<void>((resolve) => {
        this.#onChange = resolve;
      });
      // oxlint-disable-next-line no-await-in-loop -- each look waits for a change
      const found = await look();
      if (found !== undefined) return found;
      // oxlint-disable-next-line no-await-in-loop -- as above
      await changed;
    }
  }

  async #load(): Promise<{ readonly acts: readonly string[]; readonly options: unknown }> {
    const match = this.#match && (await this.#store.loadMatch({ match: this.#match }));
    if (!match) throw new Error('no match is being played');
    return match;
  }

  #nextId(): string {
    this.#ids += 1;
    return String(this.#ids).padStart(22, '0');
  }
}
