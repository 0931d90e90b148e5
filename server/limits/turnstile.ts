/** Limits concurrency: a few pieces of work run at a time, some wait in a queue, more are refused. */
export class Turnstile {
  readonly #inside: number;
  readonly #outside: number;
  readonly #waiting: (() => void)[] = [];
  #busy = 0;

  constructor(inside: number, outside: number) {
    this.#inside = inside;
    this.#outside = outside;
  }

  /** Runs the work when its turn has come, or refuses it if the queue is full. */
  async pass<Value>(work: () => Promise<Value>): Promise<Value | 'too-many'> {
    if (this.#busy >= this.#inside) {
      if (this.#waiting.length >= this.#outside) return 'too-many';
      // Finished work hands its place to the next in the queue, so that nothing overtakes.
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
