import type { Store } from '../store/store.ts';

export type ProbedStore = Pick<Store, 'probe'>;

/** The server is not ready if the store takes longer than this to keep something, in milliseconds. */
const patience = 2000;

/** A result is used again for this long, in milliseconds, so that frequent checks cost little. */
const freshness = 1000;

/** Finds out whether the store keeps what it is given, by a real write. */
export class Readiness {
  readonly #store: ProbedStore;
  readonly #monotonic: () => number;
  #found: Promise<boolean> = Promise.resolve(true);
  #foundAt = -Infinity;
  #isUnderWay = false;

  constructor(store: ProbedStore, monotonic: () => number = () => performance.now()) {
    this.#store = store;
    this.#monotonic = monotonic;
  }

  check(): Promise<boolean> {
    // While a write hangs, no other is started, and its result stays.
    const isFresh = this.#monotonic() - this.#foundAt < freshness;
    if (!this.#isUnderWay && !isFresh) this.#found = this.#probe();
    return this.#found;
  }

  #probe(): Promise<boolean> {
    this.#isUnderWay = true;
    return new Promise((resolve) => {
      const impatience = setTimeout(() => resolve(false), patience);
      this.#store
        .probe({ at: Date.now() })
        .then(
          () => resolve(true),
          () => resolve(false),
        )
        .finally(() => {
          clearTimeout(impatience);
          this.#isUnderWay = false;
          this.#foundAt = this.#monotonic();
        });
    });
  }
}
