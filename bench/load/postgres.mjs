// A PostgreSQL for a bench, in a folder that goes with it. It flushes every commit, as a real one does.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { initialise, openPostgresHome } from '../../scripts/postgres-home.mjs';

const { Client } = createRequire(new URL('../../server/package.json', import.meta.url))('pg');

async function query(address, sql) {
  const client = new Client({ connectionString: address });
  client.on('error', () => undefined);
  await client.connect();
  await client.query(sql);
  await client.end();
}

async function answers(address) {
  for (let tries = 0; tries < 1000; tries += 1) {
    try {
      await query(address, 'select 1');
      return;
    } catch {
      await pause(20);
    }
  }
  throw new Error('PostgreSQL does not answer');
}

/** The fields of `/proc/PID/stat` after the name, which may hold anything. */
function statOf(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch {
    return undefined;
  }
}

/** Processor time of a process and of all its children so far, those that have ended included, in milliseconds. */
function effortOf(parent) {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const children = pids.map(statOf).filter((stat) => stat?.[1] === String(parent));
  const own = statOf(parent) ?? [];
  const ticks = [own.slice(11, 15), ...children.map((stat) => stat.slice(11, 13))];
  return ticks.flat().reduce((sum, each) => sum + Number(each), 0) * 10;
}

export async function startPostgres() {
  const home = openPostgresHome();
  const { folder, bin, user } = home;
  initialise(home, 'data');
  const place = ['-D', join(folder, 'data'), '-k', folder, '-c', 'listen_addresses='];
  const server = spawn(join(bin, 'postgres'), place, { ...user, cwd: folder, stdio: 'ignore' });
  const at = (name) => `postgresql://rookery@localhost/${name}?host=${encodeURIComponent(folder)}`;
  await answers(at('postgres'));
  let databases = 0;
  return {
    async createDatabase() {
      databases += 1;
      await query(at('postgres'), `create database bench_${databases}`);
      return at(`bench_${databases}`);
    },
    effort: () => effortOf(server.pid),
    async stop() {
      const gone = once(server, 'exit');
      server.kill('SIGQUIT');
      await gone;
      home.remove();
    },
  };
}
