import { slots } from '@rookery/rules/penguinramids/pyramid';
import type { Slot } from '@rookery/rules/penguinramids/vocabulary';
import { directionOf } from '../kit/arrow-keys.ts';
import { isSameSlot } from './moves.ts';

/** Where a slot's middle lies, in slots from the left edge of the base. */
export const middleOf = ([level, index]: Slot): number => index + level / 2 + 0.5;

/** The slot an arrow leads to: along the level, or to the nearest one above or below. */
export function slotTowards(from: Slot, key: string): Slot {
  switch (directionOf(key)) {
    case 'left':
      return beside(from, -1);
    case 'right':
      return beside(from, 1);
    case 'up':
      return nearestOn(from[0] + 1, from);
    case 'down':
      return nearestOn(from[0] - 1, from);
    case undefined:
      return from;
  }
}

const beside = ([level, index]: Slot, step: number): Slot =>
  slots.find((slot) => isSameSlot(slot, [level, index + step])) ?? [level, index];

function nearestOn(level: number, from: Slot): Slot {
  const away = (slot: Slot): number => Math.abs(middleOf(slot) - middleOf(from));
  const candidates = slots.filter((slot) => slot[0] === level);
  return candidates.toSorted((a, b) => away(a) - away(b))[0] ?? from;
}
