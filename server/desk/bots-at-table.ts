import { ThinkingFailed } from '@rookery/bots/workers/thinkers';
import { awaitedOf, requestFor, type Thinking } from '@rookery/referee/bot-request';
import { remaining } from '@rookery/referee/clock';
import type { HostedMatch } from '@rookery/referee/hosted-match';
import { Thoughts, type Hopes } from '@rookery/referee/thoughts';
import { storyOf, type Story } from '@rookery/referee/viewer-log';
import { entryOf } from '@rookery/rules/kernel/entry';
import type { Vocabulary } from '@rookery/rules/kernel/game';
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
  /** Kept while bots play here, so that each thought costs no more than what is new. */
  #story: Story | undefined;
  #isStopped = false;

  constructor(house: House, hopes: Hopes) {
    this.#house = house;
    const mind = {
      begin: (match: HostedMatch, thinking: Thinking) => this.#begin(match, thinking),
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
    if (now?.table.phase !== 'playing') this.#story = undefined;
    const wanted = now ? awaited(now, this.#house.standIn, at) : [];
    this.#thoughts.tend(now?.running ?? null, wanted);
  }

  /** Gives up everything, for good. */
  stop(): void {
    this.#isStopped = true;
    this.#thoughts.tend(null, []);
  }

  #begin(match: HostedMatch, thinking: Thinking) {
    const abort = new AbortController();
    const move = this.#moveOf(match, thinking, abort.signal);
    return { move, giveUp: () => abort.abort() };
  }

  async #moveOf(
    match: HostedMatch,
    thinking: Thinking,
    signal: AbortSignal,
  ): Promise<Vocabulary['Move']> {
    this.#story = storyOf(match, this.#story);
    const request = requestFor(match, this.#story, thinking);
    try {
      const thought = this.#house.thinkers.think(request, { signal });
      return (await this.#house.tally.timed('thinking', thought)).move;
    } catch (error) {
      const fault = error instanceof ThinkingFailed ? error.fault.kind : 'bug';
      if (fault === 'cancelled' || fault === 'closed') throw error;
      this.#house.log.error('bot-failed', { fault, because: messageOf(error) });
      // The others at the table must not wait for ever.
      return entryOf(request.question.legal, 0);
    }
  }
}
