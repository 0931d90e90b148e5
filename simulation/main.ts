// `npm run simulate -- --seeds 100000`: plays whole clusters, each from one seed, and says which promises broke.
import { availableParallelism } from 'node:os';
import { plantedBugs } from './bugs/planted-bugs.ts';
import { parseArguments, usage, type SimulationCommand } from './running/arguments.ts';
import { runSeeds, type FailedSeed } from './running/batches.ts';
import { runPlan, shrinkSeed } from './running/run-seed.ts';
import { introduction, shortStory } from './running/telling.ts';
import { planOf, type SimulationPlan } from './world/plan.ts';

/** After so many failing seeds there is enough to mend. */
const enoughFailures = 5;

const say = (line: string): void => void process.stdout.write(`${line}\n`);

async function tellStory(plan: SimulationPlan, command: SimulationCommand): Promise<number> {
  const bug = plantedBugs.find(({ name }) => name === command.bug);
  const outcome = await runPlan(plan, { bug, story: 'story' });
  say(introduction(plan));
  for (const line of command.isWhole ? outcome.story : shortStory(outcome)) say(line);
  say(`${String(outcome.acts)} acts in ${String(outcome.matches)} matches, story ${outcome.hash}`);
  return outcome.violation ? 1 : 0;
}

/** Tells the story of a failing seed with as few faults as possible. */
async function tellFailure(
  { seed, violation }: FailedSeed,
  command: SimulationCommand,
): Promise<void> {
  const bug = plantedBugs.find(({ name }) => name === command.bug);
  const plan = await shrinkSeed(seed, violation.promise, { bug });
  const all = planOf(seed).faults;
  const kept = plan.faults.map((fault) => all.findIndex((each) => sameFault(each, fault)));
  say('');
  await tellStory(plan, { ...command, isWhole: false });
  const faults = kept.length === all.length ? '' : ` --faults ${kept.join(',') || 'none'}`;
  say(`again: npm run simulate -- --seed ${String(seed)}${faults} --story`);
}

const sameFault = (a: object, b: object): boolean => JSON.stringify(a) === JSON.stringify(b);

async function runRange(command: SimulationCommand): Promise<number> {
  const { from, seeds, bug } = command;
  const begun = performance.now();
  const failures: FailedSeed[] = [];
  const finished = new Map<number, number>();
  let done = 0;
  let told = begun;
  await runSeeds({
    from,
    count: seeds,
    bug,
    threads: command.threads ?? availableParallelism(),
    worker: new URL('worker.js', import.meta.url),
    onBatch(report) {
      done += report.count;
      finished.set(report.from, report.count);
      failures.push(...report.failures);
      for (const { seed, violation } of report.failures) {
        say(`seed ${String(seed)} broke a promise: ${violation.promise} (${violation.facts})`);
      }
      if (performance.now() - told > 2000 || done === seeds) {
        told = performance.now();
        const next = firstUnfinished(from, finished);
        say(progress({ done, seeds, failed: failures.length, took: told - begun, next }));
      }
      return failures.length >= enoughFailures ? 'stop' : 'go on';
    },
  });
  for (const failure of failures.slice(0, enoughFailures)) {
    // oxlint-disable-next-line no-await-in-loop -- one story after the other
    await tellFailure(failure, command);
  }
  say(failures.length === 0 ? 'every promise was kept' : `${String(failures.length)} seeds failed`);
  return failures.length === 0 ? 0 : 1;
}

/** The first seed of which nothing is known yet. */
function firstUnfinished(from: number, finished: ReadonlyMap<number, number>): number {
  let next = from;
  for (let count = finished.get(next); count !== undefined; count = finished.get(next)) {
    next += count;
  }
  return next;
}

const progress = (now: {
  readonly done: number;
  readonly seeds: number;
  readonly failed: number;
  readonly took: number;
  readonly next: number;
}): string => {
  const rate = (now.done / now.took) * 1000;
  return `${String(now.done)} of ${String(now.seeds)} seeds, ${String(now.failed)} failed, ${rate.toFixed(1)} a second; to go on later: --from ${String(now.next)}`;
};

async function main(words: readonly string[]): Promise<number> {
  if (words.includes('--help')) {
    say(usage);
    return 0;
  }
  const bugs = plantedBugs.map(({ name }) => name);
  const command = parseArguments(words, bugs);
  if (!command.ok) {
    process.stderr.write(`${command.problem}\n\n${usage}\n`);
    return 2;
  }
  const { seed, faults: kept } = command.value;
  if (seed === undefined) return runRange(command.value);
  const plan = planOf(seed);
  const faults = kept ? plan.faults.filter((_, index) => kept.includes(index)) : plan.faults;
  return tellStory({ ...plan, faults }, command.value);
}

process.exitCode = await main(process.argv.slice(2));
