import { EventEmitter, once } from 'node:events';
import { setImmediate as immediately } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { usualLimits } from '../../limits/limits.ts';
import { Browser } from './browser.ts';
import { Client, statusOf } from './client.ts';
import { openHouse, type House } from './house.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const visitor = async (name = 'Pip'): Promise<Browser> => {
  const browser = new Browser(house.address);
  await browser.arrive(name);
  return browser;
};
const refused = (kind: string, id: number | null = 2): object => ({
  type: 'refused',
  id,
  reason: expect.objectContaining({ kind }),
});

describe('the upgrade', () => {
  test.each([
    ['no origin', {}],
    ['another origin', { origin: 'http://evil.example' }],
    ['the same host under TLS', { origin: 'https://127.0.0.1' }],
    ['no origin to speak of', { origin: 'null' }],
  ])('stays shut for %s', async (_case, options) => {
    expect(await statusOf(`ws://${house.address}/socket`, options)).toBe(403);
  });

  test('that another origin wanted is told to whoever runs the server, once', async () => {
    for (const origin of ['https://rookery.example', 'https://other.example']) {
      // oxlint-disable-next-line no-await-in-loop -- the first one counts
      await statusOf(`ws://${house.address}/socket`, { origin });
    }
    expect(house.logged().match(/a page of another origin was refused/g)).toHaveLength(1);
    expect(house.logged()).toContain('ROOKERY_ORIGIN');
  });

  test.each(['/', '/socket/', '/socket?x=1', '/api/me'])('is not at %s', async (path) => {
    const origin = `http://${house.address}`;
    expect(await statusOf(`ws://${house.address}${path}`, { origin })).toBe(404);
  });

  test('agrees on the subprotocol and on no compression', async () => {
    const client = new Client(house.address);
    await client.opened();
    expect(client.socket.protocol).toBe('rookery.1');
    expect(client.socket.extensions).toBe('');
    await client.leave();
  });
});

describe('hello', () => {
  test('comes first', async () => {
    const client = new Client(house.address);
    await client.opened();
    expect(await client.ask({ type: 'ping', id: 2 })).toEqual(refused('hello-first'));
    client.hello();
    expect(await client.next()).toMatchObject({ type: 'welcome', id: 1, you: null });
    await client.leave();
  });

  test('of a visitor is answered with their name and all games', async () => {
    const { cookie } = await visitor('Kowalski');
    const client = new Client(house.address, { cookie });
    await client.opened();
    client.hello();
    expect(await client.next()).toMatchObject({
      type: 'welcome',
      server: 'rookery test',
      heartbeat: 20_000,
      you: { name: 'Kowalski', penguin: 'little', account: null },
      games: [
        { id: 'penguin-party', levels: expect.arrayContaining(['emperor']) },
        { id: 'penguinramids' },
      ],
    });
    await client.leave();
  });

  test('in another version is answered, then the line is closed', async () => {
    const client = new Client(house.address);
    await client.opened();
    client.hello({ protocol: 99 });
    expect(await client.next()).toEqual({
      type: 'refused',
      id: 1,
      reason: { kind: 'unknown-version', known: [1] },
    });
    expect(await client.closed).toEqual({ code: 4001, reason: 'version' });
  });

  test('goes on with tables after the welcome', async () => {
    const client = new Client(house.address);
    await client.opened();
    const table = 'uYxN0qg1TzS5nHn0hVfKXw';
    client.hello({ resume: [{ table, seq: 3 }] });
    expect([await client.next(), await client.next()]).toMatchObject([
      { type: 'welcome' },
      { type: 'lobby' },
    ]);
    expect(house.desk.heard).toContain(`resume ${table}`);
    await client.leave();
  });
});

