import { ThinkingFailed, type Thinkers, type ThinkRequest } from '@rookery/bots/workers/thinkers';
import { thinkersHere } from './company.ts';

/** Thinkers whose thoughts come when the test says so. */
export class SlowThinkers implements Thinkers {
  readonly asked: { request: ThinkRequest; isCancelled: () => boolean; answer: () => void }[] = [];

  think: Thinkers['think'] = (request, thinkingCompany) =>
    new Promise((resolve, reject) => {
      let isCancelled = false;
      thinkingCompany?.signal?.addEventListener('abort', () => {
        isCancelled = true;
        reject(new ThinkingFailed({ kind: 'cancelled' }));
      });
      const answer = (): void => {
        thinkersHere.think(request).then(resolve, reject);
      };
      this.asked.push({ request, isCancelled: () => isCancelled, answer });
    });

  close = (): Promise<void> => Promise.resolve();
}
