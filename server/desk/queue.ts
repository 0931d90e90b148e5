/** Work that is done strictly one after the other. */
export class Queue {
  #last: Promise<unknown> = Promise.resolve();
  #length = 0;

  /** How much waits or is under way. */
  get length(): number {
    return this.#length;
  }

  /** Does the work once everything before it is done, whether that went well or not. */
  run<Value>(work: () => Promise<Value>): Promise<Value> {
    this.#length += 1;
    const done = this.#last.then(work, work).finally(() => {
      this.#length -= 1;
    });
    // Whoever asked for the work hears of its failure; the queue goes on.
    this.#last = done.catch(() => undefined);
    return done;
  }
}
