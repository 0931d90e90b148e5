import { closeCodes } from '@rookery/protocol/close-codes';
import { describe, expect, test } from 'vitest';
import { Browser, dig } from './browser.ts';
import { Client } from './client.ts';
import { openHouse, type House } from './house.ts';

const password = 'correct horse';
const day = 86_400_000;

/** A house, and a browser that began a session there more than a day ago. */
async function dayLater(): Promise<{ own: House; browser: Browser; old: string | undefined }> {
  const own = await openHouse();
  const browser = new Browser(own.address);
  await browser.arrive();
  own.pass(2 * day);
  return { own, browser, old: browser.cookie };
}

function browserWith({ address }: House, cookie: string | undefined): Browser {
  const browser = new Browser(address);
  browser.cookie = cookie;
  return browser;
}

const isKnown = async (browser: Browser): Promise<boolean> =>
  dig((await browser.ask('GET /api/me')).body, 'you') !== null;

describe('a session', () => {
  test('gets no new token within a day', async () => {
    const own = await openHouse();
    const browser = new Browser(own.address);
    await browser.arrive();
    const { cookie } = browser;
    own.pass(day - 60_000);
    await browser.ask('GET /api/me');
    expect(browser.cookie).toBe(cookie);
    await own.close();
  });

  test('gets a new token after a day; the old one is soon worth nothing', async () => {
    const { own, browser, old } = await dayLater();
    const client = await Client.greeted(own.address, old);
    await browser.ask('GET /api/me');
    expect(browser.cookie).not.toBe(old);
    await browser.ask('GET /api/me');
    const late = browserWith(own, old);
    expect((await late.ask('GET /api/matches')).status).toBe(200);
    // The socket belongs to the same session still.
    await browser.ask('POST /api/log-out');
    expect((await client.closed).code).toBe(closeCodes.session);
    expect((await late.ask('GET /api/me')).body).toEqual({ you: null });
    await own.close();
  });
});

describe('a copied token', () => {
  test('that was rotated by a thief ends when its owner logs out', async () => {
    const { own, browser, old } = await dayLater();
    const thief = browserWith(own, old);
    await browser.ask('GET /api/me');
    await thief.ask('GET /api/me');
    expect(thief.cookie).not.toBe(old);
    await browser.ask('POST /api/log-out');
    expect(await isKnown(thief)).toBe(false);
    await own.close();
  });

  test('that was rotated by a thief ends when its owner gets another password', async () => {
    const { own, browser } = await dayLater();
    await browser.ask('PUT /api/me/account', { account: 'Ada', password });
    own.pass(2 * day);
    const [copied, again] = [browserWith(own, browser.cookie), browserWith(own, browser.cookie)];
    await copied.ask('GET /api/me');
    const change = { account: 'Ada', password: 'another long password', oldPassword: password };
    expect((await browser.ask('PUT /api/me/account', change)).status).toBe(200);
    expect(await isKnown(copied)).toBe(false);
    expect(await isKnown(again)).toBe(false);
    expect(await isKnown(browser)).toBe(true);
    await own.close();
  });

  test.each([
    ['gets an account', async () => Promise.resolve({})],
    [
      'gets another password',
      async (browser: Browser) => {
        await browser.ask('PUT /api/me/account', { account: 'Barbara', password });
        return { oldPassword: password };
      },
    ],
  ])('leaves no socket open when its owner %s', async (_what, prepare) => {
    const own = await openHouse();
    const browser = new Browser(own.address);
    await browser.arrive();
    const known = await prepare(browser);
    const thief = await Client.greeted(own.address, browser.cookie);
    const stolen = browser.cookie;
    const change = { account: 'Barbara', password: 'another long password', ...known };
    expect((await browser.ask('PUT /api/me/account', change)).status).toBe(200);
    expect((await thief.closed).code).toBe(closeCodes.restart);
    // Whoever comes back has to show the new token.
    const [back, again] = [
      new Client(own.address, { cookie: stolen }),
      new Client(own.address, { cookie: browser.cookie }),
    ];
    const you = await Promise.all(
      [back, again].map(async (client) => {
        await client.opened();
        client.hello();
        return dig(await client.next(), 'you');
      }),
    );
    expect(you).toEqual([null, expect.objectContaining({ account: 'Barbara' })]);
    await own.close();
  });

  test('is worth nothing once a guest has an account', async () => {
    const own = await openHouse();
    const browser = new Browser(own.address);
    await browser.arrive();
    const copy = browserWith(own, browser.cookie);
    await browser.ask('PUT /api/me/account', { account: 'Edsger', password });
    expect(await isKnown(copy)).toBe(false);
    expect(await isKnown(browser)).toBe(true);
    await own.close();
  });

  test('that is used after the owner has a newer one ends both, sockets included', async () => {
    const { own, browser, old } = await dayLater();
    await browser.ask('GET /api/me');
    await browser.ask('GET /api/me');
    const client = await Client.greeted(own.address, browser.cookie);
    own.pass(61_000);
    expect(await isKnown(browserWith(own, old))).toBe(false);
    expect((await client.closed).code).toBe(closeCodes.session);
    expect(await isKnown(browser)).toBe(false);
    await own.close();
  });
});

describe('a browser is not forgotten', () => {
  test('if the answer with its new token is lost, however often', async () => {
    const { own, browser, old } = await dayLater();
    for (let round = 0; round < 5; round += 1) {
      expect(await isKnown(browser)).toBe(true);
      browser.cookie = old;
      own.pass(day);
    }
    expect(await isKnown(browser)).toBe(true);
    expect(browser.cookie).not.toBe(old);
    await own.close();
  });

  test.each([0, 1, 2, 3, 4, 5])(
    'if six tabs ask at once and answer %i comes last',
    async (last) => {
      const { own, old } = await dayLater();
      const tabs = Array.from({ length: 6 }, () => browserWith(own, old));
      expect(await Promise.all(tabs.map(isKnown))).toEqual(tabs.map(() => true));
      const browser = browserWith(own, tabs[last]?.cookie);
      for (const pause of [0, 30_000, 61_000, day, 61_000]) {
        own.pass(pause);
        expect(await isKnown(browser)).toBe(true);
      }
      await own.close();
    },
  );

  test('if it comes back with the token before, within a minute', async () => {
    const { own, browser, old } = await dayLater();
    await browser.ask('GET /api/me');
    await browser.ask('GET /api/me');
    browser.cookie = old;
    own.pass(59_000);
    expect(await isKnown(browser)).toBe(true);
    expect(browser.cookie).not.toBe(old);
    own.pass(61_000);
    expect(await isKnown(browser)).toBe(true);
    await own.close();
  });
});
