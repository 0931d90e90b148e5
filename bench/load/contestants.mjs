// The servers that play the same game under the same load. Each starts afresh for each measurement.
import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '../server/processes.mjs';
import { startPostgres } from './postgres.mjs';

const sum = (numbers) => numbers.reduce((all, each) => all + each, 0);

/** Several processes as one: what all of them spend and hold. */
function together(kind, servers, { database, stop } = {}) {
  const ask = (question) => Promise.all(servers.map((server) => server.ask(question)));
  return {
    kind,
    ports: servers.map(({ port }) => port),
    effort: async () => sum(await ask('effort')),
    databaseEffort: () => database?.effort(),
    async memory() {
      const all = await ask('memory');
      return { held: sum(all.map(({ held }) => held)), rss: sum(all.map(({ rss }) => rss)) };
    },
    async stop() {
      await Promise.all(servers.map((server) => server.stop()));
      await stop?.();
    },
  };
}

const single = (kind, file) => async () => together(kind, [await startServer(file)]);

const place = ['--port', '0', '--host', '127.0.0.1', '--address-limits', 'off', '--log', 'error'];
const rookery = (options) => startServer('../../server/dist/main.js', [...place, ...options]);

async function startOnSqlite() {
  const folder = mkdtempSync(join(tmpdir(), 'rookery-bench-'));
  const server = await rookery(['--data', folder]);
  const stop = () => rm(folder, { recursive: true });
  return together('rookery', [server], { stop });
}

const startOnPostgres = (nodes) => async () => {
  const folder = mkdtempSync(join(tmpdir(), 'rookery-bench-'));
  const database = await startPostgres();
  const address = await database.createDatabase();
  const servers = [];
  for (let index = 0; index < nodes; index += 1) {
    servers.push(await rookery(['--data', join(folder, String(index)), '--database', address]));
  }
  const stop = async () => {
    await database.stop();
    await rm(folder, { recursive: true, force: true });
  };
  return together('rookery', servers, { database, stop });
};

/** By the words of `--only`. */
export const contestants = {
  echo: { name: 'bare `ws` echo', start: single('echo', 'echo-server.mjs') },
  'boardgame.io': {
    name: 'boardgame.io 0.50.2, in memory',
    start: single('boardgame.io', 'boardgame-io-server.mjs'),
  },
  colyseus: {
    name: 'Colyseus 0.16, in memory',
    start: single('colyseus', '../load/colyseus-server.mjs'),
  },
  sqlite: { name: 'Rookery, SQLite', start: startOnSqlite },
  postgres: { name: 'Rookery, one node on PostgreSQL', start: startOnPostgres(1) },
  nodes: { name: 'Rookery, three nodes on PostgreSQL', start: startOnPostgres(3) },
};
