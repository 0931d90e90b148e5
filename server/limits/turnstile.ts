/** Lets a few in at a time; others wait, and too many are sent away. */
export class Turnstile {
  readonly #inside: number;
  readonly #outside: number;
  readonly #waiting: (() => void)[] = [];
  #busy = 0;

  constructor(inside: number, outside: number) {
    this.#inside = inside;
    this.#outside = outside;
  }

  /** Does the work when its turn has come. */
  async pass<Value>(work: () => Promise<Value>): Promise<Value | 'too-many'> {
    if (this.#busy >= this.#inside) {
      if (this.#waiting.length >= this.#outside) return 'too-many';
      // Whoever leaves hands over the place, so nobody slips in between.
      await new Promise<void>((resolve) => {
        this.#waiting.push(resolve);
      });
    } else {
      this.#busy += 1;
    }
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#busy -= 1;
    }
  }
}
