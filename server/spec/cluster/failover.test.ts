import { afterAll, beforeAll, expect, test } from 'vitest';
import { killAll } from '../chaos/program.ts';
import { until } from '../chaos/until.ts';
import { ClusterPlayers } from './cluster-players.ts';
import { Nodes } from './nodes.ts';
import { startReplicated, type ReplicatedPostgres } from './replicated-postgres.ts';

let postgres: ReplicatedPostgres;
let nodes: Nodes;
let players: ClusterPlayers;

beforeAll(async () => {
  postgres = await startReplicated();
  nodes = await Nodes.start(3, () => ['--database', postgres.address]);
  players = await ClusterPlayers.sitDown(nodes.address, 4);
  players.play();
}, 120_000);
afterAll(async () => {
  players.leave();
  await nodes.end();
  await killAll();
  await postgres.stop();
}, 60_000);

test('a standby takes the place of PostgreSQL while tables play, and nothing is lost', async () => {
  await until('many moves are made', () => players.acknowledged > 60);
  const since = performance.now();
  const address = await postgres.failOver();
  const before = players.acknowledged;
  await players.goOn(since);
  await until('moves are made at every table', () => players.acknowledged > before + 40);
  await players.rest();
  expect(await players.examine(address, 'resting')).toEqual([]);
}, 180_000);
