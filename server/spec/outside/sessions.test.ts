import { closeCodes } from '@rookery/protocol/close-codes';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { usualLimits } from '../../limits/limits.ts';
import { Browser, dig } from './browser.ts';
import { Client } from './client.ts';
import { openHouse, type House } from './house.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const newBrowser = (): Browser => new Browser(house.address);
const pip = { name: 'Pip', penguin: 'little' };
const password = 'correct horse';

async function arrived(name = 'Pip'): Promise<Browser> {
  const browser = newBrowser();
  await browser.arrive(name);
  return browser;
}

describe('a session', () => {
  test('begins with the first deliberate action, not before', async () => {
    const browser = newBrowser();
    expect((await browser.ask('GET /api/me')).body).toEqual({ you: null });
    expect(browser.cookie).toBeUndefined();
    const { headers, body } = await browser.ask('PUT /api/me', pip);
    expect(body).toEqual({ you: { ...pip, account: null } });
    expect(headers.get('set-cookie')).toMatch(
      /^rookery=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=15552000$/,
    );
    expect(headers.get('cache-control')).toBe('no-store');
    expect((await browser.ask('GET /api/me')).body).toEqual({ you: { ...pip, account: null } });
  });

  test('behind TLS has a cookie that only we can set', async () => {
    const secure = await openHouse({ origin: 'https://rookery.example' });
    const browser = new Browser(secure.address);
    const { headers } = await browser.ask('PUT /api/me', pip);
    expect(headers.get('set-cookie')).toMatch(/^__Host-rookery=.*; Path=\/; .*; Secure$/);
    expect(headers.get('strict-transport-security')).toContain('max-age');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    browser.cookie = browser.cookie?.replace('__Host-', '');
    expect((await browser.ask('GET /api/me')).body).toEqual({ you: null });
    await secure.close();
  });

  test('changes name and penguin without another cookie', async () => {
    const browser = await arrived();
    const { headers, body } = await browser.ask('PUT /api/me', {
      name: ' Ｐｏｌｌｙ ',
      penguin: 'royal',
    });
    expect(body).toEqual({ you: { name: 'Polly', penguin: 'royal', account: null } });
    expect(headers.get('set-cookie')).toBeNull();
  });

  test('ends by logging out', async () => {
    const browser = await arrived();
    const { cookie } = browser;
    expect((await browser.ask('POST /api/log-out')).status).toBe(200);
    expect(browser.cookie).toBeUndefined();
    browser.cookie = cookie;
    expect((await browser.ask('GET /api/me')).body).toEqual({ you: null });
  });

  test.each([
    'DELETE /api/me',
    'GET /api/me/export',
    'POST /api/log-out',
    'POST /api/device-codes',
    'GET /api/matches',
  ])('is needed for %s', async (route) => {
    const { status, body } = await newBrowser().ask(route);
    expect({ status, body }).toEqual({ status: 401, body: { reason: { kind: 'no-session' } } });
  });

  test('can be exported and deleted by guests too', async () => {
    const browser = await arrived('Mumble');
    const { body, headers } = await browser.ask('GET /api/me/export');
    expect(body).toMatchObject({
      form: 'rookery-person/1',
      person: { person: { name: 'Mumble' } },
    });
    expect(headers.get('content-disposition')).toContain('attachment');
    const { cookie } = browser;
    await browser.ask('DELETE /api/me');
    expect(house.desk.heard).toContain('personLeaves');
    expect(browser.cookie).toBeUndefined();
    browser.cookie = cookie;
    expect((await browser.ask('GET /api/me/export')).status).toBe(401);
  });
});

