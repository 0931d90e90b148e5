import { Worker } from 'node:worker_threads';
import { Pool, type PoolParts, type PoolWorker, type WorkerEvents } from './pool.ts';
import type { WorkerReport } from './worker.ts';
import type { BotPool } from './bot-pool.ts';

/** How long a worker may take to stop a cancelled thought, in milliseconds, before it is terminated. */
const patience = 2000;

/** The options of a pool of worker threads. */
export interface NodePoolOptions extends Pick<
  PoolParts,
  'size' | 'quickWorkers' | 'isQuick' | 'warmUps' | 'onTiming'
> {
  /** The built worker, where it does not lie beside this file. */
  readonly entry?: URL;
}

/** A pool of bots in worker threads of Node. */
export function nodePool({ entry, ...options }: NodePoolOptions): BotPool {
  const file = entry ?? new URL('node-worker.js', import.meta.url);
  return new Pool({
    ...options,
    start: (events) => startWorker(file, events),
    now: () => performance.now(),
  });
}

function startWorker(file: URL, { onReport, onDeath }: WorkerEvents): PoolWorker {
  const shared = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT);
  const cancelled = new Int32Array(shared);
  // The worker does not inherit the flags of this process.
  const worker = new Worker(file, { workerData: shared, execArgv: [] });
  let impatience: NodeJS.Timeout | undefined;
  worker.on('message', (report: WorkerReport) => {
    clearTimeout(impatience);
    onReport(report);
  });
  worker.on('error', (error) =>
    onDeath(error instanceof Error ? (error.stack ?? error.message) : String(error)),
  );
  worker.on('exit', (code) => onDeath(`it ended with code ${String(code)}`));
  return {
    send: (order) => worker.postMessage(order),
    cancel(id) {
      Atomics.store(cancelled, 0, id);
      impatience = setTimeout(() => void worker.terminate(), patience);
    },
    async end() {
      clearTimeout(impatience);
      await worker.terminate();
    },
  };
}
