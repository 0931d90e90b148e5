import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { ArenaOrder, ArenaReport, PlayedDeal, TournamentJob } from './worker-messages.ts';
import type { Failure } from '@rookery/texts/terminal-subjects';

/** How many deals a worker has in its queue, so that it never waits for the next. */
const dealsAhead = 2;

/** How long a worker may take to leave, in milliseconds. */
const patience = 1000;

/** Gets the reports of the workers. */
export interface DealListener {
  onPlayed(played: PlayedDeal): void;
  onFailed(failure: Failure): void;
}

/** Plays deals on several cores, each deal on one, until all are played or the signal aborts. */
export async function playDeals(
  job: TournamentJob,
  deals: readonly number[],
  cores: number,
  listener: DealListener,
  signal: AbortSignal,
): Promise<void> {
  const queue = deals.values();
  const workers = Array.from(
    { length: Math.min(cores, deals.length) },
    () => new Worker(new URL('./worker.js', import.meta.url)),
  );
  try {
    await Promise.all(workers.map((worker) => keepBusy(worker, job, queue, listener, signal)));
  } finally {
    await Promise.all(workers.map(endWorker));
  }
}

function keepBusy(
  worker: Worker,
  job: TournamentJob,
  queue: Iterator<number>,
  listener: DealListener,
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
    worker.on('message', (report: ArenaReport) => {
      if (signal.aborted) return;
      if (report.type === 'failed') {
        listener.onFailed(report.failure);
        return;
      }
      listener.onPlayed(report.played);
      open -= 1;
      sendNext();
      if (open === 0) resolve();
    });
    send(worker, { type: 'begin', job });
    for (let ahead = 0; ahead < dealsAhead; ahead += 1) sendNext();
    if (open === 0 || signal.aborted) resolve();
  });
}

const send = (worker: Worker, order: ArenaOrder): void => worker.postMessage(order);

/** Asks a worker to leave, then terminates it: a worker in the middle of a search does not read messages. */
async function endWorker(worker: Worker): Promise<void> {
  send(worker, { type: 'leave' });
  await Promise.race([once(worker, 'exit'), wait(patience)]);
  await worker.terminate();
}
