import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { killAll } from '../chaos/program.ts';
import { until } from '../chaos/until.ts';
import { openDatabaseProxy, type DatabaseProxy } from '../store/database-proxy.ts';
import { startPostgres, type PostgresServer } from '../store/postgres-server.ts';
import { ClusterPlayers } from './cluster-players.ts';
import { Nodes } from './nodes.ts';

/**
 * By command: `ROOKERY_FAULTS=200 npx vitest run server/spec/cluster/faults`. One round of it still fails now and
 * then on a busy machine, so it is no part of every run; Caddy and the standby are tried in every one.
 */
const rounds = Number(process.env['ROOKERY_FAULTS'] ?? 0);
const isWanted = rounds > 0;
const tables = Number(process.env['ROOKERY_FAULT_TABLES'] ?? 4);
const isLong = rounds > 1;

let postgres: PostgresServer;
let database: string;
let proxy: DatabaseProxy;
let nodes: Nodes;
let players: ClusterPlayers;

describe.runIf(isWanted)('faults of several servers', () => {
  beforeAll(async () => {
    postgres = await startPostgres();
    database = await postgres.createDatabase();
    // The first node reaches the database by a way that can be cut.
    proxy = await openDatabaseProxy(database);
    nodes = await Nodes.start(3, (index) => ['--database', index === 0 ? proxy.address : database]);
    players = await ClusterPlayers.sitDown(nodes.address, tables);
    players.play();
  }, 120_000);
  afterAll(async () => {
    players.leave();
    await nodes.end();
    await killAll();
    await proxy.close();
    await postgres.stop();
  }, 60_000);

  /** Does something `rounds` times, each time until everyone plays on; then nothing is lost. */
  async function expectNothingLost(what: string, strike: () => Promise<void>): Promise<void> {
    const before = players.acknowledged;
    const resumed: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const since = performance.now();
      await strike();
      resumed.push(await players.goOn(since));
      if ((round + 1) % 10 === 0) report(what, round + 1, resumed);
      expect(await players.examine(database, 'playing')).toEqual([]);
    }
    expect(players.acknowledged).toBeGreaterThan(before);
    if (isLong) report(what, rounds, resumed);
  }

  function report(what: string, count: number, resumed: readonly number[]): void {
    const sorted = resumed.toSorted((a, b) => a - b);
    const at = (share: number): string =>
      (sorted[Math.floor(share * (sorted.length - 1))] ?? 0).toFixed(0);
    const moves = String(players.acknowledged);
    console.log(
      `${what}: ${String(count)} times, ${moves} acknowledged moves, 0 lost; the last player was back after ${at(0.5)} ms (median), ${at(1)} ms (most)`,
    );
  }

  const patience = 60_000 + rounds * 40_000;
  const anyNode = (): number => Math.floor(Math.random() * nodes.count);

  describe(`${String(rounds)} times in the middle of everything nothing is lost`, () => {
    test(
      'when a node is killed',
      async () => {
        await expectNothingLost('a node killed', async () => {
          const index = anyNode();
          await nodes.kill(index);
          await nodes.revive(index);
        });
      },
      patience,
    );

    test(
      'when all nodes are killed',
      async () => {
        await expectNothingLost('all nodes killed', async () => {
          await Promise.all([0, 1, 2].map((index) => nodes.kill(index)));
          await Promise.all([0, 1, 2].map((index) => nodes.revive(index)));
        });
      },
      patience,
    );

    test(
      'when PostgreSQL is killed',
      async () => {
        await expectNothingLost('PostgreSQL killed', () => postgres.crash());
      },
      patience,
    );

    test(
      'when a node is stopped for longer than a lease, and goes on',
      async () => {
        await expectNothingLost('a node stopped', async () => {
          const index = anyNode();
          const { pid } = nodes.program(index);
          process.kill(pid, 'SIGSTOP');
          await wait(6000);
          process.kill(pid, 'SIGCONT');
        });
      },
      patience,
    );

    test(
      'when players and a node no longer reach each other',
      async () => {
        await expectNothingLost('a link to players cut', async () => {
          const port = nodes.port(anyNode());
          nodes.balancer.vanish(port);
          await wait(1000);
          nodes.balancer.comeBack(port);
        });
      },
      patience,
    );

    test(
      'when a node and PostgreSQL no longer reach each other',
      async () => {
        await expectNothingLost('a link to PostgreSQL cut', async () => {
          proxy.vanish();
          await wait(6000);
          proxy.comeBack();
        });
      },
      patience,
    );

    test(
      'when nodes are restarted one after the other',
      async () => {
        await expectNothingLost('a rolling restart', async () => {
          for (const index of [0, 1, 2]) {
            await nodes.program(index).stop();
            await nodes.revive(index);
            const since = performance.now();
            await until('everyone plays on', () =>
              players.players.every(({ shownAt }) => shownAt > since),
            );
          }
        });
      },
      patience,
    );

    test('and whatever was stored was asked for', async () => {
      await players.rest();
      expect(await players.examine(database, 'resting')).toEqual([]);
    }, 120_000);
  });
});
