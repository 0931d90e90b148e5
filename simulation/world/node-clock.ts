import type { Clock } from '@rookery/desk/ports';
import type { SimulatedProcess } from './process.ts';
import type { Scheduler } from './scheduler.ts';

/** Milliseconds since 1970 when every simulation begins. */
export const beginning = 1_800_000_000_000;

/**
 * The clock of one process, like the server's: it is set by the machine's clock once, at the start, never
 * jumps by itself, and stands still while the process is paused.
 */
export class NodeClock implements Clock {
  readonly #scheduler: Scheduler;
  readonly #process: SimulatedProcess;
  readonly #startedAt: number;
  /** How far the machine's clock is ahead of the true time. */
  #ahead: number;

  constructor(scheduler: Scheduler, process: SimulatedProcess, ahead: number) {
    this.#scheduler = scheduler;
    this.#process = process;
    this.#startedAt = scheduler.now;
    this.#ahead = ahead;
  }

  now(): number {
    return Math.floor(beginning + this.#startedAt + this.#ahead + this.monotonic());
  }

  monotonic(): number {
    const { now } = this.#scheduler;
    return now - this.#startedAt - this.#process.stoodStill(now);
  }

  after(milliseconds: number, run: () => void): () => void {
    let isCancelled = false;
    const cancel = this.#scheduler.after(milliseconds, () =>
      this.#process.run(() => {
        if (!isCancelled) run();
      }),
    );
    return () => {
      isCancelled = true;
      cancel();
    };
  }

  soon(run: () => void): void {
    this.after(0.01, run);
  }

  adopt(now: number): void {
    this.#ahead += now - this.now();
  }

  /** Somebody sets the clock. */
  jump(milliseconds: number): void {
    this.#ahead += milliseconds;
  }
}
