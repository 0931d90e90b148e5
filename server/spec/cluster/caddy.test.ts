import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freePort } from '../../../scripts/free-port.mjs';
import { root } from '../../../scripts/run.mjs';
import { killAll } from '../chaos/program.ts';
import { until } from '../chaos/until.ts';
import { isInstalled } from '../installed.ts';
import { Browser } from '../outside/browser.ts';
import { startPostgres, type PostgresServer } from '../store/postgres-server.ts';
import { ClusterPlayers } from './cluster-players.ts';
import { Nodes } from './nodes.ts';

const folder = mkdtempSync(join(tmpdir(), 'rookery-caddy-'));
let postgres: PostgresServer;
let database: string;
let nodes: Nodes;
let caddy: ChildProcess;

/** Starts Caddy with the example for several servers, without a certificate. */
async function startCaddy(port: number, upstreams: string): Promise<ChildProcess> {
  const site = readFileSync(join(root, 'deploy', 'Caddyfile-nodes'), 'utf8');
  const settings = join(folder, 'Caddyfile');
  const own = `admin off\n\thttp_port ${String(await freePort())}`;
  writeFileSync(settings, site.replace(/^\{$/m, `{\n\t${own}`));
  const words = ['run', '--config', settings, '--adapter', 'caddyfile'];
  const env = {
    HOME: folder,
    ROOKERY_SITE: `http://127.0.0.1:${String(port)}`,
    ROOKERY_UPSTREAMS: upstreams,
  };
  return spawn('caddy', words, { stdio: 'ignore', env });
}

const isHere = isInstalled('caddy', 'version');

describe.runIf(isHere)(isHere ? 'Caddy' : 'Caddy (not tried: it is not installed)', () => {
  beforeAll(async () => {
    postgres = await startPostgres();
    database = await postgres.createDatabase();
    const port = await freePort();
    nodes = await Nodes.start(3, () => ['--database', database], {
      before: `127.0.0.1:${String(port)}`,
    });
    const upstreams = [0, 1, 2].map((index) => `127.0.0.1:${String(nodes.port(index))}`);
    caddy = await startCaddy(port, upstreams.join(' '));
  }, 120_000);
  afterAll(async () => {
    const gone = once(caddy, 'close');
    caddy.kill('SIGTERM');
    await gone;
    await nodes.end();
    await killAll();
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }, 60_000);

  test('three servers behind Caddy: any of them may be killed or restarted in the middle of an evening', async () => {
    let isReady = false;
    const look = async (): Promise<void> => {
      const answer = await fetch(`http://${nodes.address}/readyz`).catch(() => undefined);
      isReady = answer?.status === 200;
    };
    await until('Caddy leads to a server', () => {
      void look();
      return isReady;
    });
    const players = await ClusterPlayers.sitDown(nodes.address, 2);
    players.play();
    for (const index of [0, 1, 2]) {
      const since = performance.now();
      if (index === 0) await nodes.kill(index);
      else await nodes.program(index).stop();
      await players.goOn(since);
      // Requests are answered all the time.
      const { status } = await new Browser(nodes.address).ask('GET /api/me');
      expect(status).toBe(200);
      await nodes.revive(index);
    }
    await players.rest();
    expect(await players.examine(database, 'resting')).toEqual([]);
    players.leave();
  }, 240_000);
});
