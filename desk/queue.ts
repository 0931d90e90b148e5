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

/**
 * Lets one piece of work go on in each turn of the event loop, so that new requests wait for one piece at most.
 * The first piece of a turn goes on at once.
 */
export class EventLoopTurns {
  readonly #clock: Pick<Clock, 'soon'>;
  readonly #waiting: (() => void)[] = [];
  #isTaken = false;

  constructor(clock: Pick<Clock, 'soon'>) {
    this.#clock = clock;
  }

  /** Resolved when it is this piece's turn. */
  next(): Promise<void> {
    if (!this.#isTaken) {
      this.#take();
      return Promise.resolve();
    }
    return new Promise((resolve) => {
      this.#waiting.push(resolve);
    });
  }

  #take(): void {
    this.#isTaken = true;
    this.#clock.soon(() => this.#endTurn());
  }

  #endTurn(): void {
    this.#isTaken = false;
    const next = this.#waiting.shift();
    if (!next) return;
    this.#take();
    next();
  }
}
