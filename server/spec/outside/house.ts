import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { usualLimits } from '../../limits/limits.ts';
import { openLog } from '../../operations/log.ts';
import { openMetrics } from '../../operations/metrics.ts';
import { timedStore } from '../../operations/timed-store.ts';
import { serve, type Service, type ServiceParts } from '../../service.ts';
import { openStore } from '../../store/open.ts';
import type { Store } from '../../store/store.ts';
import type { Desk } from '@rookery/desk/desk';
import { SmallDesk } from './small-desk.ts';
import { smallSite } from './small-site.ts';

/** A whole server on a port of its own, with a real database and a small desk. */
export interface House {
  readonly service: Service;
  readonly store: Store;
  readonly desk: SmallDesk;
  readonly address: string;
  /** The file of the database. */
  readonly database: string;
  /** Everything that was logged. */
  logged(): string;
  /** Moves the clock on. */
  pass(milliseconds: number): void;
  close(): Promise<void>;
}

/** What a test wants to be different; a desk of its own is made on the store and the log of the house. */
type Changes = Partial<Omit<ServiceParts, 'store'>> & {
  readonly deskOn?: (store: Store, log: Logger) => Desk;
  readonly storeAs?: (store: Store) => Store;
  readonly host?: string;
};

const asItIs = (store: Store): Store => store;

export async function openHouse(wishes: Changes = {}): Promise<House> {
  const { deskOn, storeAs = asItIs, host = '127.0.0.1', ...changes } = wishes;
  const folder = mkdtempSync(join(tmpdir(), 'rookery-outside-'));
  const lines: string[] = [];
  const log = openLog('debug', { write: (line: string) => void lines.push(line) });
  const metrics = openMetrics();
  const database = join(folder, 'rookery.db');
  const kept = timedStore(await openStore(database), (work, took) => metrics.stored(work, took));
  const store = storeAs(kept);
  const desk = new SmallDesk();
  let passed = 0;
  const clock = {
    now: () => Date.now() + passed,
    monotonic: () => performance.now() + passed,
  };
  const service = await serve(
    {
      site: smallSite(folder),
      store,
      desk,
      log,
      metrics,
      clock,
      limits: usualLimits,
      server: 'rookery test',
      ...(deskOn && { desk: deskOn(store, log) }),
      ...changes,
    },
    { port: 0, host },
  );
  return {
    service,
    store,
    desk,
    database,
    address: `127.0.0.1:${String(service.port)}`,
    logged: () => lines.join(''),
    pass(milliseconds) {
      passed += milliseconds;
    },
    async close() {
      await service.close();
      await store.close();
      rmSync(folder, { recursive: true });
    },
  };
}
