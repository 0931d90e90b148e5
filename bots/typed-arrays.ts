/** An entry of an array of integers whose index is known to be in range. */
export const wordAt = (words: Int32Array, index: number): number => words[index] ?? 0;

/** An entry of an array of floating-point numbers whose index is known to be in range. */
export const numberAt = (numbers: Float64Array, index: number): number => numbers[index] ?? 0;
