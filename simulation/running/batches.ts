import { Worker } from 'node:worker_threads';
import type { Violation } from '../checks/verdict.ts';

/** Seeds that one thread runs in one go. */
export interface SeedBatch {
  readonly from: number;
  readonly count: number;
  /** The name of a planted bug. */
  readonly bug?: string | undefined;
}

/** A seed that breaks a promise. */
export interface FailedSeed {
  readonly seed: number;
  readonly violation: Violation;
}

/** What became of a batch. */
export interface BatchReport {
  readonly from: number;
  readonly count: number;
  readonly acts: number;
  readonly failures: readonly FailedSeed[];
}

/** Everything that is to be run. */
export interface SeedRange extends SeedBatch {
  readonly threads: number;
  readonly worker: URL;
  /** Called after each batch; stops everything if it says so. */
  readonly onBatch: (report: BatchReport) => 'go on' | 'stop';
}

const batchSize = 20;

/** Runs seeds on several threads. Fulfilled when all are done, or it was stopped. */
export async function runSeeds(range: SeedRange): Promise<void> {
  let next = range.from;
  const end = range.from + range.count;
  const takeBatch = (): SeedBatch | undefined => {
    const from = next;
    const count = Math.min(batchSize, end - from);
    next += count;
    return count > 0 ? { from, count, bug: range.bug } : undefined;
  };
  const stop = (): void => {
    next = end;
  };
  const threads = Math.min(range.threads, Math.ceil(range.count / batchSize));
  await Promise.all(Array.from({ length: threads }, () => runThread(range, takeBatch, stop)));
}

function runThread(
  { worker: file, onBatch }: SeedRange,
  takeBatch: () => SeedBatch | undefined,
  stop: () => void,
): Promise<void> {
  // Compiled code is wanted, whatever the test runner prefers.
  const worker = new Worker(file, { execArgv: [] });
  return new Promise((resolve, reject) => {
    const goOn = (): void => {
      const batch = takeBatch();
      if (batch) worker.postMessage(batch);
      else void worker.terminate().then(() => resolve());
    };
    worker.on('error', reject);
    worker.on('message', (report: BatchReport) => {
      if (onBatch(report) === 'stop') stop();
      goOn();
    });
    goOn();
  });
}
