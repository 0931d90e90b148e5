/** Work that is done strictly one after the other. */
export class Queue {
  #last: Promise<unknown> = Promise.resolve();

  /** Does the work once everything before it is done, whether that went well or not. */
  run<Value>(work: () => Promise<Value>): Promise<Value> {
    const done = this.#last.then(work, work);
    // Whoever asked for the work hears of its failure; the queue goes on.
    this.#last = done.catch(() => undefined);
    return done;
  }
}
