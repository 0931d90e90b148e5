import { numberAt } from '../../typed-arrays.ts';

/** Keeps numbers small of which the examples say little. */
const reluctance = 3;

/** Fits a value to a weighted sum of numbers, from examples. */
export class LeastSquares {
  readonly #width: number;
  /** Rows of the normal equations, the right side last. */
  readonly #rows: readonly Float64Array[];

  constructor(width: number) {
    this.#width = width;
    this.#rows = Array.from({ length: width }, (_, row) => {
      const equation = new Float64Array(width + 1);
      equation[row] = reluctance;
      return equation;
    });
  }

  add(numbers: Float64Array, value: number, weight: number): void {
    for (const [index, row] of this.#rows.entries()) {
      const factor = weight * numberAt(numbers, index);
      if (factor === 0) continue;
      for (let place = 0; place < this.#width; place += 1) {
        row[place] = numberAt(row, place) + factor * numberAt(numbers, place);
      }
      row[this.#width] = numberAt(row, this.#width) + factor * value;
    }
  }

  /** The weights that fit best, by elimination; the equations are used up. */
  solve(): Float64Array {
    // With reluctance the equations are positive definite, so no pivot is 0.
    for (const [index, pivot] of this.#rows.entries()) {
      const scale = 1 / numberAt(pivot, index);
      for (let place = index; place <= this.#width; place += 1) {
        pivot[place] = numberAt(pivot, place) * scale;
      }
      for (const row of this.#rows) if (row !== pivot) subtract(row, pivot, index);
    }
    return Float64Array.from(this.#rows, (row) => numberAt(row, this.#width));
  }
}

function subtract(row: Float64Array, pivot: Float64Array, index: number): void {
  const factor = numberAt(row, index);
  for (let place = index; place < row.length; place += 1) {
    row[place] = numberAt(row, place) - factor * numberAt(pivot, place);
  }
}
