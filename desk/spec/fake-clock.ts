import type { Clock } from '../ports.ts';

interface Timer {
  readonly at: number;
  readonly run: () => void;
}

/** Time that passes only when a test says so. */
export class FakeClock implements Clock {
  #now = 1_800_000_000_000;
  readonly #timers = new Set<Timer>();
  readonly soon: Clock['soon'];

  constructor(soon: Clock['soon'] = (run) => void setImmediate(run)) {
    this.soon = soon;
  }

  now(): number {
    return this.#now;
  }

  monotonic(): number {
    return performance.now();
  }

  after(milliseconds: number, run: () => void): () => void {
    const timer = { at: this.#now + milliseconds, run };
    this.#timers.add(timer);
    return () => this.#timers.delete(timer);
  }

  /** Lets time pass, timer by timer; `settle` waits for what a timer has set in motion. */
  async pass(milliseconds: number, settle: () => Promise<void>): Promise<void> {
    const until = this.#now + milliseconds;
    for (;;) {
      const [next] = [...this.#timers].toSorted((a, b) => a.at - b.at);
      if (!next || next.at > until) break;
      this.#timers.delete(next);
      this.#now = Math.max(this.#now, next.at);
      next.run();
      await settle();
    }
    this.#now = until;
  }

  /** Moves on without ringing anything, as while a server is down. */
  skip(milliseconds: number): void {
    this.#now += milliseconds;
    this.#timers.clear();
  }
}
