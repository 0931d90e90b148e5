import { isSlot } from '@rookery/rules/penguinramids/pyramid';
import type { Slot } from '@rookery/rules/penguinramids/vocabulary';
import type { Grip } from '../kit/dragging.svelte.ts';

/** How a penguin is dragged: to the slot under it, whether it fits there or not. */
export const slotGrip: Grip<Slot> = {
  raise: 44,
  targetAt: (x, y) => {
    const place = slotAt(x, y);
    return place && { place, x, y };
  },
};

/** The slot under a point of the window. */
function slotAt(x: number, y: number): Slot | null {
  const target = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-slot]');
  const [level = -1, index = -1] = (target?.dataset['slot'] ?? '').split(',').map(Number);
  return isSlot([level, index]) ? [level, index] : null;
}
