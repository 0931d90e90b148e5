import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { parseAsk } from '@rookery/protocol/messages';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SteadyClock } from '../../steady-clock.ts';
import type { Desk } from '@rookery/desk/desk';
import { openDesk } from '@rookery/desk/open-desk';
import { botRunner, storePorts } from '../../desk-ports.ts';
import { limitsWithoutAddresses } from '../../limits/limits.ts';
import { tableLayouts } from '../../store/layout.ts';
import { openConnection } from '../../store/sqlite-connection.ts';
import type { Store } from '../../store/store.ts';
import { aTable, aStartedMatch } from '../store/samples.ts';
import { until } from '../chaos/until.ts';
import { Browser } from './browser.ts';
import { Chaos } from './chaos.ts';
import { Client } from './client.ts';
import { openHouse, type House } from './house.ts';

/** `ROOKERY_FUZZ=10000000` for a long run of so many frames and a tenth as many requests; `ROOKERY_SEED` repeats one. */
const frames = Number(process.env['ROOKERY_FUZZ'] ?? 2000);
const requests = Math.max(2000, Math.floor(frames / 10));
/** In milliseconds. */
const patience = 120_000 + frames * 10;
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
    ...storePorts(store),
    bots: botRunner({ think: () => Promise.reject(new Error('nobody thinks')) }),
    clock: new SteadyClock(),
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
  for (const { table, columns } of tableLayouts.filter((place) => place.table !== 'facts')) {
    const chosen = sql.join(columns.map((name) => sql.ref(name)));
    const { rows } = await sql`select ${chosen} from ${sql.table(table)}`.execute(db);
    hash.update(JSON.stringify(rows));
  }
  await db.destroy();
  return hash.digest('hex');
}

const answers = new Set(['welcome', 'pong', 'done', 'created', 'decided', 'refused']);

/** Somebody who sends whatever comes, and counts what is answered. */
class Babbler {
  readonly #client: Client;
  sent = 1;
  answered = 0;

  private constructor(client: Client) {
    this.#client = client;
  }

  static async arrive(cookie?: string): Promise<Babbler> {
    return new Babbler(await Client.greeted(house.address, cookie));
  }

  say(frame: string): void {
    this.#client.say(frame);
    this.sent += 1;
  }

  /** Whether all was answered so far; nothing of it is kept. */
  get isAnswered(): boolean {
    const told = this.#client.tells.splice(0);
    this.answered += told.filter(({ type }) => answers.has(type)).length;
    return this.answered === this.sent;
  }

  leave(): Promise<void> {
    return this.#client.leave();
  }
}

/** A long run says fifty times how it goes. */
function reporter(all: number, what: string): (done: number) => void {
  const begun = performance.now();
  let told = 0;
  return (done) => {
    if (all <= 2000 || done - told < all / 50) return;
    told = done;
    const rate = Math.round((done / (performance.now() - begun)) * 1000);
    console.log(`${String(done)} ${what}, all answered, ${String(rate)} a second`);
  };
}

/** Somebody with a session may do things; what is sent in their name must not be one of them. */
const harmless = new Set([
  'hello',
  'ping',
  'follow-lobby',
  'leave-lobby',
  'follow-my-tables',
  'leave-my-tables',
  'enter',
  'leave',
]);
const isHarmless = (frame: string): boolean => {
  const ask = parseAsk(frame);
  return !ask.ok || (harmless.has(ask.value.type) && ask.value.type !== 'hello');
};

/** Frames that are sent before their answers are waited for. */
const batch = 200;

test(
  `${String(frames)} frames are all answered and change nothing (seed ${String(seed)})`,
  async () => {
    const chaos = new Chaos(seed, tables);
    const browser = new Browser(house.address);
    await browser.arrive();
    const stranger = await Babbler.arrive();
    const visitor = await Babbler.arrive(browser.cookie);
    const before = await fingerprint();
    const report = reporter(frames, 'frames');
    for (let sent = 0; sent < frames; sent += batch) {
      for (let count = 0; count < batch; count += 2) {
        stranger.say(chaos.frame());
        const frame = chaos.frame();
        visitor.say(isHarmless(frame) ? frame : '{');
      }
      await until('all is answered', () => stranger.isAnswered && visitor.isAnswered);
      report(sent + batch);
    }
    expect(await fingerprint()).toBe(before);
    await Promise.all([stranger.leave(), visitor.leave()]);
  },
  patience,
);

/** Lines that stay open for many requests, as browsers have them. */
const keptOpen = new Agent({ keepAlive: true, maxSockets: 10 });
afterAll(() => keptOpen.destroy());

/** The status of an answer; why there was none, if there was none. */
function answerTo(chaos: Chaos): Promise<number | string> {
  const [method, path] = chaos.target();
  const { port } = house.service;
  const headers = {
    ...(chaos.below(2) > 0 && { 'content-type': chaos.pick(['application/json', 'text/html']) }),
    ...(chaos.below(3) === 0 && { cookie: `rookery=${'a'.repeat(chaos.pick([43, 42]))}; x` }),
    ...(chaos.below(9) === 0 && { origin: 'http://evil.example' }),
  };
  const agent = chaos.below(2) > 0 && keptOpen;
  const asked = request({ host: '127.0.0.1', port, method, path, headers, agent });
  const body = method === 'GET' ? '' : chaos.body();
  // Node itself says no length where a body is unusual, and what follows would be no request at all.
  if (body !== '') asked.setHeader('content-length', Buffer.byteLength(body));
  asked.end(body);
  return new Promise((resolve) => {
    asked
      .on('error', (error) =>
        resolve(`${method} ${path} ${JSON.stringify(headers)}: ${String(error)}`),
      )
      .on('response', (response) => {
        response.resume().once('end', () => resolve(Number(response.statusCode)));
      });
  });
}

test(
  `${String(requests)} requests are all answered and change nothing`,
  async () => {
    const chaos = new Chaos(seed, tables);
    const before = await fingerprint();
    const found = new Set<number | string>();
    const report = reporter(requests, 'requests');
    for (let done = 0; done < requests; done += 20) {
      const some = await Promise.all(Array.from({ length: 20 }, () => answerTo(chaos)));
      for (const status of some) found.add(status);
      report(done + 20);
    }
    expect([...found].filter((status) => typeof status === 'string' || status >= 500)).toEqual([]);
    expect(found.size).toBeGreaterThan(4);
    expect(await fingerprint()).toBe(before);
  },
  patience,
);

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

test('bytes after a request that are none are answered, and the line says that it closes', async () => {
  const socket = connect(house.service.port, '127.0.0.1');
  const heard: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => heard.push(chunk));
  socket.write('DELETE /nowhere HTTP/1.1\r\nHost: here\r\n\r\n{"this":"is no request"}\r\n\r\n');
  await once(socket, 'close');
  const whole = Buffer.concat(heard).toString('utf8');
  expect(whole).toContain('HTTP/1.1 400 Bad Request\r\nConnection: close\r\n');
});
