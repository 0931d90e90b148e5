import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import type { Bus } from '@rookery/desk/ports';
import { Client } from 'pg';
import { InProcessBus } from '../../../desk/spec/in-process-bus.ts';
import { freePort } from '../../../scripts/free-port.mjs';
import { openNatsBus } from '../../bus/nats-bus.ts';
import { openPostgresBus } from '../../bus/postgres-bus.ts';
import { isInstalled } from '../installed.ts';
import { openDatabaseProxy } from '../store/database-proxy.ts';
import { startPostgres } from '../store/postgres-server.ts';

/** One end of a bus, whose line a test can cut. */
export interface TestEnd {
  readonly bus: Bus;
  cut(): void | Promise<void>;
  mend(): void | Promise<void>;
}

/** A kind of bus that runs. */
export interface TestBus {
  open(): Promise<TestEnd>;
  end(): Promise<void>;
}

const log = { warn: () => undefined };

function startInProcess(): Promise<TestBus> {
  const bus = new InProcessBus();
  return Promise.resolve({
    open() {
      const end = bus.open();
      return Promise.resolve({ bus: end, cut: () => end.cut(), mend: () => end.mend() });
    },
    end: () => Promise.resolve(),
  });
}

/** The process that serves the first end is ended by the database, and the next one finds no way. */
async function startNotify(): Promise<TestBus> {
  const server = await startPostgres();
  const database = await server.createDatabase();
  const closings: (() => Promise<void>)[] = [];
  return {
    async open() {
      const proxy = await openDatabaseProxy(database);
      let isCut = false;
      const clients = new Set<Client>();
      const bus = openPostgresBus(async () => {
        if (isCut) throw new Error('the line is cut');
        const client = new Client({ connectionString: proxy.address });
        clients.add(client);
        await client.connect();
        return client;
      }, log);
      closings.push(async () => {
        await bus.close();
        await proxy.close();
      });
      return {
        bus,
        cut() {
          isCut = true;
          for (const client of clients) void client.end();
        },
        mend() {
          isCut = false;
        },
      };
    },
    async end() {
      await Promise.all(closings.map((close) => close()));
      await server.stop();
    },
  };
}

async function startNats(): Promise<TestBus> {
  const port = await freePort();
  const launch = () =>
    spawn('nats-server', ['-a', '127.0.0.1', '-p', String(port)], { stdio: 'ignore' });
  let server = launch();
  const address = `nats://127.0.0.1:${String(port)}`;
  const closings: (() => Promise<void>)[] = [];
  /** It may take a moment to listen. */
  const openSoon = async (attempts = 200): ReturnType<typeof openNatsBus> => {
    try {
      return await openNatsBus(address);
    } catch (error) {
      if (attempts <= 1) throw error;
      await wait(20);
      return openSoon(attempts - 1);
    }
  };
  const stop = async (): Promise<void> => {
    const gone = once(server, 'exit');
    server.kill('SIGKILL');
    await gone;
  };
  return {
    async open() {
      const bus = await openSoon();
      closings.push(() => bus.close());
      return {
        bus,
        cut: stop,
        mend() {
          server = launch();
        },
      };
    },
    async end() {
      await Promise.all(closings.map((close) => close()));
      await stop();
    },
  };
}

/** Every kind of bus, and whether this machine has what it needs. */
export const buses = [
  { name: 'in one process', start: startInProcess, isHere: true },
  { name: 'LISTEN and NOTIFY', start: startNotify, isHere: true },
  { name: 'NATS', start: startNats, isHere: isInstalled('nats-server', '--version') },
] as const;
