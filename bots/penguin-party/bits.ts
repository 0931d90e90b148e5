/** A word of an array whose index is known to be in range. */
export const wordAt = (words: Int32Array, index: number): number => words[index] ?? 0;

/** The number of the lowest bit of a set that is not empty. */
export const lowestOf = (set: number): number => 31 - Math.clz32(set & -set);
