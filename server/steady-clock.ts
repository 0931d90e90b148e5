import type { Clock } from '@rookery/desk/ports';

/** The process shows this often that it runs, in milliseconds. */
const tick = 250;

/** A process that shows nothing for longer than this, in milliseconds, was stopped. */
const tolerance = 1250;

/** The times of the operating system. */
export interface SystemTime {
  /** Milliseconds since 1970; it jumps when somebody sets it. */
  wall(): number;
  /** Milliseconds since some moment; it runs on while the process is stopped. */
  monotonic(): number;
}

const systemTime: SystemTime = { wall: () => Date.now(), monotonic: () => performance.now() };

/**
 * A clock that never jumps, and stands still while the process is stopped: what happens to the server costs
 * players nothing. It is set by the system's clock once, at the start.
 */
export class SteadyClock implements Clock {
  readonly #system: SystemTime;
  /** What to add to the time that this process has run. */
  #base: number;
  #ran = 0;
  #lastRead: number;

  constructor(system: SystemTime = systemTime) {
    this.#system = system;
    this.#base = system.wall();
    this.#lastRead = system.monotonic();
    setInterval(() => this.monotonic(), tick).unref();
  }

  now(): number {
    return Math.round(this.#base + this.monotonic());
  }

  monotonic(): number {
    const read = this.#system.monotonic();
    const passed = read - this.#lastRead;
    this.#lastRead = read;
    // Whatever came since the last tick that the process would have made is not counted.
    this.#ran += passed > tolerance ? tick : passed;
    return this.#ran;
  }

  /** How far the system's clock is ahead, in milliseconds: it was set, or the process was stopped. */
  get drift(): number {
    return this.#system.wall() - this.now();
  }

  /** Takes over the time of the system's clock. Running clocks of players would jump with it. */
  adoptSystemTime(): void {
    this.#base += this.drift;
  }

  adopt(now: number): void {
    this.#base += now - this.now();
  }

  after(milliseconds: number, run: () => void): () => void {
    const timer = setTimeout(run, milliseconds);
    timer.unref();
    return () => clearTimeout(timer);
  }

  soon(run: () => void): void {
    setImmediate(run);
  }
}
