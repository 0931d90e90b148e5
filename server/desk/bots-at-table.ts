import { ThinkingFailed } from '@rookery/bots/workers/thinkers';
import { AskedBots } from '@rookery/referee/asked-bots';
import { awaitedOf, type Thinking } from '@rookery/referee/bot-request';
import { remaining } from '@rookery/referee/clock';
import type { HostedMatch } from '@rookery/referee/hosted-match';
import { Thoughts, type Hopes } from '@rookery/referee/thoughts';
import { entryOf } from '@rookery/rules/kernel/entry';
import { messageOf } from '../store/trouble.ts';
import type { House } from './house.ts';
import type { TableNow } from './showing.ts';

/** The decisions that bots have to make at a table now: on their seats, for others, and when time is up. */
function awaited({ table, running }: TableNow, standIn: string, at: number): readonly Thinking[] {
  if (table.phase !== 'playing' || !running || running.clocks.paused !== null) return [];
  const { clocks } = running;
  return awaitedOf(running, (seat) => {
    const { person, bot } = entryOf(table.seats, seat);
    const isDue = clocks.rule.kind !== 'none' && remaining(entryOf(clocks.seats, seat), at) === 0;
    return bot ?? (person === null || isDue ? standIn : null);
  });
}

/** The bots of one table, who think with the thinkers of the house. */
export class BotsAtTable {
  readonly #house: House;
  readonly #thoughts: Thoughts;
  readonly #bots: AskedBots;
  #isStopped = false;

  constructor(house: House, hopes: Hopes) {
    this.#house = house;
    this.#bots = new AskedBots({
      think: (request) => {
        const abort = new AbortController();
        const thought = house.thinkers.think(request, { signal: abort.signal });
        const move = house.tally.timed('thinking', thought).then((timed) => timed.move);
        return { move, giveUp: () => abort.abort() };
      },
      isGivenUp: (error) => givenUp.has(faultOf(error)),
      onFault: (error) =>
        house.log.error('bot-failed', { fault: faultOf(error), because: messageOf(error) }),
    });
    const mind = {
      begin: (match: HostedMatch, thinking: Thinking) => this.#bots.begin(match, thinking),
      after: (milliseconds: number, action: () => void) => house.clock.after(milliseconds, action),
      onFault: (error: unknown) =>
        house.log.warn('bot-move-not-kept', { because: messageOf(error) }),
    };
    this.#thoughts = new Thoughts(mind, hopes);
  }

  /** How many thoughts are under way. */
  get size(): number {
    return this.#thoughts.size;
  }

  /** Begins what is to be thought about, and gives up what no longer is. */
  tend(now: TableNow | undefined, at: number): void {
    if (this.#isStopped) return;
    if (now?.table.phase !== 'playing') this.#bots.forget();
    const wanted = now ? awaited(now, this.#house.standIn, at) : [];
    this.#thoughts.tend(now?.running ?? null, wanted);
  }

  /** Gives up everything, for good. */
  stop(): void {
    this.#isStopped = true;
    this.#thoughts.tend(null, []);
  }
}

const givenUp = new Set(['cancelled', 'closed']);

const faultOf = (error: unknown): string =>
  error instanceof ThinkingFailed ? error.fault.kind : 'bug';
