import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { request } from 'node:http';
import { connect } from 'node:net';
import { parseAsk } from '@rookery/protocol/messages';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { wallClock } from '../../desk/clock.ts';
import type { Desk } from '../../desk/desk.ts';
import { openDesk } from '../../desk/open-desk.ts';
import { limitsWithoutAddresses } from '../../limits/limits.ts';
import { places } from '../../store/layout.ts';
import { openConnection } from '../../store/sqlite-connection.ts';
import type { Store } from '../../store/store.ts';
import { aTable, aStartedMatch } from '../store/samples.ts';
import { Browser } from './browser.ts';
import { Chaos } from './chaos.ts';
import { Client } from './client.ts';
import { openHouse, type House } from './house.ts';

/** `ROOKERY_FUZZ=200000` for a long run; `ROOKERY_SEED` repeats one. */
const frames = Number(process.env['ROOKERY_FUZZ'] ?? 2000);
const requests = Math.max(2000, Math.floor(frames / 10));
const seed = Number(process.env['ROOKERY_SEED'] ?? Date.now() % 1e9);

const boundless = { burst: 1e9, perSecond: 1e9 };
const limits = {
  ...limitsWithoutAddresses,
  socketMessages: boundless,
  sessionMessages: boundless,
  waiting: 1e9,
};

/** The real desk, where no bot ever has to think. */
const deskOn = (store: Store): Desk =>
  openDesk({
    store,
    thinkers: {
      think: () => Promise.reject(new Error('nobody thinks')),
      close: () => Promise.resolve(),
    },
    clock: wallClock,
    log: { warn: () => undefined, error: () => undefined },
    randomId: () => randomBytes(16).toString('base64url'),
    randomSecret: () => randomBytes(32).toString('base64url'),
  });

let house: House;
const tables: string[] = [];
beforeAll(async () => {
  house = await openHouse({ limits, deskOn });
  const table = aTable({ settings: { ...aTable().settings, onlookers: 'unwelcome' } });
  await house.store.createTable({ table });
  tables.push(table.id, await aStartedMatch(house.store));
});
afterAll(() => house.close());

/** A fingerprint of everything that is kept. */
async function fingerprint(): Promise<string> {
  const { db } = await openConnection(house.database);
  const hash = createHash('sha256');
  for (const { table, columns } of places.filter((place) => place.table !== 'facts')) {
    const chosen = sql.join(columns.map((name) => sql.ref(name)));
    const { rows } = await sql`select ${chosen} from ${sql.table(table)}`.execute(db);
    hash.update(JSON.stringify(rows));
  }
  await db.destroy();
  return hash.digest('hex');
}

const answers = new Set(['welcome', 'pong', 'done', 'created', 'decided', 'refused']);
const answered = (client: Client): number =>
  client.tells.filter(({ type }) => answers.has(type)).length;

/** Somebody with a session may do things; what is sent in their name must not be one of them. */
const harmless = new Set(['hello', 'ping', 'follow-lobby', 'leave-lobby', 'enter', 'leave']);
const isHarmless = (frame: string): boolean => {
  const ask = parseAsk(frame);
  return !ask.ok || (harmless.has(ask.value.type) && ask.value.type !== 'hello');
};

test(`${String(frames)} frames are all answered and change nothing (seed ${String(seed)})`, async () => {
  const chaos = new Chaos(seed, tables);
  const browser = new Browser(house.address);
  await browser.arrive();
  const stranger = await Client.greeted(house.address);
  const visitor = await Client.greeted(house.address, browser.cookie);
  const before = await fingerprint();
  let sent = { stranger: 1, visitor: 1 };
  for (let round = 0; round < frames; round += 100) {
    for (let count = 0; count < 50; count += 1) {
      stranger.say(chaos.frame());
      const frame = chaos.frame();
      visitor.say(isHarmless(frame) ? frame : '{');
    }
    sent = { stranger: sent.stranger + 50, visitor: sent.visitor + 50 };
    await expect
      .poll(() => ({ stranger: answered(stranger), visitor: answered(visitor) }), {
        timeout: 10_000,
        interval: 2,
      })
      .toEqual(sent);
  }
  expect(await fingerprint()).toBe(before);
  await Promise.all([stranger.leave(), visitor.leave()]);
}, 600_000);

function statusOf(chaos: Chaos): Promise<number> {
  const [method, path] = chaos.target();
  const { port } = house.service;
  const headers = {
    ...(chaos.below(2) > 0 && { 'content-type': chaos.pick(['application/json', 'text/html']) }),
    ...(chaos.below(3) === 0 && { cookie: `rookery=${'a'.repeat(chaos.pick([43, 42]))}; x` }),
    ...(chaos.below(9) === 0 && { origin: 'http://evil.example' }),
  };
  const asked = request({ host: '127.0.0.1', port, method, path, headers, agent: false });
  asked.end(method === 'GET' ? undefined : chaos.body());
  return new Promise((resolve, reject) => {
    asked.on('error', reject).on('response', (response) => {
      response.resume().once('end', () => resolve(Number(response.statusCode)));
    });
  });
}

test(`${String(requests)} requests are all answered and change nothing`, async () => {
  const chaos = new Chaos(seed, tables);
  const before = await fingerprint();
  const statuses = new Set<number>();
  for (let round = 0; round < requests; round += 20) {
    const some = await Promise.all(Array.from({ length: 20 }, () => statusOf(chaos)));
    for (const status of some) statuses.add(status);
  }
  expect([...statuses].filter((status) => status >= 500)).toEqual([]);
  expect(statuses.size).toBeGreaterThan(4);
  expect(await fingerprint()).toBe(before);
}, 600_000);

test('bytes that are no HTTP at all, and sockets that go wild, harm nobody else', async () => {
  const chaos = new Chaos(seed, tables);
  const upgrade = `GET /socket HTTP/1.1\r\nHost: ${house.address}\r\nOrigin: http://${house.address}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n`;
  const wild = Array.from({ length: 60 }, async (_none, index) => {
    const socket = connect(house.service.port, '127.0.0.1').on('error', () => undefined);
    if (index % 2 === 0) socket.write(upgrade);
    socket.end(randomBytes(1 + chaos.below(3000)));
    socket.resume();
    await once(socket, 'close');
  });
  await Promise.all(wild);
  const client = await Client.greeted(house.address);
  expect(await client.ask({ type: 'ping', id: 2 })).toMatchObject({ type: 'pong' });
  await client.leave();
});
