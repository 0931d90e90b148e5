import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, test } from 'vitest';
import { usualLimits } from '../../limits/limits.ts';
import { openHouse, type House } from './house.ts';
import { v4 } from './interfaces.ts';

let house: House;
afterEach(() => house.close());

const portOf = ({ service }: House): number => service.port;

async function connected(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1').on('error', () => undefined);
  await once(socket, 'connect');
  return socket;
}

interface Answered {
  readonly status: number | undefined;
  readonly type: string | undefined;
  readonly body: string;
}

/** Asks for an address under the name of any host. */
async function get(path: string, host: string): Promise<Answered> {
  const asked = request({ port: portOf(house), path, headers: { host } }).end();
  const response = await new Promise<IncomingMessage>((resolve) => {
    asked.once('response', resolve);
  });
  const body = await text(response);
  return { status: response.statusCode, type: response.headers['content-type'], body };
}

test('a body that comes slowly is not waited for', async () => {
  house = await openHouse();
  const socket = await connected(portOf(house));
  const gone = once(socket, 'close');
  let said = '';
  socket.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const head = ['PUT /api/me HTTP/1.1', `Host: ${house.address}`, 'Content-Type: application/json'];
  socket.write(`${[...head, 'Content-Length: 100'].join('\r\n')}\r\n\r\n`);
  const trickle = setInterval(() => socket.write(' '), 400);
  const begun = performance.now();
  await gone;
  clearInterval(trickle);
  expect(performance.now() - begun).toBeLessThan(14_000);
  expect(said).toContain('408 Request Timeout');
}, 60_000);

describe('requests one after the other on one connection', () => {
  const ask = 'GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n';
  /** Sends requests; gives back how many are answered so far, and whether the connection is closed. */
  async function sendAll(sent: string): Promise<() => { answered: number; isClosed: boolean }> {
    const socket = await connected(portOf(house));
    let said = '';
    let isClosed = false;
    socket.on('data', (chunk: Buffer) => (said += chunk.toString()));
    socket.on('close', () => (isClosed = true));
    socket.write(sent);
    return () => ({ answered: said.match(/HTTP\/1\.1 200/g)?.length ?? 0, isClosed });
  }

  test('are all answered, if they are few', async () => {
    house = await openHouse();
    await expect.poll(await sendAll(ask.repeat(5))).toEqual({ answered: 5, isClosed: false });
  });

  test('are cut off, if they are many, and nobody else waits', async () => {
    house = await openHouse();
    const many = ask.repeat(1500);
    const attacks = await Promise.all(Array.from({ length: 30 }, () => sendAll(many)));
    // Whoever asks from the same address may have to wait, but is answered.
    expect([200, 429]).toContain((await get('/healthz', 'localhost')).status);
    for (const attack of attacks) {
      // oxlint-disable-next-line no-await-in-loop -- all go on meanwhile
      await expect.poll(attack).toMatchObject({ isClosed: true });
      expect(attack().answered).toBeLessThan(50);
    }
  });

  test('may be longer than what is parsed in one go', async () => {
    house = await openHouse();
    const long = ask.replace('\r\n\r\n', `\r\nX-Long: ${'x'.repeat(5000)}\r\n\r\n`);
    await expect.poll(await sendAll(long.repeat(3))).toEqual({ answered: 3, isClosed: false });
  });
});

describe('connections that ask for nothing', () => {
  const limits = { ...usualLimits, socketsOfAddress: 5 };
  const open = (count: number): Promise<Socket[]> =>
    Promise.all(Array.from({ length: count }, () => connected(portOf(house))));
  /** How many are still open a moment later. */
  async function leftOf(sockets: readonly Socket[]): Promise<number> {
    await new Promise((resolve) => {
      setTimeout(resolve, 200);
    });
    for (const socket of sockets) socket.resume();
    return sockets.filter(({ closed, readableEnded }) => !closed && !readableEnded).length;
  }

  test('are bounded for each address, and there is room again when they are gone', async () => {
    house = await openHouse({ limits });
    const sockets = await open(130);
    await expect.poll(() => leftOf(sockets)).toBe(105);
    for (const socket of sockets) socket.destroy();
    await expect.poll(async () => leftOf(await open(1))).toBe(1);
    const { status } = await get('/healthz', house.address);
    expect(status).toBe(200);
  });

  test('of a proxy are not, since everybody comes from its address', async () => {
    house = await openHouse({ limits, origin: 'https://rookery.example' });
    const sockets = await open(130);
    expect(await leftOf(sockets)).toBe(130);
    for (const socket of sockets) socket.destroy();
  });
});

describe('a page that lets its own name lead to this machine', () => {
  test.each(['evil.example', 'evil.example:4040', 'localhost.evil.example', 'notlocalhost'])(
    'learns nothing as %s',
    async (host) => {
      house = await openHouse({ host: '0.0.0.0', interfaces: () => ({ eth0: [v4('192.0.2.7')] }) });
      const metrics = await get('/metrics', host);
      expect(metrics.body).not.toContain('rookery_sockets');
      expect((await get('/api/reach', host)).body).not.toContain('192.0.2.7');
    },
  );

  test.each(['127.0.0.1:4040', 'localhost', '[::1]:4040', 'rookery.localhost:1', '192.0.2.7'])(
    'is not taken for whoever asks as %s',
    async (host) => {
      house = await openHouse({ host: '0.0.0.0', interfaces: () => ({ eth0: [v4('192.0.2.7')] }) });
      expect((await get('/metrics', host)).body).toContain('rookery_sockets');
      expect((await get('/api/reach', host)).body).toContain('192.0.2.7');
    },
  );

  test('nor for whoever asks by the address that browsers know', async () => {
    house = await openHouse({ origin: 'https://rookery.example' });
    expect((await get('/metrics', 'rookery.example')).status).toBe(200);
    expect((await get('/metrics', 'other.example')).status).toBe(404);
  });
});

describe('an address that is too long', () => {
  test.each([
    [`/api/matches/${'x'.repeat(300)}`, 414],
    [`/${'x'.repeat(3000)}`, 414],
    [`/api/me?${'x'.repeat(3000)}`, 414],
  ])('is refused in JSON (%#)', async (path, status) => {
    house = await openHouse();
    const got = await get(path, house.address);
    expect(got).toMatchObject({ status, type: 'application/json; charset=utf-8' });
    expect(JSON.parse(got.body)).toEqual({ reason: { kind: 'too-long', most: 2000 } });
  });

  test('beyond all measure is refused in plain text', async () => {
    house = await openHouse();
    const got = await get(`/${'x'.repeat(20_000)}`, house.address);
    expect(got).toMatchObject({ status: 431, type: 'text/plain; charset=utf-8' });
  });
});