describe('a request that changes something', () => {
  test.each([
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['a sibling', { 'sec-fetch-site': 'same-site' }],
    ['the address bar', { 'sec-fetch-site': 'none' }],
    ['another origin', { origin: 'http://evil.example' }],
    ['a hidden origin', { origin: 'null' }],
  ])('is refused when it comes from %s', async (_case, headers) => {
    const browser = await arrived();
    for (const route of [
      'PUT /api/me',
      'DELETE /api/me',
      'POST /api/log-out',
      'POST /api/log-in',
    ]) {
      const { status, body } = await browser.ask(route, {}, headers);
      expect({ route, status }).toEqual({ route, status: 403 });
      expect(body).toMatchObject({ reason: { problems: [{ at: 'origin' }] } });
    }
    expect((await browser.ask('GET /api/me')).body).toMatchObject({ you: { name: 'Pip' } });
  });

  test('is welcome from our own page', async () => {
    const headers = { 'sec-fetch-site': 'same-origin', origin: `http://${house.address}` };
    expect((await newBrowser().ask('PUT /api/me', pip, headers)).status).toBe(200);
  });

  test.each([
    ['{', 400, 'not-json'],
    ['null', 400, 'bad-form'],
    ['{"name":"Pip","penguin":"little","admin":true}', 400, 'bad-form'],
    ['{"name":"Pip","penguin":"little","__proto__":{}}', 400, 'bad-form'],
    ['{"name":"\\u202ePip","penguin":"little"}', 400, 'bad-form'],
    [`{"name":"${'x'.repeat(9000)}"}`, 413, 'too-long'],
    [`${'['.repeat(100)}${']'.repeat(100)}`, 400, 'too-deep'],
  ])('with the body %s is %i %s', async (body, status, kind) => {
    const got = await newBrowser().ask('PUT /api/me', body);
    expect(got).toMatchObject({ status, body: { reason: { kind } } });
    expect(got.headers.get('set-cookie')).toBeNull();
  });

  test('must say that it is JSON', async () => {
    const headers = { 'content-type': 'text/plain' };
    expect((await newBrowser().ask('PUT /api/me', '{}', headers)).status).toBe(415);
  });
});

describe('an account', () => {
  test('is a name and a password on the same person', async () => {
    const browser = await arrived('Lovelace');
    const guest = browser.cookie;
    const claimed = await browser.ask('PUT /api/me/account', { account: 'Ada', password });
    expect(claimed.body).toMatchObject({ you: { name: 'Lovelace', account: 'Ada' } });
    expect(browser.cookie).not.toBe(guest);

    const elsewhere = newBrowser();
    const { body } = await elsewhere.ask('POST /api/log-in', { account: 'ada', password });
    expect(body).toMatchObject({ you: { name: 'Lovelace', account: 'Ada' } });
    expect((await elsewhere.ask('GET /api/me')).body).toEqual(body);

    const other = await arrived();
    const taken = await other.ask('PUT /api/me/account', { account: 'ADA', password });
    expect(taken).toMatchObject({ status: 409, body: { reason: { kind: 'account-taken' } } });
  });

  test.each([
    ['a wrong password', 'Grace', 'incorrect horse'],
    ['an unknown name', 'Nobody', password],
  ])('does not open for %s, and says no more than that', async (_case, account, wrong) => {
    const owner = await arrived();
    await owner.ask('PUT /api/me/account', { account: 'Grace', password });
    const browser = newBrowser();
    const got = await browser.ask('POST /api/log-in', { account, password: wrong });
    expect(got).toMatchObject({ status: 403, body: { reason: { kind: 'wrong-password' } } });
    expect(browser.cookie).toBeUndefined();
  });

  test('gets another password from whoever shows the old one, and ends every other session', async () => {
    const browser = await arrived('Hopper');
    await browser.ask('PUT /api/me/account', { account: 'Hopper', password });
    const phone = newBrowser();
    await phone.ask('POST /api/log-in', { account: 'Hopper', password });
    const [here, there] = [browser, phone].map(({ cookie }) =>
      Client.greeted(house.address, cookie),
    );
    const change = { account: 'Hopper', password: 'another long password' };
    for (const oldPassword of [undefined, null, 'a mere guess']) {
      const got = await phone.ask('PUT /api/me/account', { ...change, oldPassword });
      expect(got).toMatchObject({ status: 403, body: { reason: { kind: 'wrong-password' } } });
    }
    const done = await browser.ask('PUT /api/me/account', { ...change, oldPassword: password });
    expect(done).toMatchObject({ status: 200, body: { you: { account: 'Hopper' } } });
    expect((await phone.ask('GET /api/me')).body).toEqual({ you: null });
    expect((await browser.ask('GET /api/me')).body).toMatchObject({ you: { account: 'Hopper' } });
    expect(await (await there)?.closed).toMatchObject({ code: closeCodes.session });
    (await here)?.say({ type: 'ping', id: 2 });
    await (await here)?.next();
    const logIn = { account: 'Hopper', password };
    expect((await newBrowser().ask('POST /api/log-in', logIn)).status).toBe(403);
    const { status } = await newBrowser().ask('POST /api/log-in', change);
    expect(status).toBe(200);
  });

  test('is not guessed: after a few attempts everyone waits', async () => {
    const attemptsOfAccount = { burst: 2, perSecond: 0.01 };
    const own = await openHouse({ limits: { ...usualLimits, attemptsOfAccount } });
    const browser = new Browser(own.address);
    const attempt = { account: 'Ada', password: 'a guess or two' };
    const statuses = [];
    for (let count = 0; count < 4; count += 1) {
      statuses.push((await browser.ask('POST /api/log-in', attempt)).status);
    }
    expect(statuses).toEqual([403, 403, 429, 429]);
    const { headers, body } = await browser.ask('POST /api/log-in', attempt);
    expect(body).toMatchObject({ reason: { kind: 'busy' } });
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(1);
    await own.close();
  });
});

