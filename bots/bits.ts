/** The index of the lowest bit of a set that is not empty. */
export const lowestBit = (set: number): number => 31 - Math.clz32(set & -set);

/** How many of the lowest sixteen bits are set. */
export function bitCount(set: number): number {
  const pairs = (set & 0x5555) + ((set >> 1) & 0x5555);
  const fours = (pairs & 0x3333) + ((pairs >> 2) & 0x3333);
  const eights = (fours & 0x0f0f) + ((fours >> 4) & 0x0f0f);
  return (eights & 0xff) + (eights >> 8);
}
