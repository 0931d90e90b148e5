import { ThinkingFailed } from '@rookery/bots/workers/thinkers';
import { AskedBots } from '@rookery/referee/asked-bots';
import { awaitedOf, type Thinking } from '@rookery/referee/bot-request';
import type { HostedMatch } from '@rookery/referee/hosted-match';
import { Thoughts, type Hopes } from '@rookery/referee/thoughts';
import { entryOf } from '@rookery/rules/kernel/entry';
import type { DeskParts } from './caller.ts';
import type { TableNow } from './showing.ts';

type Parts = Pick<DeskParts, 'thinkers' | 'breath' | 'after' | 'onFault'>;

/** The decisions that bots have to make at a table now, on their own seats and for others. */
const awaited = ({ table, play }: TableNow): readonly Thinking[] =>
  table.phase === 'playing' && play
    ? awaitedOf(play, (seat) => entryOf(table.seats, seat).bot)
    : [];

const rested = (parts: Parts): Promise<void> =>
  parts.breath === 0
    ? Promise.resolve()
    : new Promise((done) => {
        parts.after(parts.breath, done);
      });

/** The bots of one table, who think in workers of the page. */
export class BotsAtTable {
  readonly #thoughts: Thoughts;

  constructor(parts: Parts, hopes: Hopes) {
    const bots = new AskedBots({
      think: (request) => {
        const abort = new AbortController();
        const thought = rested(parts).then(() =>
          parts.thinkers.think(request, { signal: abort.signal }),
        );
        return { move: thought.then(({ move }) => move), giveUp: () => abort.abort() };
      },
      isGivenUp: (error) => error instanceof ThinkingFailed && error.fault.kind === 'cancelled',
      onFault: (error) => parts.onFault(error),
    });
    const mind = {
      begin: (match: HostedMatch, thinking: Thinking) => bots.begin(match, thinking),
      after: (milliseconds: number, action: () => void) => parts.after(milliseconds, action),
      onFault: (error: unknown) => parts.onFault(error),
    };
    this.#thoughts = new Thoughts(mind, hopes);
  }

  /** Begins what is to be thought about, and gives up what no longer is: everything, without a table. */
  tend(now: TableNow | undefined): void {
    this.#thoughts.tend(now?.play ?? null, now ? awaited(now) : []);
  }
}
