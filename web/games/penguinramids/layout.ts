import { slots } from '@rookery/rules/penguinramids/pyramid';
import type { Slot } from '@rookery/rules/penguinramids/vocabulary';
import { isSameSlot } from './moves.ts';

/** Where a slot's middle lies, in slots from the left edge of the base. */
export const middleOf = ([level, index]: Slot): number => index + level / 2 + 0.5;

const steps: Readonly<Record<string, readonly [across: number, up: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

/** Whether this key walks among slots or cards. */
export const isArrow = (key: string): boolean => key in steps;

/** The slot an arrow leads to: along the level, or to the nearest one above or below. */
export function slotTowards(from: Slot, key: string): Slot {
  const [across, up] = steps[key] ?? [0, 0];
  if (across !== 0) {
    const beside = slots.find((slot) => isSameSlot(slot, [from[0], from[1] + across]));
    return beside ?? from;
  }
  const level = slots.filter((slot) => slot[0] === from[0] + up);
  return nearest(level, middleOf(from)) ?? from;
}

function nearest(candidates: readonly Slot[], middle: number): Slot | undefined {
  const away = (slot: Slot): number => Math.abs(middleOf(slot) - middle);
  return candidates.toSorted((a, b) => away(a) - away(b))[0];
}

/** The place in a row an arrow leads to. */
export const placeTowards = (from: number, key: string, count: number): number =>
  Math.min(count - 1, Math.max(0, from + (steps[key]?.[0] ?? 0)));