describe('a socket', () => {
  test('answers what cannot be read, and stays open', async () => {
    const client = await Client.greeted(house.address);
    client.say('{');
    expect(await client.next()).toEqual(refused('not-json', null));
    client.say('{"type":"ping","id":7,"__proto__":1}');
    expect(await client.next()).toEqual(refused('bad-form', 7));
    expect(await client.ask({ type: 'ping', id: 8 })).toMatchObject({ type: 'pong', id: 8 });
    await client.leave();
  });

  test('speaks for whoever its cookie names, in every tab', async () => {
    const { cookie } = await visitor('Rico');
    const tabs = await Promise.all([1, 2, 3].map(() => Client.greeted(house.address, cookie)));
    for (const tab of tabs) await tab.ask({ type: 'follow-lobby', id: 2 });
    expect(house.desk.heard.filter((line) => line === 'Rico follow-lobby')).toHaveLength(3);
    await Promise.all(tabs.map((tab) => tab.leave()));
  });

  test('has no session with a made-up cookie', async () => {
    const client = await Client.greeted(house.address, `rookery=${'a'.repeat(43)}`);
    expect(client.tells[0]).toMatchObject({ type: 'welcome', you: null });
    await client.leave();
  });

  test('outlives a bug, which is answered and logged', async () => {
    const client = await Client.greeted(house.address);
    const table = 'uYxN0qg1TzS5nHn0hVfKXw';
    expect(await client.ask({ type: 'close', id: 2, table })).toEqual(refused('fault'));
    expect(await client.ask({ type: 'ping', id: 3 })).toMatchObject({ type: 'pong' });
    expect(house.logged()).toContain('a bug at the desk');
    await client.leave();
  });

  test('answers in the order in which it was asked, and a ping at once', async () => {
    const client = await Client.greeted(house.address);
    let release: () => void = () => undefined;
    house.desk.held = new Promise((resolve) => {
      release = resolve;
    });
    client.say({ type: 'rematch', id: 2, table: 'uYxN0qg1TzS5nHn0hVfKXw' });
    client.say({ type: 'follow-lobby', id: 3 });
    expect(await client.ask({ type: 'ping', id: 4 })).toMatchObject({ type: 'pong', id: 4 });
    release();
    expect([await client.next(), await client.next()]).toMatchObject([{ id: 2 }, { id: 3 }]);
    await client.leave();
  });

  test('is forgotten by the desk when it is gone', async () => {
    const client = await Client.greeted(house.address);
    const before = house.desk.heard.filter((line) => line === 'forget').length;
    client.socket.terminate();
    await expect
      .poll(() => house.desk.heard.filter((line) => line === 'forget').length)
      .toBe(before + 1);
  });

  test('knows a new name at once', async () => {
    const browser = await visitor('Skipper');
    const client = await Client.greeted(house.address, browser.cookie);
    await browser.ask('PUT /api/me', { name: 'Captain', penguin: 'royal' });
    await client.ask({ type: 'follow-lobby', id: 2 });
    expect(house.desk.heard).toContain('Captain follow-lobby');
    expect(house.desk.heard).toContain('personChanged');
    await client.leave();
  });
});

describe('a socket is closed', () => {
  test('for a frame that is no text', async () => {
    const client = await Client.greeted(house.address);
    client.socket.send(Buffer.from('{"type":"ping","id":1}'));
    expect(await client.closed).toEqual({ code: 1003, reason: 'not-text' });
  });

  test.each([8193, 100_000])('for a frame of %i bytes', async (length) => {
    const client = await Client.greeted(house.address);
    client.say('x'.repeat(length));
    expect((await client.closed).code).toBe(1009);
  });

  test('for a message in too many fragments', async () => {
    const client = await Client.greeted(house.address);
    for (let part = 0; part < 40; part += 1) client.socket.send(' ', { fin: false });
    expect((await client.closed).code).toBeGreaterThanOrEqual(1002);
  });

  test('for text that is none', async () => {
    const client = await Client.greeted(house.address);
    client.socket.send(Buffer.from([0xff, 0xfe]), { binary: false });
    expect((await client.closed).code).toBe(1007);
  });

  test('when too much waits to be read', async () => {
    const client = await Client.greeted(house.address);
    await client.ask({ type: 'follow-lobby', id: 2 });
    client.socket.removeAllListeners('message').pause();
    for (let round = 0; round < 40; round += 1) {
      house.desk.shout(4);
      await immediately();
    }
    client.socket.resume();
    expect(await client.closed).toEqual({ code: 4004, reason: 'slow' });
  });

  test('after a flood, each message of which was answered', async () => {
    const client = await Client.greeted(house.address);
    for (let id = 2; id < 500; id += 1) client.say({ type: 'ping', id });
    expect(await client.closed).toEqual({ code: 4005, reason: 'flood' });
    const { socketMessages, excess } = usualLimits;
    const answers = client.tells.slice(1);
    const busy = answers.filter((tell) => tell.type === 'refused' && tell.reason.kind === 'busy');
    expect(answers.length - busy.length).toBeGreaterThanOrEqual(socketMessages.burst - 1);
    expect(busy.length).toBeGreaterThanOrEqual(excess.burst);
    expect(busy[0]).toMatchObject({ reason: { retryAfter: expect.any(Number) } });
    expect(answers.map((tell) => ('id' in tell ? tell.id : -1))).toEqual(
      answers.map((_tell, index) => index + 2),
    );
  });

  test.each(['POST /api/log-out', 'DELETE /api/me'])('by %s, and only those', async (route) => {
    const browser = await visitor('Private');
    const other = await visitor('Rico');
    const clients = [
      await Client.greeted(house.address, browser.cookie),
      await Client.greeted(house.address, browser.cookie),
    ];
    const stays = await Client.greeted(house.address, other.cookie);
    await browser.ask(route);
    for (const client of clients) {
      expect(await client.closed).toEqual({ code: 4002, reason: 'session' });
    }
    expect(await stays.ask({ type: 'ping', id: 2 })).toMatchObject({ type: 'pong' });
    await stays.leave();
  });
});

