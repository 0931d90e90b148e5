import { parentPort } from 'node:worker_threads';
import { plantedBugs } from './bugs/planted-bugs.ts';
import type { BatchReport, SeedBatch } from './running/batches.ts';
import { runSeed } from './running/run-seed.ts';

/** Runs the seeds of a batch, one after the other. */
async function runBatch({ from, count, bug: name }: SeedBatch): Promise<BatchReport> {
  const bug = plantedBugs.find((each) => each.name === name);
  const failures: BatchReport['failures'][number][] = [];
  let acts = 0;
  for (let seed = from; seed < from + count; seed += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one thread simulates one cluster at a time
    const outcome = await runSeed(seed, { bug });
    acts += outcome.acts;
    if (outcome.violation) failures.push({ seed, violation: outcome.violation });
  }
  return { from, count, acts, failures };
}

parentPort?.on('message', (batch: SeedBatch) => {
  runBatch(batch).then(
    (report) => parentPort?.postMessage(report),
    (error: unknown) => {
      throw error;
    },
  );
});
