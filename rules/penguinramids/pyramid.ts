import { entryOf, withEntry } from '../kernel/entry.ts';
import type { Penguin, Pyramid, Slot } from './vocabulary.ts';

/** Levels from the base up (PR9). */
const levelSizes = [4, 3, 2, 1] as const;

/** A pyramid before the first penguin. */
export const emptyPyramid: Pyramid = levelSizes.map((size) =>
  Array.from({ length: size }, () => null),
);

/** All ten slots, base first, left to right. */
export const slots: readonly Slot[] = levelSizes.flatMap((size, level) =>
  Array.from({ length: size }, (_, index): Slot => [level, index]),
);

/** Whether the pyramid has such a slot. */
export const isSlot = ([level, index]: Slot): boolean =>
  slots.some((slot) => slot[0] === level && slot[1] === index);

/** The penguin in a slot; null if it is free (or no slot at all). */
export const penguinAt = (pyramid: Pyramid, [level, index]: Slot): Penguin | null =>
  pyramid[level]?.[index] ?? null;

/** The two slots a slot above the base rests on. */
export const below = ([level, index]: Slot): readonly [Slot, Slot] => [
  [level - 1, index],
  [level - 1, index + 1],
];

/** The slots that rest on this one. */
export const above = ([level, index]: Slot): readonly Slot[] =>
  [index - 1, index].map((i): Slot => [level + 1, i]).filter(isSlot);

/** The pyramid with a penguin put in a slot. */
export const withPenguin = (pyramid: Pyramid, [level, index]: Slot, penguin: Penguin): Pyramid =>
  withEntry(pyramid, level, withEntry(entryOf(pyramid, level), index, penguin));

/** All penguins, base first. */
export const penguinsIn = (pyramid: Pyramid): readonly Penguin[] =>
  pyramid.flat().filter((penguin) => penguin !== null);

/** PR9: the free slots next to a base penguin (any while the base is empty), or over two penguins. */
export const openSlots = (pyramid: Pyramid): readonly Slot[] =>
  slots.filter((slot) => penguinAt(pyramid, slot) === null && isReached(pyramid, slot));

function isReached(pyramid: Pyramid, slot: Slot): boolean {
  const [level, index] = slot;
  if (level > 0) return below(slot).every((support) => penguinAt(pyramid, support));
  const base = entryOf(pyramid, 0);
  return base.every((penguin) => penguin === null) || Boolean(base[index - 1] ?? base[index + 1]);
}
