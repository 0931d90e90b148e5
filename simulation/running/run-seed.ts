import { messageOf } from '@rookery/desk/ports';
import type { PlantedBug } from '../bugs/planted-bug.ts';
import { planOf, type SimulationPlan } from '../world/plan.ts';
import type { Drain } from '../world/scheduler.ts';
import { shrink } from './shrink.ts';
import { simulate, type SimulationOutcome } from './simulate.ts';

/** What one run of a plan needs. */
export interface RunOptions {
  readonly bug?: PlantedBug | undefined;
  readonly story?: 'story' | 'no story';
}

/** Lets all promises have their say; whatever they leave to timers of the system would not be repeatable. */
const drain: Drain = () =>
  new Promise((resolve) => {
    process.nextTick(resolve);
  });

/** Runs a plan. What nobody catches counts as broken, too. */
export async function runPlan(
  plan: SimulationPlan,
  { bug, story = 'no story' }: RunOptions = {},
): Promise<SimulationOutcome> {
  const unheard: unknown[] = [];
  const hear = (error: unknown): void => void unheard.push(error);
  process.on('unhandledRejection', hear);
  try {
    const outcome = await simulate(plan, { drain, story, bug });
    // Rejections are reported at the end of a turn of the event loop.
    await new Promise((resolve) => {
      setImmediate(resolve);
    });
    const [first] = unheard;
    if (first === undefined || outcome.violation) return outcome;
    const violation = { promise: 'every failure is caught', facts: messageOf(first), at: 0 };
    return { ...outcome, violation };
  } finally {
    process.off('unhandledRejection', hear);
  }
}

/** Runs a seed. */
export const runSeed = (seed: number, options: RunOptions = {}): Promise<SimulationOutcome> =>
  runPlan(planOf(seed), options);

/** The plan with as few faults as possible that breaks the same promise. */
export function shrinkSeed(
  seed: number,
  promise: string,
  options: RunOptions = {},
): Promise<SimulationPlan> {
  return shrink(planOf(seed), async (plan) => {
    const { violation } = await runPlan(plan, options);
    return violation?.promise === promise;
  });
}
