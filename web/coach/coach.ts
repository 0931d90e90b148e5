import type { Holdings } from '@rookery/analysis/holdings';
import type { BotQuestion } from '@rookery/bots/bot';
import type { Hint } from './advice.ts';
import type { CoachAnswer, CoachAsk } from './messages.ts';

/** What is left of an ask without its number. */
type CoachQuestion<Ask> = Ask extends unknown ? Omit<Ask, 'id'> : never;

/** The coach of a table, who thinks in a worker. Each question is answered with null if that failed. */
export class Coach {
  #worker: Worker | null = null;
  #asks = 0;
  readonly #waiting = new Map<number, (answer: CoachAnswer | null) => void>();

  async hint(game: string, question: BotQuestion): Promise<Hint | null> {
    const answer = await this.#ask({ about: 'hint', game, question });
    return answer?.about === 'hint' ? answer.hint : null;
  }

  async holdings(game: string, view: unknown): Promise<Holdings | null> {
    const answer = await this.#ask({ about: 'holdings', game, view });
    return answer?.about === 'holdings' ? answer.holdings : null;
  }

  close(): void {
    this.#worker?.terminate();
    this.#worker = null;
    for (const settle of this.#waiting.values()) settle(null);
    this.#waiting.clear();
  }

  #ask(ask: CoachQuestion<CoachAsk>): Promise<CoachAnswer | null> {
    this.#asks += 1;
    const id = this.#asks;
    return new Promise((resolve) => {
      this.#waiting.set(id, resolve);
      this.#worker ??= this.#start();
      this.#worker.postMessage({ ...ask, id });
    });
  }

  #start(): Worker {
    const worker = new Worker(new URL('./coach-worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<CoachAnswer>) => {
      if (data.about === 'failure') console.error(data.reason);
      this.#waiting.get(data.id)?.(data);
      this.#waiting.delete(data.id);
    });
    worker.addEventListener('error', () => this.close());
    return worker;
  }
}
