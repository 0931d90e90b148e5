import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freePort } from '../../../scripts/free-port.mjs';
import { root } from '../../../scripts/run.mjs';
import { killAll } from '../chaos/program.ts';
import { isInstalled } from '../installed.ts';
import { answering } from '../store/postgres-server.ts';
import { ClusterPlayers } from './cluster-players.ts';
import { Nodes } from './nodes.ts';
import { startReplicated, type ReplicatedPostgres } from './replicated-postgres.ts';

let postgres: ReplicatedPostgres;
let haproxy: ChildProcess;
let nodes: Nodes;
let players: ClusterPlayers;

/** Starts HAProxy with our example. */
function startHaproxy(port: number, [first, second]: ReplicatedPostgres['ports']): ChildProcess {
  const at = (each: number): string => `127.0.0.1:${String(each)}`;
  const env = {
    PATH: process.env['PATH'],
    ROOKERY_POSTGRES: at(port),
    ROOKERY_POSTGRES_1: at(first),
    ROOKERY_POSTGRES_2: at(second),
  };
  const settings = join(root, 'deploy', 'haproxy-postgres.cfg');
  return spawn('haproxy', ['-db', '-f', settings], { stdio: 'ignore', env });
}

const isHere = isInstalled('haproxy', '-v');

describe.runIf(isHere)(isHere ? 'HAProxy' : 'HAProxy (not tried: it is not installed)', () => {
  beforeAll(async () => {
    postgres = await startReplicated();
    const port = await freePort();
    haproxy = startHaproxy(port, postgres.ports);
    const database = `postgresql://rookery@127.0.0.1:${String(port)}/rookery`;
    await answering(database);
    nodes = await Nodes.start(3, () => ['--database', database]);
    players = await ClusterPlayers.sitDown(nodes.address, 2);
    players.play();
  }, 240_000);
  afterAll(async () => {
    players.leave();
    await nodes.end();
    await killAll();
    const gone = once(haproxy, 'close');
    haproxy.kill('SIGKILL');
    await gone;
    await postgres.stop();
  }, 60_000);

  test('leads to the standby that takes the place of PostgreSQL, and nothing is lost', async () => {
    await players.makeMoves(40);
    const since = performance.now();
    const standby = await postgres.failOver();
    await players.goOn(since);
    await players.makeMoves(40);
    await players.rest();
    expect(await players.examine(standby, 'resting')).toEqual([]);
  }, 600_000);
});
