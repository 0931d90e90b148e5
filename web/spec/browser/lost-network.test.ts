import { expect, test } from 'vitest';
import { photograph } from './browser.ts';
import { beginForTwo } from './friends.ts';
import { sharedHouse } from './house.ts';
import { texts } from './robots.ts';

const house = sharedHouse();

test('a game that is not on the device yet opens by itself once the network is back', async () => {
  const { page, context } = await house.newVisitor();
  const { home, shell } = texts.en.page;
  await page.goto(house.server.address);
  const party = page.getByRole('article', { name: 'Penguin Party' });
  await party.getByRole('button', { name: home.playNow }).waitFor();
  await context.setOffline(true);
  await party.getByRole('button', { name: home.playNow }).click();
  await party.getByText(home.setUp.noNetwork).waitFor();
  await party.getByRole('button', { name: shell.failed.action }).waitFor();
  await photograph(page, 'home-no-network-phone');
  await context.setOffline(false);
  await page.waitForURL(/\/here\//);
  await page.locator('header .status').waitFor();
  await context.close();
});

/** In milliseconds. A line that merely falls silent is noticed much later; a busy machine needs some seconds itself. */
const atOnce = 25_000;

test('a lost network is noticed at once at a table, and covers nobody', async () => {
  const ana = await house.newVisitor({ size: 'phone', theme: 'dark' });
  const zoe = await house.newVisitor({ size: 'desktop', language: 'fr' });
  await beginForTwo(ana, zoe, house.server.address, 'penguin-party');
  const before = Date.now();
  await ana.context.setOffline(true);
  const strip = ana.page.locator('.strip').filter({ hasText: 'connection' });
  await strip.waitFor();
  expect(Date.now() - before).toBeLessThan(atOnce);
  await photograph(ana.page, 'online-no-network-phone-dark');
  const bottom = await strip.evaluate<number>((element) => element.getBoundingClientRect().bottom);
  const board = await ana.page
    .locator('main')
    .evaluate<number>((element) => element.getBoundingClientRect().top);
  expect(bottom).toBeLessThanOrEqual(board);
  await ana.context.setOffline(false);
  await strip.waitFor({ state: 'detached' });
  await Promise.all([ana.context.close(), zoe.context.close()]);
});

test.for([
  ['code', /LearnPage-.*\.js$/],
  ['style', /LearnPage-.*\.css$/],
] as const)(
  'a part of the page whose %s does not load at first comes all the same',
  async ([, file]) => {
    const { page, context } = await house.newVisitor({ keeping: 'block' });
    await page.goto(house.server.address);
    let failures = 0;
    await page.route(file, (route) => {
      failures += 1;
      return failures <= 2 ? route.abort() : route.continue();
    });
    const party = page.getByRole('article', { name: 'Penguin Party' });
    await party.getByText(/^Learn/u).click();
    await page.getByText(texts.en.page.shell.failed.title).waitFor();
    const play = page.getByRole('button', { name: texts.en.page.learn.play });
    await play.waitFor();
    expect(failures).toBe(3);
    const layout = page.locator('main').evaluate((element) => getComputedStyle(element).display);
    expect(await layout).toBe('grid');
    await context.close();
  },
);
