import type { PlannedFault, SimulationPlan } from '../world/plan.ts';

/** More simulations than this are not tried for one story. */
const mostAttempts = 60;

/** Leaves out faults as long as what goes wrong stays the same, in larger pieces first. */
export async function shrink(
  plan: SimulationPlan,
  fails: (plan: SimulationPlan) => Promise<boolean>,
): Promise<SimulationPlan> {
  let { faults } = plan;
  let attempts = 0;
  for (let size = Math.ceil(faults.length / 2); size >= 1; size = Math.floor(size / 2)) {
    for (let from = 0; from < faults.length && attempts < mostAttempts;) {
      const fewer: readonly PlannedFault[] = faults.toSpliced(from, size);
      attempts += 1;
      // oxlint-disable-next-line no-await-in-loop -- each attempt depends on the one before
      if (await fails({ ...plan, faults: fewer })) faults = fewer;
      else from += size;
    }
  }
  return { ...plan, faults };
}
