/** Time as the desk knows it, so that tests can turn it. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Does something later; what it gives back calls that off. */
  after(milliseconds: number, run: () => void): () => void;
}

/** The clock on the wall. Its timers do not keep a process alive. */
export const wallClock: Clock = {
  now: () => Date.now(),
  after(milliseconds, run) {
    const timer = setTimeout(run, milliseconds);
    timer.unref();
    return () => clearTimeout(timer);
  },
};
