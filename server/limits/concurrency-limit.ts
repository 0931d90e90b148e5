/** Limits concurrency: a few pieces of work run at a time, some wait in a queue, more are refused. */
export class ConcurrencyLimit {
  readonly #mostRunning: number;
  readonly #mostWaiting: number;
  readonly #waiting: (() => void)[] = [];
  #running = 0;

  constructor(mostRunning: number, mostWaiting: number) {
    this.#mostRunning = mostRunning;
    this.#mostWaiting = mostWaiting;
  }

  /** Runs the work when its turn has come, or refuses it if the queue is full. */
  async run<Value>(work: () => Promise<Value>): Promise<Value | 'too-many'> {
    if (this.#running >= this.#mostRunning) {
      if (this.#waiting.length >= this.#mostWaiting) return 'too-many';
      // Finished work hands its place to the next in the queue, so that nothing overtakes.
      await new Promise<void>((resolve) => {
        this.#waiting.push(resolve);
      });
    } else {
      this.#running += 1;
    }
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#running -= 1;
    }
  }
}
