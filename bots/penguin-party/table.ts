import { wordAt } from '../words.ts';

/**
 * A hash table of positions already searched. An entry is four words: two of key, what is known,
 * and its weight. Two entries share a place: the weightier of this age stays.
 */
export class Table {
  readonly #words: Int32Array;
  readonly #mask: number;
  #age = 0;

  /** `bits`: the table has two to that power of entries. */
  constructor(bits: number) {
    this.#words = new Int32Array(4 << bits);
    this.#mask = (1 << bits) - 1;
  }

  /** From now on, older entries are the first to be overwritten; until then they still answer. */
  grow(): void {
    this.#age = (this.#age + 64) & 0x3fffffff;
  }

  /** What is known of a position; 0 if nothing. */
  find(key: number, check: number): number {
    const words = this.#words;
    let at = (key & this.#mask) << 2;
    if (wordAt(words, at) !== key || wordAt(words, at + 1) !== check) {
      at ^= 4;
      if (wordAt(words, at) !== key || wordAt(words, at + 1) !== check) return 0;
    }
    return wordAt(words, at + 2);
  }

  /** `weight`, less than 64: how much work the finding was. */
  store(key: number, check: number, finding: number, weight: number): void {
    const words = this.#words;
    const at = this.#placeFor(key, check, weight);
    words[at] = key;
    words[at + 1] = check;
    words[at + 2] = finding;
    words[at + 3] = this.#age | weight;
  }

  #placeFor(key: number, check: number, weight: number): number {
    const words = this.#words;
    const at = (key & this.#mask) << 2;
    const next = at ^ 4;
    if (wordAt(words, at) === key && wordAt(words, at + 1) === check) return at;
    if (wordAt(words, next) === key && wordAt(words, next + 1) === check) return next;
    const stays = wordAt(words, at + 3);
    return (stays & ~63) === this.#age && (stays & 63) > weight ? next : at;
  }
}

/** What is known: the value is at least `low` and at most `high`; the best move. Never 0. */
export const findingOf = (low: number, high: number, move: number): number =>
  ((high + 128) << 16) | ((low + 128) << 8) | move;
export const highOf = (finding: number): number => (finding >> 16) - 128;
export const lowOf = (finding: number): number => ((finding >> 8) & 255) - 128;
export const moveOf = (finding: number): number => finding & 255;
