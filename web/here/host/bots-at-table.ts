import { ThinkingFailed } from '@rookery/bots/workers/thinkers';
import { awaitedOf, requestFor, type Thinking } from '@rookery/referee/bot-request';
import type { HostedMatch } from '@rookery/referee/hosted-match';
import { Thoughts, type Hopes } from '@rookery/referee/thoughts';
import { storyOf, type Story } from '@rookery/referee/viewer-log';
import { entryOf } from '@rookery/rules/kernel/entry';
import type { Vocabulary } from '@rookery/rules/kernel/game';
import type { DeskParts } from './caller.ts';
import type { TableNow } from './showing.ts';

type Parts = Pick<DeskParts, 'thinkers' | 'after' | 'onFault'>;

/** The decisions that bots have to make at a table now, on their own seats and for others. */
const awaited = ({ table, play }: TableNow): readonly Thinking[] =>
  table.phase === 'playing' && play
    ? awaitedOf(play, (seat) => entryOf(table.seats, seat).bot)
    : [];

/** The bots of one table, who think in workers of the page. */
export class BotsAtTable {
  readonly #parts: Parts;
  readonly #thoughts: Thoughts;
  /** Kept while bots play here, so that each thought costs no more than what is new. */
  #story: Story | undefined;

  constructor(parts: Parts, hopes: Hopes) {
    this.#parts = parts;
    const mind = {
      begin: (match: HostedMatch, thinking: Thinking) => this.#begin(match, thinking),
      after: (milliseconds: number, action: () => void) => parts.after(milliseconds, action),
      onFault: (error: unknown) => parts.onFault(error),
    };
    this.#thoughts = new Thoughts(mind, hopes);
  }

  /** Begins what is to be thought about, and gives up what no longer is: everything, without a table. */
  tend(now: TableNow | undefined): void {
    this.#thoughts.tend(now?.play ?? null, now ? awaited(now) : []);
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
      return (await this.#parts.thinkers.think(request, { signal })).move;
    } catch (error) {
      if (error instanceof ThinkingFailed && error.fault.kind === 'cancelled') throw error;
      this.#parts.onFault(error);
      // The others at the table must not wait for ever.
      return entryOf(request.question.legal, 0);
    }
  }
}
