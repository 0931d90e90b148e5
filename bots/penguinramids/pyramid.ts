// Ten slots, base first, left to right: 0 to 3, 4 to 6, 7 to 8, 9. A set of slots is ten bits.

/** How many slots a pyramid has. */
export const slotCount = 10;

/** The first slot of each level, and one past the last. */
export const levelStart = Int32Array.of(0, 4, 7, 9, 10);

/** How many slots a level has. */
export const sizeOfLevel = (level: number): number => 4 - level;

/** By slot: its level, counted from 0. */
export const levelOf = Int32Array.of(0, 0, 0, 0, 1, 1, 1, 2, 2, 3);

/** By slot: the lower left one of the two it rests on, the other being next; -1 in the base. */
export const restsOn = Int32Array.of(-1, -1, -1, -1, 0, 1, 2, 4, 5, 7);

/** By slot: the slot that its left arm, or its right arm, helps to carry; -1 if none. */
export const overLeft = Int32Array.of(-1, 4, 5, 6, -1, 7, 8, -1, 9, -1);
export const overRight = Int32Array.of(4, 5, 6, -1, 7, 8, -1, 9, -1, -1);

/** The two outer edges, from base corner to top. */
export const leftEdge = Int32Array.of(0, 4, 7, 9);
export const rightEdge = Int32Array.of(3, 6, 8, 9);

/** By set of filled slots: the slots open for the next penguin (PR9). */
export const openSlots = Int32Array.from({ length: 1 << slotCount }, (_, filled) => {
  let open = 0;
  for (let slot = 0; slot < slotCount; slot += 1) {
    if (!((filled >> slot) & 1) && isReached(filled, slot)) open |= 1 << slot;
  }
  return open;
});

function isReached(filled: number, slot: number): boolean {
  const base = filled & 15;
  if (slot < 4) return base === 0 || (((base << 1) | (base >> 1)) & (1 << slot)) !== 0;
  const support = 3 << (restsOn[slot] ?? 0);
  return (filled & support) === support;
}
