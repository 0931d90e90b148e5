import { once } from 'node:events';
import { closeCodes } from '@rookery/protocol/close-codes';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { usualLimits } from '../../limits/limits.ts';
import { openStore } from '../../store/open.ts';
import type { Store } from '../../store/store.ts';
import { Browser } from '../outside/browser.ts';
import { Client } from '../outside/client.ts';
import { startPostgres, type PostgresServer } from '../store/postgres-server.ts';
import { Nodes } from './nodes.ts';

let postgres: PostgresServer;
let stores: readonly [Store, Store];
let nodes: Nodes;

beforeAll(async () => {
  postgres = await startPostgres();
  const database = await postgres.createDatabase();
  nodes = await Nodes.start(2, () => ['--database', database]);
  stores = [await openStore(database), await openStore(database)];
}, 60_000);
afterAll(async () => {
  await nodes.end();
  await Promise.all(stores.map((store) => store.close()));
  await postgres.stop();
}, 60_000);

test('whoever logs out at one node has no socket left at any', async () => {
  const browser = new Browser(nodes.address);
  await browser.arrive('Ana');
  // The balancer hands connections out in turn, so these are at both nodes.
  const clients = [
    await Client.greeted(nodes.address, browser.cookie),
    await Client.greeted(nodes.address, browser.cookie),
  ];
  const codes = clients.map(
    async ({ socket }): Promise<unknown> => (await once(socket, 'close'))[0],
  );
  await browser.ask('POST /api/log-out');
  expect(await Promise.all(codes)).toEqual([closeCodes.session, closeCodes.session]);
}, 60_000);

test('guesses count at all nodes together, and there are more with time', async () => {
  const [one, two] = stores;
  const allowance = { burst: 4, perSecond: 2 };
  const waits: number[] = [];
  for (let guess = 0; guess < 8; guess += 1) {
    const store = guess % 2 === 0 ? one : two;
    waits.push((await store.countAttempt?.('account of Ana', allowance)) ?? -1);
  }
  // On a slow machine a token comes back meanwhile.
  expect(waits.slice(0, 4)).toEqual([0, 0, 0, 0]);
  expect(waits.filter((wait) => wait > 0).length).toBeGreaterThan(0);
  expect(Math.max(...waits)).toBeLessThanOrEqual(500);
  await expect
    .poll(() => one.countAttempt?.('account of Ana', allowance), { timeout: 20_000, interval: 100 })
    .toBe(0);
  expect(await two.countAttempt?.('account of Bo', usualLimits.attemptsOfAccount)).toBe(0);
});
