import { ThinkingFailed, type BotPool, type ThinkRequest } from '@rookery/bots/workers/bot-pool';
import { localBotPool } from './company.ts';

/** BotPool whose thoughts come when the test says so. */
export class SlowBotPool implements BotPool {
  readonly asked: { request: ThinkRequest; isCancelled: () => boolean; answer: () => void }[] = [];

  think: BotPool['think'] = (request, thinkingCompany) =>
    new Promise((resolve, reject) => {
      let isCancelled = false;
      thinkingCompany?.signal?.addEventListener('abort', () => {
        isCancelled = true;
        reject(new ThinkingFailed({ kind: 'cancelled' }));
      });
      const answer = (): void => {
        localBotPool.think(request).then(resolve, reject);
      };
      this.asked.push({ request, isCancelled: () => isCancelled, answer });
    });

  close = (): Promise<void> => Promise.resolve();
}
