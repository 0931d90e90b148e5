import type { Act } from '@rookery/rules/kernel/game';
import type { Seat } from '@rookery/rules/kernel/seat';

/** The number of a seat's next decision: its decisions are counted from 1, whatever others do meanwhile. */
export const nextNth = (acts: readonly Act[], seat: Seat): number =>
  acts.filter(({ by }) => by === seat).length + 1;

/** The number that the decision at that place of the log had; nothing if chance acted there. */
export function nthAt(acts: readonly Act[], index: number): number | undefined {
  const by = acts[index]?.by;
  return by === undefined || by === 'chance' ? undefined : nextNth(acts.slice(0, index), by);
}
