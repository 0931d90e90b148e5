import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { initialise, openPostgresHome } from '../../../scripts/postgres-home.mjs';

/** A real PostgreSQL of our own, in a folder that goes with it. */
export interface PostgresServer {
  /** The address of a new, empty database. */
  createDatabase(): Promise<string>;
  /** Ends it as a power cut would, and starts it again. */
  crash(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts a server that only its socket in a private folder leads to. */
export async function startPostgres(): Promise<PostgresServer> {
  const place = openPostgresHome();
  const { folder: home, bin, user } = place;
  initialise(place, 'data');
  const data = join(home, 'data');
  const launch = (): ChildProcess =>
    spawn(join(bin, 'postgres'), ['-D', data, '-k', home, '-c', 'listen_addresses='], {
      ...user,
      cwd: home,
      stdio: 'ignore',
    });
  let server = launch();
  const addressOf = (database: string): string =>
    `postgresql://rookery@localhost/${database}?host=${encodeURIComponent(home)}`;
  await answering(addressOf('postgres'));
  let databases = 0;

  return {
    async createDatabase() {
      databases += 1;
      const name = `test_${String(databases)}`;
      await query(addressOf('postgres'), `create database ${name}`);
      return addressOf(name);
    },
    async crash() {
      const gone = once(server, 'exit');
      server.kill('SIGKILL');
      await gone;
      // The children of the killed one notice within moments; until then a new one refuses to start.
      for (;;) {
        server = launch();
        const ended = once(server, 'exit');
        const outcome = await Promise.race([answering(addressOf('postgres')), ended]);
        if (outcome === 'answers') return;
        await wait(20);
      }
    },
    async stop() {
      const gone = once(server, 'exit');
      // Nothing in it is needed any more, so it need not tidy up.
      server.kill('SIGQUIT');
      await gone;
      place.remove();
    },
  };
}

export async function query(address: string, sql: string): Promise<void> {
  const client = new Client({ connectionString: address });
  client.on('error', () => undefined);
  await client.connect();
  await client.query(sql);
  await client.end();
}

export async function answering(address: string): Promise<'answers'> {
  for (let tries = 0; tries < 1000; tries += 1) {
    try {
      await query(address, 'select 1');
      return 'answers';
    } catch {
      await wait(20);
    }
  }
  throw new Error('PostgreSQL does not answer');
}
