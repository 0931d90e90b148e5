import { IDBKeyRange, indexedDB } from 'fake-indexeddb';
import { homes, type Home } from '../../../server/spec/store/homes.ts';
import { storePorts } from '../../../server/desk-ports.ts';
import { openStore } from '../../../server/store/open.ts';
import type { Store } from '../../../server/store/store.ts';
import { openBrowserDatabase } from '../../../web/here/browser-database.ts';
import type { DeskParts, Gathering } from '../../desk.ts';
import { openDeviceStore, type DeviceDatabase, type DeviceStore } from '../../device-store.ts';
import { openMemoryDatabase } from '../../memory-database.ts';

/** What a desk may have besides tables, matches and bots. */
export const features = ['clocks', 'chat', 'directory'] as const;
type Feature = (typeof features)[number];

/** The ports through which a desk stores things. */
export type StorePorts = Pick<DeskParts, 'store' | 'deadlines' | 'chat' | 'directory'>;

/** One database of a host. Desks that share it are servers over one database, or windows of one device. */
export interface HostDatabase {
  readonly ports: StorePorts;
  /** What only a server stores; null on a device. */
  readonly server: Store | null;
  /** What only a device stores, and where; null on a server. */
  readonly device: { readonly store: DeviceStore; readonly database: DeviceDatabase } | null;
  close(): Promise<void>;
}

/** A host that runs, with as many empty databases as a test wants. */
export interface RunningHost {
  createDatabase(): Promise<HostDatabase>;
  end(): Promise<void>;
}

/** Something that runs a desk. */
export interface DeskHost {
  readonly name: string;
  readonly gathering: Gathering;
  readonly features: readonly Feature[];
  /** Runs something in a later turn of the event loop, as this host does it. */
  soon(run: () => void): void;
  start(): Promise<RunningHost>;
}

const [[, startSqlite], [, startPostgres]] = homes;

const serverHost = (name: string, startHome: () => Promise<Home>): DeskHost => ({
  name,
  gathering: 'apart',
  features,
  soon: (run) => void setImmediate(run),
  async start() {
    const home = await startHome();
    return {
      async createDatabase() {
        const store = await openStore(await home.createDatabase());
        return {
          ports: storePorts(store),
          server: store,
          device: null,
          close: () => store.close(),
        };
      },
      end: () => home.end(),
    };
  },
});

const deviceHost = (name: string, openDatabase: () => Promise<DeviceDatabase>): DeskHost => ({
  name,
  gathering: 'together',
  features: [],
  soon: (run) => queueMicrotask(run),
  start: () =>
    Promise.resolve({
      async createDatabase() {
        const database = await openDatabase();
        const store = openDeviceStore(database);
        return {
          ports: { store },
          server: null,
          device: { store, database },
          close: () => Promise.resolve(),
        };
      },
      end: () => Promise.resolve(),
    }),
});

let databases = 0;

/** IndexedDB without a browser; no page is ever left here. */
function openIndexedDatabase(): Promise<DeviceDatabase> {
  Object.assign(globalThis, { indexedDB, IDBKeyRange, addEventListener: () => undefined });
  databases += 1;
  return openBrowserDatabase(`desk-${String(databases)}`);
}

/** Every host of tables, and what its desk has. */
export const hosts = {
  sqlite: serverHost('a server on SQLite', startSqlite),
  postgresql: serverHost('a server on PostgreSQL', startPostgres),
  indexedDb: deviceHost('a page on IndexedDB', openIndexedDatabase),
  memory: deviceHost('a terminal, or a page that keeps nothing', () =>
    Promise.resolve(openMemoryDatabase()),
  ),
} as const satisfies Record<string, DeskHost>;
