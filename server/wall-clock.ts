import type { Clock } from '@rookery/desk/ports';

/** The system's time. Its timers do not keep a process alive. */
export const wallClock: Clock = {
  now: () => Date.now(),
  monotonic: () => performance.now(),
  after(milliseconds, run) {
    const timer = setTimeout(run, milliseconds);
    timer.unref();
    return () => clearTimeout(timer);
  },
  soon: (run) => void setImmediate(run),
};
