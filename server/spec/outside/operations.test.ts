import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deskLog, openLog } from '../../operations/log.ts';
import { Browser, dig } from './browser.ts';
import { Client } from './client.ts';
import { openHouse, type House } from './house.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const get = (path: string, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(`http://${house.address}${path}`, { headers });

describe('whoever watches over the server', () => {
  test('sees that it lives and is ready', async () => {
    expect((await get('/healthz')).status).toBe(200);
    // A store that takes too long once is no reason to worry, so whoever watches asks again.
    await expect.poll(async () => (await get('/readyz')).status).toBe(200);
  });

  test('sees that it lives but is not ready without its database', async () => {
    const own = await openHouse();
    await own.store.close();
    const statuses = ['/healthz', '/readyz', '/api/me'].map(
      async (path) =>
        (
          await fetch(`http://${own.address}${path}`, {
            headers: { cookie: `rookery=${'a'.repeat(43)}` },
          })
        ).status,
    );
    expect(await Promise.all(statuses)).toEqual([200, 503, 503]);
    await own.close();
  });

  test('reads tables, sockets, moves, latency, store time, bot time and refusals', async () => {
    const client = await Client.greeted(house.address);
    await client.ask({ type: 'follow-lobby', id: 2 });
    client.say('{');
    await client.next();
    await new Browser(house.address).arrive();
    const text = await (await get('/metrics')).text();
    for (const line of [
      'rookery_tables 3',
      'rookery_matches 2',
      'rookery_sockets 1',
      'rookery_moves_total{kind="people"} 7',
      'rookery_moves_total{kind="bots"} 11',
      'rookery_refusals_total{kind="not-seated"} 4',
      'rookery_decision_seconds_total 3.5',
      'rookery_bot_seconds_total 2.5',
      'rookery_socket_refusals_total{reason="not-json"} 1',
      'rookery_ask_seconds_count{ask="follow-lobby"} 1',
      'rookery_store_seconds_count{work="beginSession"} 1',
      'rookery_request_seconds_count{route="PUT /api/me",status="200"} 1',
    ]) {
      expect(text.split('\n')).toContain(line);
    }
    // Counted once more, not twice.
    expect(await (await get('/metrics')).text()).toContain('rookery_moves_total{kind="people"} 7');
    await client.leave();
  });

  test('reads them on this machine only, unless told otherwise', async () => {
    expect((await get('/metrics', { 'x-forwarded-for': '192.0.2.1' })).status).toBe(404);
    const open = await openHouse({ metricsFor: 'everyone' });
    const headers = { 'x-forwarded-for': '192.0.2.1' };
    expect((await fetch(`http://${open.address}/metrics`, { headers })).status).toBe(200);
    await open.close();
  });
});

describe('the log', () => {
  test('and the metrics hold no secret of anyone', async () => {
    const own = await openHouse();
    const browser = new Browser(own.address);
    const password = 'a very secret phrase';
    await browser.arrive('Secretive');
    await browser.ask('PUT /api/me/account', { account: 'Hidden', password });
    await browser.ask('POST /api/log-in', { account: 'Hidden', password: `${password}?` });
    const { body } = await browser.ask('POST /api/device-codes');
    const match = 'Zb3nJ8xMQ0mQm1mK9Jt0Ug';
    await browser.ask(`GET /api/matches/${match}`);
    const client = await Client.greeted(own.address, browser.cookie);
    const table = 'uYxN0qg1TzS5nHn0hVfKXw';
    await client.ask({ type: 'close', id: 2, table });
    client.say(`{"broken":"${password}`);
    await client.next();
    await own.store.close();
    await browser.ask('GET /api/me');
    const text = `${own.logged()}${await (await fetch(`http://${own.address}/metrics`)).text()}`;
    const token = String(browser.cookie).split('=')[1];
    const secrets = [password, token, dig(body, 'code'), match, table, 'Secretive', 'Hidden'];
    expect(secrets.filter((secret) => text.includes(String(secret)))).toEqual([]);
    // Both kinds of trouble were told all the same.
    expect(own.logged()).toContain('a message failed');
    expect(own.logged()).toContain('a request failed');
    await own.close();
  });

  test('tells tables and matches apart without their addresses', () => {
    const lines: string[] = [];
    const log = openLog('info', { write: (line) => void lines.push(line) });
    const [table, match] = ['uYxN0qg1TzS5nHn0hVfKXw', 'Zb3nJ8xMQ0mQm1mK9Jt0Ug'];
    const desk = deskLog(log);
    desk.warn('table-not-kept', { table, because: `the seat at ${table} could not be left` });
    desk.warn('table-not-kept', { table });
    desk.error('decision-not-kept', { match });
    log.warn({ deep: { list: [match] } }, 'deep');
    log.error({ err: new Error(`a gap in ${match}`) }, 'trouble');
    expect(lines.filter((line) => line.includes(table) || line.includes(match))).toEqual([]);
    const named = lines.map(
      (line) => dig(JSON.parse(line), 'table') ?? dig(JSON.parse(line), 'match'),
    );
    expect(named[0]).toMatch(/^#[0-9a-f]{8}$/);
    expect(named[1]).toBe(named[0]);
    expect(named[2]).not.toBe(named[0]);
    expect(lines[0]).toContain(`the seat at ${String(named[0])} could not be left`);
  });

  test('leaves out whatever has the name of a secret, however deep', () => {
    const lines: string[] = [];
    const log = openLog('info', { write: (line) => void lines.push(line) });
    log.info({
      cookie: 'k1',
      request: { headers: { x: 'k2' }, token: 'k3' },
      list: [{ move: 'k4' }],
    });
    log.error({ err: Object.assign(new Error('no'), { detail: 'k5', cookie: 'k6' }) }, 'trouble');
    expect(lines.join('')).not.toMatch(/k\d/);
    expect(JSON.parse(String(lines[1]))).toMatchObject({
      level: 'error',
      msg: 'trouble',
      err: { name: 'Error', message: 'no', at: expect.any(Array) },
    });
  });
});
