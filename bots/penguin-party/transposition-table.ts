import { wordAt } from '../typed-arrays.ts';

/**
 * The transposition table: a hash table of positions already searched. A slot has four words: two of key,
 * the entry, and its weight. A bucket has two slots; the heavier one of this generation stays.
 */
export class TranspositionTable {
  readonly #words: Int32Array;
  readonly #mask: number;
  #generation = 0;

  /** `bits`: the table has two to that power of entries. */
  constructor(bits: number) {
    this.#words = new Int32Array(4 << bits);
    this.#mask = (1 << bits) - 1;
  }

  /** Begins a generation. Older entries can still be found, and are overwritten first. */
  startGeneration(): void {
    this.#generation = (this.#generation + 64) & 0x3fffffff;
  }

  /** The entry of a position; 0 if there is none. */
  find(key: number, check: number): number {
    const words = this.#words;
    let at = (key & this.#mask) << 2;
    if (wordAt(words, at) !== key || wordAt(words, at + 1) !== check) {
      at ^= 4;
      if (wordAt(words, at) !== key || wordAt(words, at + 1) !== check) return 0;
    }
    return wordAt(words, at + 2);
  }

  /** `weight`, less than 64, grows with the work that the entry took. */
  store(key: number, check: number, entry: number, weight: number): void {
    const words = this.#words;
    const at = this.#slotFor(key, check, weight);
    words[at] = key;
    words[at + 1] = check;
    words[at + 2] = entry;
    words[at + 3] = this.#generation | weight;
  }

  #slotFor(key: number, check: number, weight: number): number {
    const words = this.#words;
    const at = (key & this.#mask) << 2;
    const next = at ^ 4;
    if (wordAt(words, at) === key && wordAt(words, at + 1) === check) return at;
    if (wordAt(words, next) === key && wordAt(words, next + 1) === check) return next;
    const stays = wordAt(words, at + 3);
    return (stays & ~63) === this.#generation && (stays & 63) > weight ? next : at;
  }
}

/** An entry in one word, never 0: the value lies between `low` and `high`, and the best move. */
export const packEntry = (low: number, high: number, move: number): number =>
  ((high + 128) << 16) | ((low + 128) << 8) | move;
export const highOf = (entry: number): number => (entry >> 16) - 128;
export const lowOf = (entry: number): number => ((entry >> 8) & 255) - 128;
export const moveOf = (entry: number): number => entry & 255;
