import { wordAt } from '../words.ts';

/** What a stored value says of the true one. */
export const exact = 1;
export const atLeast = 2;
export const atMost = 3;

/** A hash table of positions already searched: two words of key, one of findings. */
export class Table {
  readonly #mask: number;
  readonly #keys: Int32Array;
  readonly #checks: Int32Array;
  readonly #found: Int32Array;

  /** `bits`: the table has two to that power of entries. */
  constructor(bits: number) {
    this.#mask = (1 << bits) - 1;
    this.#keys = new Int32Array(1 << bits);
    this.#checks = new Int32Array(1 << bits);
    this.#found = new Int32Array(1 << bits);
  }

  /** A move, its value and what that says, as one word that is never 0. */
  static packed(value: number, bound: number, move: number): number {
    return (move << 10) | ((value + 128) << 2) | bound;
  }

  clear(): void {
    this.#found.fill(0);
  }

  /** What is known of a position; 0 if nothing. */
  find(key: number, check: number): number {
    const at = key & this.#mask;
    if (wordAt(this.#keys, at) === key && wordAt(this.#checks, at) === check) {
      return wordAt(this.#found, at);
    }
    return 0;
  }

  store(key: number, check: number, value: number, bound: number, move: number): void {
    const at = key & this.#mask;
    this.#keys[at] = key;
    this.#checks[at] = check;
    this.#found[at] = Table.packed(value, bound, move);
  }
}

export const boundOf = (found: number): number => found & 3;
export const valueOf = (found: number): number => ((found >> 2) & 255) - 128;
export const bestOf = (found: number): number => found >> 10;
