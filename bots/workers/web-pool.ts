import { Pool, type PoolParts, type PoolWorker, type WorkerEvents } from './pool.ts';
import type { WorkerReport } from './worker.ts';
import type { BotPool } from './bot-pool.ts';

/** A pool of bots in workers of the page. */
export const webPool = (options: Pick<PoolParts, 'size' | 'warmUps' | 'onTiming'>): BotPool =>
  new Pool({ ...options, start: startWorker, now: () => performance.now() });

function startWorker({ onReport, onDeath }: WorkerEvents): PoolWorker {
  const worker = new Worker(new URL('./web-worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<WorkerReport>) => onReport(data));
  const die = (reason: string): void => {
    worker.terminate();
    onDeath(reason);
  };
  worker.addEventListener('error', ({ message }) => die(message));
  return {
    send: (order) => worker.postMessage(order),
    // Sharing memory takes cross-origin isolation, which a page of the local network has not.
    cancel: () => die('it was stopped'),
    end() {
      worker.terminate();
      return Promise.resolve();
    },
  };
}
