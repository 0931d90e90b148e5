import type { Spot } from '@rookery/rules/penguin-party/vocabulary';
import { snapTo, type Grip } from '../kit/dragging.svelte.ts';

/** A penguin that is dragged is as large as the places. */
interface PenguinGrip extends Grip<Spot> {
  readonly size: number;
}

/** How a penguin is dragged: it snaps to the nearest of these places. Null if there are none. */
export function gripFor(
  spots: readonly Spot[],
  elementAt: (spot: Spot) => Element | null,
): PenguinGrip | null {
  const boxes = spots.flatMap((place) => {
    const box = elementAt(place)?.getBoundingClientRect();
    return box ? [{ place, box }] : [];
  });
  const size = boxes[0]?.box.height;
  if (size === undefined) return null;
  const targets = boxes.map(({ place, box }) => ({
    place,
    x: box.x + box.width / 2,
    y: box.y + box.height / 2,
  }));
  return { size, raise: 0.7 * size, targetAt: snapTo(targets, size) };
}
