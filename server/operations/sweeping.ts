import type { Logger } from 'pino';
import type { Housekeeping } from '@rookery/desk/desk';
import type { Store } from '../store/store.ts';

const hour = 3_600_000;
const day = 24 * hour;

/** How long closed tables and their chat are kept, in milliseconds. */
const keptFor = 30 * day;

/** Closes abandoned tables and deletes expired data every hour. Returns a function that stops this. */
export function startSweeping(
  store: Pick<Store, 'sweep'>,
  desk: Housekeeping,
  now: () => number,
  log: Pick<Logger, 'warn'>,
): () => Promise<void> {
  let underWay = Promise.resolve();
  const tidy = async (): Promise<void> => {
    const at = now();
    await desk.closeAbandoned();
    await store.sweep({ at, closedBefore: at - keptFor });
  };
  const sweep = (): void => {
    underWay = tidy().catch((error: unknown) => {
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
