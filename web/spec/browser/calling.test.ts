import { networkInterfaces } from 'node:os';
import { setTimeout } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Visitor } from './browser.ts';
import { openTableForTwo, sitDown } from './friends.ts';
import { sharedHouse } from './house.ts';
import { press, texts } from './robots.ts';

const house = sharedHouse({ keeping: 'allow' });

/** Runs in the page: remembers what was given to the sheet of the device, and which notifications were shown. */
const remembering = `
  window.remembered = { shared: [], shown: [], closed: 0 };
  navigator.share = async (what) => void remembered.shared.push(what);
  window.Notification = class extends Notification {
    constructor(title, options) {
      super(title, options);
      remembered.shown.push(title);
    }
    close() {
      remembered.closed += 1;
      super.close();
    }
  };`;

interface Remembered {
  readonly shared: readonly { readonly url: string }[];
  readonly shown: readonly string[];
  readonly closed: number;
}
const rememberedBy = (page: Page): Promise<Remembered> => page.evaluate<Remembered>('remembered');

/** Somebody who wants to be called, with a page that remembers. */
async function watchful(): Promise<Visitor> {
  const made = await house.newVisitor({ language: 'en', settings: { alerts: true } });
  await made.context.grantPermissions(['notifications']);
  await made.context.addInitScript(remembering);
  return made;
}

/** Answers how others reach the server only after the page has long been drawn. */
const delayReach = (page: Page): Promise<unknown> =>
  page.route('**/api/reach', async (route) => {
    await setTimeout(1000);
    await route.continue();
  });

/** The addresses of this machine in its networks; its own where it has none. */
function addressesForOthers(): readonly string[] {
  const all = Object.values(networkInterfaces()).flatMap((each) => each ?? []);
  const outside = all.filter(({ family, internal }) => family === 'IPv4' && !internal);
  return outside.length > 0 ? outside.map(({ address }) => address) : ['127.0.0.1'];
}

/** Another window covers the page, or no longer does. */
const cover = (page: Page, state: 'hidden' | 'visible'): Promise<unknown> =>
  page.evaluate(`
    Object.defineProperty(document, 'visibilityState', { value: '${state}', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));`);

test('a link goes out by the sheet of the device, and a turn calls back whoever is elsewhere', async () => {
  const ana = await watchful();
  const zoe = await house.newVisitor({ language: 'fr' });
  const { waiting, alerts } = texts.en.page.online;
  await delayReach(ana.page);
  const own = await openTableForTwo(ana, house.server.address, 'penguin-party');
  await ana.page.getByRole('button', { name: waiting.share }).click();
  // Where this machine has a network, the link leads there: not to whoever opens it. Nobody can share
  // a link before the server has said so.
  const [{ url: link } = { url: '' }] = (await rememberedBy(ana.page)).shared;
  expect(new URL(link).pathname).toBe(new URL(own).pathname);
  expect(addressesForOthers()).toContain(new URL(link).hostname);
  await sitDown(zoe, link);
  await ana.page.getByRole('button', { name: waiting.start }).click();

  // Ana goes elsewhere once she has seen that it is Zoé's turn, and Zoé plays.
  const zoesTurn = ana.page.getByText(texts.en.page.table.waitingFor(['Zoé'])).first();
  while (!(await zoesTurn.isVisible())) await press(ana.page, 'en');
  const title = await ana.page.title();
  await cover(ana.page, 'hidden');
  expect((await rememberedBy(ana.page)).shown).toEqual([]);
  while ((await ana.page.title()) === title) await press(zoe.page, 'fr');
  expect(await ana.page.title()).toBe(alerts.title(title));
  expect((await rememberedBy(ana.page)).shown).toEqual([alerts.notification]);

  await cover(ana.page, 'visible');
  expect(await ana.page.title()).toBe(title);
  expect((await rememberedBy(ana.page)).closed).toBe(1);
  expect([...ana.complaints, ...zoe.complaints]).toEqual([]);
  await Promise.all([ana.context.close(), zoe.context.close()]);
});
