/** A word of an array whose index is known to be in range. */
export const wordAt = (words: Int32Array, index: number): number => words[index] ?? 0;

/** A number of an array whose index is known to be in range. */
export const numberAt = (numbers: Float64Array, index: number): number => numbers[index] ?? 0;

/** The number of the lowest bit of a set that is not empty. */
export const lowestOf = (set: number): number => 31 - Math.clz32(set & -set);

/** How many of the lowest sixteen bits a set holds. */
export function sizeOf(set: number): number {
  const pairs = (set & 0x5555) + ((set >> 1) & 0x5555);
  const fours = (pairs & 0x3333) + ((pairs >> 2) & 0x3333);
  const eights = (fours & 0x0f0f) + ((fours >> 4) & 0x0f0f);
  return (eights & 0xff) + (eights >> 8);
}
