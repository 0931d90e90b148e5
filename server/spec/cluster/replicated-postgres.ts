import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../../../scripts/free-port.mjs';
import {
  initialise,
  openPostgresHome,
  type PostgresHome,
} from '../../../scripts/postgres-home.mjs';
import { answering, query } from '../store/postgres-server.ts';

/** Two real PostgreSQL servers: one that takes writes, and a standby that has all of them before it answers. */
export interface ReplicatedPostgres {
  /** The database at both hosts, as `--database` takes it. */
  readonly address: string;
  /** The ports of both. */
  readonly ports: readonly [number, number];
  /** The one that takes writes vanishes as in a power cut, and the standby takes its place; its address. */
  failOver(): Promise<string>;
  stop(): Promise<void>;
}

const database = 'rookery';
const at = (port: number, name = database): string =>
  `postgresql://rookery@127.0.0.1:${String(port)}/${name}`;

export async function startReplicated(): Promise<ReplicatedPostgres> {
  const home = openPostgresHome();
  const ports = [await freePort(), await freePort()] as const;
  const [first, second] = ports;
  initialise(home, 'first');
  const only = launch(home, 'first', first);
  await answering(at(first, 'postgres'));
  await query(at(first, 'postgres'), `create database ${database}`);
  await end(only, 'SIGINT');
  copyTo(home, 'second', first);
  const primary = launch(home, 'first', first);
  await answering(at(first));
  const standby = launch(home, 'second', second);
  await answering(at(second));
  // From now on nothing is answered before both have it on their disks.
  await query(at(first), "alter system set synchronous_standby_names = '*'");
  await query(at(first), 'select pg_reload_conf()');
  // For HAProxy, which asks who takes writes.
  await query(at(first), 'create role haproxy_check login');
  return {
    ports,
    address: `postgresql://rookery@127.0.0.1:${String(first)},127.0.0.1:${String(second)}/${database}`,
    async failOver() {
      await end(primary, 'SIGKILL');
      await query(at(second), 'select pg_promote()');
      return at(second);
    },
    async stop() {
      await Promise.all([end(primary, 'SIGQUIT'), end(standby, 'SIGQUIT')]);
      home.remove();
    },
  };
}

/**
 * A standby begins as a copy of the server that takes writes, and follows it. The copy is made while that one
 * rests: not every installation has `pg_basebackup`.
 */
function copyTo({ folder, user }: PostgresHome, name: string, from: number): void {
  const copy = join(folder, name);
  execFileSync('cp', ['-a', join(folder, 'first'), copy], { ...user, cwd: folder, stdio: 'pipe' });
  writeFileSync(join(copy, 'standby.signal'), '');
  const follow = `primary_conninfo = 'host=127.0.0.1 port=${String(from)} user=rookery'\n`;
  appendFileSync(join(copy, 'postgresql.auto.conf'), follow);
}

const launch = ({ bin, folder, user }: PostgresHome, name: string, port: number): ChildProcess =>
  spawn(
    join(bin, 'postgres'),
    ['-D', join(folder, name), '-k', '', '-h', '127.0.0.1', '-p', String(port)],
    { ...user, cwd: folder, stdio: 'ignore' },
  );

async function end(server: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const gone = once(server, 'exit');
  server.kill(signal);
  await gone;
}
