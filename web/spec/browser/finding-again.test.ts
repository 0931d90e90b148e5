import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { barriers } from './axe.ts';
import { photograph } from './browser.ts';
import { beginForTwo, openPublicTable } from './friends.ts';
import { sharedHouse } from './house.ts';
import { press, texts } from './robots.ts';

const house = sharedHouse();

/** Whether nothing of a text is cut at its end. */
const isWhole = (text: Locator): Promise<boolean> =>
  text.evaluate((element) => element.scrollWidth <= element.clientWidth);

test('who has left a match online finds it again on home, in their matches and in the lobby', async () => {
  const ana = await house.newVisitor({ size: 'phone', theme: 'dark' });
  const zoe = await house.newVisitor({ size: 'desktop', language: 'fr' });
  const link = await beginForTwo(ana, zoe, house.server.address, 'penguin-party');
  const { address } = house.server;
  for (let move = 0; move < 12; move += 1) {
    await press(ana.page, 'en');
    await press(zoe.page, 'fr');
  }
  const turns: string[] = [];
  for (const [{ page }, language] of [
    [ana, 'en'],
    [zoe, 'fr'],
  ] as const) {
    const { goOn, titleWith } = texts[language].page.home;
    await page.goto(address);
    const row = page.getByRole('listitem').filter({ hasText: 'Penguin Party' });
    await row.getByRole('button').first().waitFor();
    // One of the two is to move, and the other waits for them.
    const isMine = (await page.getByRole('heading', { name: goOn.title(1) }).count()) > 0;
    turns.push(isMine ? 'mine' : 'theirs');
    await expect.poll(() => page.title()).toBe(titleWith(isMine ? 1 : 0, 'Rookery'));
    await photograph(page, `home-ongoing-${language}`);
    expect(await isWhole(row.locator('.name'))).toBe(true);
    expect(await barriers(page)).toEqual([]);
    await page.goto(`${address}/matches`);
    await row.getByRole('button').first().waitFor();
    await photograph(page, `matches-ongoing-${language}`);
    await row.getByRole('button').first().click();
    await page.waitForURL(link);
  }
  expect(new Set(turns)).toEqual(new Set(['mine', 'theirs']));
  expect([...ana.complaints, ...zoe.complaints]).toEqual([]);
  await Promise.all([ana.context.close(), zoe.context.close()]);
});

test('home learns of a move while somebody looks at it', async () => {
  const ana = await house.newVisitor({ size: 'phone' });
  const zoe = await house.newVisitor({ size: 'phone', language: 'fr' });
  await beginForTwo(ana, zoe, house.server.address, 'penguin-party');
  const { yourTurn } = texts.en.page.table;
  const anaMoves = await ana.page.getByText(yourTurn, { exact: true }).first().isVisible();
  const [mover, waiter] = anaMoves ? [ana, zoe] : [zoe, ana];
  const { goOn } = texts[anaMoves ? 'fr' : 'en'].page.home;
  await waiter.page.goto(house.server.address);
  await waiter.page.getByRole('heading', { name: goOn.others }).waitFor();
  const heading = waiter.page.getByRole('heading', { name: goOn.title(1) });
  await expect
    .poll(async () => {
      await press(mover.page, anaMoves ? 'en' : 'fr');
      return heading.isVisible();
    })
    .toBe(true);
  await Promise.all([ana.context.close(), zoe.context.close()]);
});

test('the lobby lets players go on at their own table', async () => {
  const { lobby } = texts.en.page.online;
  const ana = await house.newVisitor({ size: 'desktop' });
  const guest = await house.newVisitor({ size: 'phone' });
  await openPublicTable(ana, house.server.address);
  await ana.page.goto(`${house.server.address}/lobby`);
  await ana.page.getByRole('button', { name: lobby.goOnAt('Penguin Party') }).waitFor();
  await guest.page.goto(`${house.server.address}/lobby`);
  await guest.page.getByRole('button', { name: lobby.watchAt('Penguin Party', 'Ana') }).waitFor();
  await photograph(ana.page, 'lobby-own-table');
  await Promise.all([ana.context.close(), guest.context.close()]);
});
