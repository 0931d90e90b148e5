import type { Clock } from './ports.ts';

/** Does work strictly one after the other. */
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
    const done = this.#runAfter(this.#last, work);
    // The failure reaches whoever asked for the work; the queue goes on.
    this.#last = done.catch(() => undefined);
    return done;
  }

  async #runAfter<Value>(before: Promise<unknown>, work: () => Promise<Value>): Promise<Value> {
    await before;
    try {
      return await work();
    } finally {
      this.#length -= 1;
    }
  }
}

/** Lets one waiting piece of work go on in each turn of the event loop, so that new requests wait for one piece at most. */
export class EventLoopTurns {
  readonly #clock: Pick<Clock, 'soon'>;
  readonly #waiting: (() => void)[] = [];

  constructor(clock: Pick<Clock, 'soon'>) {
    this.#clock = clock;
  }

  /** Resolved when it is this piece's turn. */
  next(): Promise<void> {
    return new Promise((resolve) => {
      this.#waiting.push(resolve);
      if (this.#waiting.length === 1) this.#clock.soon(() => this.#call());
    });
  }

  #call(): void {
    this.#waiting.shift()?.();
    if (this.#waiting.length > 0) this.#clock.soon(() => this.#call());
  }
}