describe('a code for another device', () => {
  const codeOf = async (browser: Browser): Promise<string> => {
    const { body } = await browser.ask('POST /api/device-codes');
    return String(dig(body, 'code'));
  };

  test('works once, however it is typed, and the guest is the same person there', async () => {
    const browser = await arrived('Nomad');
    const code = await codeOf(browser);
    const typed = `${code.slice(0, 4).toLowerCase()}-${code.slice(4, 8)} ${code.slice(8)}`;
    const phone = await arrived('Stranger');
    expect((await phone.ask('POST /api/device-codes/redeem', { code: typed })).body).toMatchObject({
      you: { name: 'Nomad' },
    });
    await phone.ask('PUT /api/me', { name: 'Wanderer', penguin: 'snares' });
    expect((await browser.ask('GET /api/me')).body).toMatchObject({ you: { name: 'Wanderer' } });
    const again = await newBrowser().ask('POST /api/device-codes/redeem', { code });
    expect(again).toMatchObject({ status: 403, body: { reason: { kind: 'wrong-code' } } });
  });

  test('is replaced by a newer one, and runs out', async () => {
    const own = await openHouse();
    const browser = new Browser(own.address);
    await browser.arrive();
    const [first, second] = [await codeOf(browser), await codeOf(browser)];
    const other = new Browser(own.address);
    expect((await other.ask('POST /api/device-codes/redeem', { code: first })).status).toBe(403);
    own.pass(600_001);
    expect((await other.ask('POST /api/device-codes/redeem', { code: second })).status).toBe(403);
    await own.close();
  });

  test('is not guessed: after a few attempts one waits', async () => {
    const attempts = { burst: 3, perSecond: 0.01 };
    const own = await openHouse({ limits: { ...usualLimits, attempts } });
    const statuses = [];
    for (let count = 0; count < 5; count += 1) {
      const browser = new Browser(own.address);
      const code = 'AAAABBBBCCCC';
      statuses.push((await browser.ask('POST /api/device-codes/redeem', { code })).status);
    }
    expect(statuses).toEqual([403, 403, 403, 429, 429]);
    await own.close();
  });
});

test('newcomers and requests from one address are limited', async () => {
  const limits = {
    ...usualLimits,
    newcomers: { burst: 2, perSecond: 0.01 },
    requests: { burst: 6, perSecond: 0.01 },
  };
  const own = await openHouse({ limits });
  const statuses = [];
  for (let count = 0; count < 4; count += 1) {
    statuses.push((await new Browser(own.address).ask('PUT /api/me', pip)).status);
  }
  for (let count = 0; count < 4; count += 1) {
    statuses.push((await new Browser(own.address).ask('GET /api/me')).status);
  }
  expect(statuses).toEqual([200, 200, 429, 429, 200, 200, 429, 429]);
  await own.close();
});