describe('with little room', () => {
  test('a session has only so many sockets', async () => {
    const small = await openHouse({ limits: { ...usualLimits, socketsOfSession: 2 } });
    const browser = new Browser(small.address);
    await browser.arrive();
    const { cookie } = browser;
    const clients = [
      await Client.greeted(small.address, cookie),
      await Client.greeted(small.address, cookie),
    ];
    const options = { origin: `http://${small.address}`, headers: { cookie: String(cookie) } };
    expect(await statusOf(`ws://${small.address}/socket`, options)).toBe(503);
    await clients[0]?.leave();
    expect(await statusOf(`ws://${small.address}/socket`, options)).toBe(101);
    await small.close();
  });

  test('the session as a whole is told to wait, whichever tab it uses', async () => {
    const sessionMessages = { burst: 6, perSecond: 0.01 };
    const small = await openHouse({ limits: { ...usualLimits, sessionMessages } });
    const browser = new Browser(small.address);
    await browser.arrive();
    const tabs = [
      await Client.greeted(small.address, browser.cookie),
      await Client.greeted(small.address, browser.cookie),
    ];
    const answers = [];
    for (const tab of [...tabs, ...tabs, ...tabs]) {
      answers.push(await tab.ask({ type: 'ping', id: 2 }));
    }
    expect(answers.map(({ type }) => type)).toEqual([
      'pong',
      'pong',
      'pong',
      'pong',
      'refused',
      'refused',
    ]);
    await small.close();
  });
});

test('a restart answers what was asked, then says goodbye to all', async () => {
  const closing = await openHouse();
  const clients = [await Client.greeted(closing.address), await Client.greeted(closing.address)];
  let release: () => void = () => undefined;
  closing.desk.held = new Promise((resolve) => {
    release = resolve;
  });
  clients[0]?.say({ type: 'rematch', id: 2, table: 'uYxN0qg1TzS5nHn0hVfKXw' });
  await expect.poll(() => closing.desk.heard).toContain('nobody rematch');
  const closed = closing.close();
  release();
  expect(await clients[0]?.next()).toEqual({ type: 'done', id: 2 });
  for (const client of clients) {
    expect(await client.closed).toEqual({ code: 1012, reason: 'restart' });
  }
  await closed;
});

test('a restart does not wait for ever', async () => {
  const closing = await openHouse();
  const client = await Client.greeted(closing.address);
  closing.desk.held = once(new EventEmitter(), 'never').then(() => undefined);
  client.say({ type: 'rematch', id: 2, table: 'uYxN0qg1TzS5nHn0hVfKXw' });
  await expect.poll(() => closing.desk.heard).toContain('nobody rematch');
  const begun = performance.now();
  await closing.close();
  expect(performance.now() - begun).toBeLessThan(10_000);
});
