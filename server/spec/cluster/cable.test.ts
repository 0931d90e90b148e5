import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { killAll } from '../chaos/program.ts';
import { openDatabaseProxy, type DatabaseProxy } from '../store/database-proxy.ts';
import { startPostgres, type PostgresServer } from '../store/postgres-server.ts';
import { ClusterPlayers } from './cluster-players.ts';
import { canMakeNetworks, makeNetwork, type NetworkNamespace } from './network-namespace.ts';
import { Nodes } from './nodes.ts';

/** So often; `ROOKERY_CABLES=200 npx vitest run server/spec/cluster/cable` for many times. */
const rounds = Number(process.env['ROOKERY_CABLES'] ?? 1);

/** Longer than a lease, and so long that clients look for another server, in milliseconds. */
const cuts = [6000, 15_000] as const;

let network: NetworkNamespace;
let postgres: PostgresServer;
let database: string;
let proxy: DatabaseProxy;
let nodes: Nodes;
let players: ClusterPlayers;

const isPossible = canMakeNetworks();
const name = 'the cable of a server';

describe.runIf(isPossible)(isPossible ? name : `${name} (not tried: that needs root)`, () => {
  beforeAll(async () => {
    network = makeNetwork(process.pid % 250);
    postgres = await startPostgres();
    database = await postgres.createDatabase();
    // The first node reaches everything by its cable alone.
    proxy = await openDatabaseProxy(database, network.here);
    const databaseOf = (index: number): string => (index === 0 ? proxy.address : database);
    nodes = await Nodes.start(3, (index) => ['--database', databaseOf(index)], { network });
    players = await ClusterPlayers.sitDown(nodes.address, 2);
    players.play();
  }, 240_000);
  afterAll(async () => {
    network.plug();
    players.leave();
    await nodes.end();
    await killAll();
    await proxy.close();
    network.remove();
    await postgres.stop();
  }, 60_000);

  test.each(cuts)(
    'may be pulled for %i ms while tables play, and nothing is lost',
    async (span) => {
      for (let round = 0; round < rounds; round += 1) {
        const since = performance.now();
        network.pull();
        await wait(span);
        network.plug();
        const back = await players.goOn(since);
        await players.makeMoves(players.players.length);
        expect(await players.examine(database, 'playing')).toEqual([]);
        const text =
          back > 0 ? `the last player was back after ${back.toFixed(0)} ms` : 'no line broke';
        if (rounds > 1) console.log(`${String(round + 1)} of ${String(rounds)}: ${text}`);
      }
    },
    300_000 * rounds,
  );

  test('and whatever was stored was asked for', async () => {
    await players.rest();
    expect(await players.examine(database, 'resting')).toEqual([]);
  }, 240_000);
});
