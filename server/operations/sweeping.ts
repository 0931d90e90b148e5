import type { Logger } from 'pino';
import type { Housekeeping } from '@rookery/desk/desk';
import type { SteadyClock } from '../steady-clock.ts';
import type { Store } from '../store/store.ts';

const hour = 3_600_000;
const day = 24 * hour;

/** How long closed tables and their chat are kept, in milliseconds. */
const keptFor = 30 * day;

/** A smaller difference from the system's clock, in milliseconds, is left alone. */
const harmlessDrift = 60_000;

interface SweepingParts {
  readonly store: Pick<Store, 'sweep' | 'dueMatches'>;
  readonly desk: Housekeeping;
  readonly clock: Pick<SteadyClock, 'now' | 'drift' | 'adoptSystemTime'>;
  readonly log: Pick<Logger, 'warn'>;
}

/** Closes abandoned tables and deletes expired data every hour. Returns a function that stops this. */
export function startSweeping({ store, desk, clock, log }: SweepingParts): () => Promise<void> {
  let underWay = Promise.resolve();
  const tidy = async (): Promise<void> => {
    await followSystemTime({ store, clock, log });
    const at = clock.now();
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

/** Takes over a system clock that was set, as soon as no player's clock runs that would jump with it. */
export async function followSystemTime({
  store,
  clock,
  log,
}: Omit<SweepingParts, 'store' | 'desk'> & {
  readonly store: Pick<Store, 'dueMatches'>;
}): Promise<void> {
  const { drift } = clock;
  if (Math.abs(drift) < harmlessDrift) return;
  const seconds = Math.round(drift / 1000);
  const running = await store.dueMatches({ before: Number.MAX_SAFE_INTEGER, limit: 1 });
  if (running.length === 0) {
    clock.adoptSystemTime();
    log.warn({ seconds }, 'the system clock was set; its time is taken over');
  } else {
    log.warn({ seconds }, 'the system clock was set; a restart takes its time over');
  }
}
