import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { Job, Order, Played, Report } from './orders.ts';
import type { Failure } from './program/failure.ts';

/** A worker has its next deal before it has finished one, so that it never waits. */
const dealsAhead = 2;

/** How long a worker may take to leave, in milliseconds. */
const patience = 1000;

/** Who is told what the workers report. */
export interface Foreman {
  onPlayed(played: Played): void;
  onFailed(failure: Failure): void;
}

/** Plays deals on several cores, whole deals on each, until all are played or the signal comes. */
export async function playDeals(
  job: Job,
  deals: readonly number[],
  cores: number,
  foreman: Foreman,
  signal: AbortSignal,
): Promise<void> {
  const queue = deals.values();
  const workers = Array.from(
    { length: Math.min(cores, deals.length) },
    () => new Worker(new URL('./worker.js', import.meta.url)),
  );
  try {
    await Promise.all(workers.map((worker) => keepBusy(worker, job, queue, foreman, signal)));
  } finally {
    await Promise.all(workers.map(dismiss));
  }
}

function keepBusy(
  worker: Worker,
  job: Job,
  queue: Iterator<number>,
  foreman: Foreman,
  signal: AbortSignal,
): Promise<void> {
  return new Promise((resolve, reject) => {
    let open = 0;
    const sendNext = (): void => {
      const next = queue.next();
      if (next.done === true) return;
      open += 1;
      send(worker, { type: 'play', deal: next.value });
    };
    worker.on('error', reject);
    signal.addEventListener('abort', () => resolve());
    worker.on('message', (report: Report) => {
      if (signal.aborted) return;
      if (report.type === 'failed') {
        foreman.onFailed(report.failure);
        return;
      }
      foreman.onPlayed(report.played);
      open -= 1;
      sendNext();
      if (open === 0) resolve();
    });
    send(worker, { type: 'begin', job });
    for (let ahead = 0; ahead < dealsAhead; ahead += 1) sendNext();
    if (open === 0 || signal.aborted) resolve();
  });
}

const send = (worker: Worker, order: Order): void => worker.postMessage(order);

/** A worker that waits for a program leaves when asked; one in thought of its own does not listen. */
async function dismiss(worker: Worker): Promise<void> {
  send(worker, { type: 'leave' });
  await Promise.race([once(worker, 'exit'), wait(patience)]);
  await worker.terminate();
}
