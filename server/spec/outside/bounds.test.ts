import { setImmediate as immediately } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { usualLimits } from '../../limits/limits.ts';
import { Client } from './client.ts';
import { openHouse } from './house.ts';

/** The close code that the server has counted, and how often. */
const closesIn = (metrics: string): ReadonlyMap<string, number> =>
  new Map(
    [...metrics.matchAll(/rookery_socket_closes_total\{code="(\d+)"\} (\d+)/g)].map(
      ([, code = '', count]) => [code, Number(count)],
    ),
  );

test('pings count as messages, so that a flood of them ends the connection', async () => {
  const house = await openHouse();
  const client = await Client.greeted(house.address);
  let pongs = 0;
  client.socket.on('pong', () => (pongs += 1));
  for (let ping = 0; ping < 500; ping += 1) client.socket.ping('x'.repeat(125));
  expect(await client.closed).toEqual({ code: 4005, reason: 'flood' });
  expect(pongs).toBeGreaterThanOrEqual(usualLimits.socketMessages.burst - 1);
  expect(pongs).toBeLessThan(usualLimits.socketMessages.burst + 20);
  await house.close();
});

test('pongs that nobody asked for count as messages', async () => {
  const house = await openHouse();
  const client = await Client.greeted(house.address);
  for (let pong = 0; pong < 500; pong += 1) client.socket.pong('x');
  expect(await client.closed).toEqual({ code: 4005, reason: 'flood' });
  await house.close();
});

test('pongs that nobody asked for are no sign of life', async () => {
  const house = await openHouse({ keepAlive: { heartbeat: 40, patience: 60_000 } });
  const asked = await Client.greeted(house.address);
  const unasked = new Client(house.address, { autoPong: false });
  await unasked.opened();
  unasked.hello();
  const chatter = setInterval(() => unasked.socket.pong('hello'), 200);
  for (let half = 0; half < 5; half += 1) {
    house.pass(30_000);
    // Whoever answers pings has been heard since.
    for (let ping = 0; ping < 4; ping += 1) {
      await new Promise((resolve) => {
        asked.socket.once('ping', resolve);
      });
    }
  }
  clearInterval(chatter);
  expect(await unasked.closed).toEqual({ code: 4003, reason: 'silence' });
  expect(asked.socket.readyState).toBe(asked.socket.OPEN);
  await house.close();
});

test('the sockets of an address share what may lie unread, and a reader does not notice', async () => {
  const limits = { ...usualLimits, unreadOfSocket: 1e9, unreadOfAddress: 600_000 };
  const house = await openHouse({ limits });
  const reader = await Client.greeted(house.address);
  const sleepers = await Promise.all(
    Array.from({ length: 12 }, () => Client.greeted(house.address)),
  );
  for (const sleeper of sleepers) await sleeper.ask({ type: 'follow-lobby', id: 2 });
  for (const { socket } of sleepers) socket.removeAllListeners('message').pause();
  for (let round = 0; round < 400; round += 1) {
    house.desk.shout(1);
    await immediately();
  }
  for (const { socket } of sleepers) socket.resume();
  const codes = await Promise.all(sleepers.map(async ({ closed }) => (await closed).code));
  expect(new Set(codes)).toEqual(new Set([4004]));
  expect(await reader.ask({ type: 'ping', id: 3 })).toMatchObject({ type: 'pong', id: 3 });
  await house.close();
});

test('an address has only so many asks that wait', async () => {
  const house = await openHouse({ limits: { ...usualLimits, waitingOfAddress: 3 } });
  let release: () => void = () => undefined;
  house.desk.held = new Promise((resolve) => {
    release = resolve;
  });
  const clients = await Promise.all([1, 2].map(() => Client.greeted(house.address)));
  const rematch = { type: 'rematch', id: 2, table: 'uYxN0qg1TzS5nHn0hVfKXw' };
  for (const client of clients) for (const id of [2, 3]) client.say({ ...rematch, id });
  const refused = await Promise.race(clients.map((client) => client.next()));
  expect(refused).toMatchObject({ type: 'refused', id: 3, reason: { kind: 'busy' } });
  release();
  for (const client of clients) expect(await client.next()).toMatchObject({ type: 'done' });
  await house.close();
});

test('whoever reads too slowly is counted as that, though the goodbye is never answered', async () => {
  const house = await openHouse();
  const client = await Client.greeted(house.address);
  await client.ask({ type: 'follow-lobby', id: 2 });
  client.socket.removeAllListeners('message').pause();
  for (let round = 0; round < 40; round += 1) {
    house.desk.shout(4);
    await immediately();
  }
  client.socket.terminate();
  const report = async (): Promise<number | undefined> => {
    const response = await fetch(`http://${house.address}/metrics`);
    return closesIn(await response.text()).get('4004');
  };
  await expect.poll(report, { timeout: 10_000 }).toBe(1);
  await house.close();
});

test('a hello goes on with only so many tables, and each costs as much as a message', async () => {
  const house = await openHouse();
  const client = new Client(house.address);
  await client.opened();
  const resume = (count: number) =>
    Array.from({ length: count }, (_none, index) => ({
      table: `table${String(index).padStart(17, '0')}`,
      seq: null,
    }));
  client.hello({ resume: resume(usualLimits.resumedTables + 1) });
  expect(await client.next()).toMatchObject({
    type: 'refused',
    reason: { kind: 'too-many-tables', most: usualLimits.resumedTables },
  });
  const other = new Client(house.address);
  await other.opened();
  other.hello({ resume: resume(40) });
  expect(await other.next()).toMatchObject({ type: 'welcome' });
  expect(await other.next()).toMatchObject({ type: 'lobby' });
  other.hello({ resume: resume(40) });
  expect(await other.next()).toMatchObject({ type: 'refused', reason: { kind: 'busy' } });
  await house.close();
});
