import type { Logger } from 'pino';
import type { Store } from '../store/store.ts';

const hour = 3_600_000;
const day = 24 * hour;

/** Closed tables, with their chat, are kept for so many days. */
const keptFor = 30 * day;

/** Throws away every hour what has run out; what it gives back ends that. */
export function startSweeping(
  store: Pick<Store, 'sweep'>,
  now: () => number,
  log: Pick<Logger, 'warn'>,
): () => Promise<void> {
  let underWay = Promise.resolve();
  const sweep = (): void => {
    const at = now();
    underWay = store.sweep({ at, closedBefore: at - keptFor }).catch((error: unknown) => {
      log.warn({ err: error }, 'sweeping failed; it is tried again in an hour');
    });
  };
  sweep();
  const timer = setInterval(sweep, hour);
  timer.unref();
  return () => {
    clearInterval(timer);
    return underWay;
  };
}
