import { expect, test } from 'vitest';
import { usualSettings } from '../../online/clock-choices.ts';
import { barriers } from './axe.ts';
import { photograph, type Visitor } from './browser.ts';
import { beginForTwo } from './friends.ts';
import { sharedHouse } from './house.ts';
import { playToTheEnd, press, texts, type Language } from './robots.ts';

const house = sharedHouse();

/** Whose turn the page says it is. */
const isTurnOf = ({ page }: Visitor, language: Language): Promise<boolean> =>
  page.locator('header .status.mine', { hasText: texts[language].page.table.yourTurn }).isVisible();

/** Has Ana move, until the match waits for Zoé. */
async function waitForZoe(ana: Visitor, zoe: Visitor): Promise<void> {
  await expect
    .poll(async () => {
      if (await isTurnOf(zoe, 'fr')) return true;
      await press(ana.page, 'en');
      return false;
    })
    .toBe(true);
}

/** For how many seconds somebody is said to be away. */
async function secondsAway({ page }: Visitor): Promise<number> {
  const whatNow = page.getByRole('button', { name: texts.en.page.online.away.whatNow });
  const words = await page.locator('.strip').filter({ has: whatNow }).innerText();
  const [, minutes, seconds] = /(\d+):(\d\d)/.exec(words) ?? [];
  return 60 * Number(minutes) + Number(seconds);
}

/** How often it is written on the screen that somebody is away. */
const seenAway = ({ page }: Visitor): Promise<number> =>
  page
    .getByText(/\baway\b/)
    .evaluateAll(
      (places) =>
        places.filter((place) => !place.closest('.unseen') && place.checkVisibility()).length,
    );

/** In milliseconds. A line that merely falls silent is noticed much later; a busy machine needs some seconds itself. */
const atOnce = 25_000;

test('somebody who leaves is seen to be away at once, and a bot may play for them', async () => {
  const ana = await house.newVisitor({ size: 'phone' });
  const zoe = await house.newVisitor({ size: 'phone', language: 'fr' });
  const { away } = texts.en.page.online;
  const link = await beginForTwo(ana, zoe, house.server.address, 'penguin-party');
  await waitForZoe(ana, zoe);
  const before = Date.now();
  await zoe.page.goto('about:blank');
  const status = ana.page.locator('header .status');
  await expect
    .poll(() => status.textContent(), { interval: 100 })
    .toBe(texts.en.page.table.areAway(['Zoé']));
  expect(Date.now() - before).toBeLessThan(atOnce);
  // It is said in one place, and nowhere that she plays.
  await ana.page.getByText(texts.en.party.prompt.waiting('Zoé')).waitFor();
  expect(await seenAway(ana)).toBe(1);
  await expect.poll(() => secondsAway(ana)).toBeGreaterThanOrEqual(3);
  const shown = await secondsAway(ana);
  // The server knows since when, so that a reload does not begin again at zero.
  await ana.page.reload();
  expect(await secondsAway(ana)).toBeGreaterThanOrEqual(shown);
  await photograph(ana.page, 'online-away-phone');
  await ana.page.getByRole('button', { name: away.whatNow }).click();
  await photograph(ana.page, 'online-away-dialog-phone');
  expect(await barriers(ana.page)).toEqual([]);
  await ana.page.getByRole('button', { name: away.letBotPlay('Zoé') }).click();
  await ana.page.getByRole('button', { name: away.whatNow }).waitFor({ state: 'detached' });
  await zoe.page.goto(link);
  const takeBack = zoe.page.getByRole('button', { name: texts.fr.page.online.menu.takeBack });
  await takeBack.click();
  await takeBack.waitFor({ state: 'detached' });
  await Promise.all([ana.context.close(), zoe.context.close()]);
});

test('a request to pause gives a sign to both', async () => {
  const ana = await house.newVisitor({ size: 'phone', theme: 'dark' });
  const zoe = await house.newVisitor({ size: 'desktop', language: 'fr' });
  const settings = { ...usualSettings, clock: { kind: 'per-move', move: 3_600_000 } };
  await ana.context.addInitScript(
    `localStorage['rookery.online-settings'] = ${JSON.stringify(JSON.stringify(settings))}`,
  );
  await beginForTwo(ana, zoe, house.server.address, 'penguin-party');
  const [english, french] = [texts.en.page.online.menu, texts.fr.page.online.menu];
  await ana.page.getByRole('button', { name: english.name }).click();
  await ana.page.getByRole('button', { name: english.pause }).click();
  await ana.page.getByText(english.youWantPause('Zoé')).first().waitFor();
  await zoe.page.getByText(french.wantsPause('Ana')).first().waitFor();
  await photograph(ana.page, 'online-pause-asked-phone-dark');
  await photograph(zoe.page, 'online-pause-wanted-desktop-fr');
  await zoe.page.getByRole('button', { name: french.agreePause }).click();
  for (const [{ page }, words] of [
    [ana, english],
    [zoe, french],
  ] as const) {
    await page.getByText(words.isPaused).first().waitFor();
    // It lies over nothing: the cards stay in sight, and the board begins below it.
    const goOn = await page.getByRole('button', { name: words.goOn }).boundingBox();
    const board = await page.locator('main').boundingBox();
    expect((goOn?.y ?? Infinity) + (goOn?.height ?? 0)).toBeLessThanOrEqual(board?.y ?? 0);
  }
  await Promise.all([ana.context.close(), zoe.context.close()]);
});

test('a rematch waits for everybody and gives back the seat that a bot had', async () => {
  const ana = await house.newVisitor({ size: 'phone' });
  const zoe = await house.newVisitor({ size: 'desktop', language: 'fr', theme: 'dark' });
  await beginForTwo(ana, zoe, house.server.address, 'penguin-party');
  const { menu } = texts.fr.page.online;
  const [english, french] = [texts.en.page.table, texts.fr.page.table];
  await zoe.page.getByRole('button', { name: menu.name }).click();
  await zoe.page.getByRole('button', { name: menu.handOver }).click();
  await zoe.page.getByRole('button').filter({ hasText: 'Poussin' }).first().click();
  await playToTheEnd([{ page: ana.page, language: 'en' }]);
  await ana.page.getByRole('button', { name: english.rematch, exact: true }).click();
  await ana.page.getByRole('button', { name: english.rematchWaits('Zoé') }).waitFor();
  // Zoé is here and may still be reading: for a while nobody can put a bot on her seat.
  const withBots = ana.page.getByRole('button', { name: english.rematchWithBots('Zoé') });
  expect(await withBots.count()).toBe(0);
  await withBots.waitFor();
  await photograph(ana.page, 'online-rematch-host-phone');
  // Both see who plays again, and what they can do, without scrolling.
  await zoe.page.getByRole('list', { name: french.rematchWho }).waitFor();
  await photograph(zoe.page, 'online-rematch-guest-desktop');
  for (const [{ page }, button] of [
    [ana, english.rematchWithBots('Zoé')],
    [zoe, french.rematch],
  ] as const) {
    const place = await page.getByRole('button', { name: button, exact: true }).boundingBox();
    const bottom = (place?.y ?? Infinity) + (place?.height ?? 0);
    expect(bottom).toBeLessThanOrEqual(page.viewportSize()?.height ?? 0);
  }
  await zoe.page.getByRole('button', { name: french.rematch, exact: true }).click();
  for (const { page } of [ana, zoe]) {
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await page.locator('header .status.over').waitFor({ state: 'detached' });
  }
  expect(await zoe.page.getByRole('button', { name: menu.takeBack }).count()).toBe(0);
  expect([...ana.complaints, ...zoe.complaints]).toEqual([]);
  await Promise.all([ana.context.close(), zoe.context.close()]);
});

test('a face is seen at its speaker, and a round goes on once both are ready', async () => {
  const ana = await house.newVisitor({ size: 'phone' });
  const zoe = await house.newVisitor({ size: 'phone', language: 'fr', theme: 'dark' });
  await beginForTwo(ana, zoe, house.server.address, 'penguin-party');
  const { chat } = texts.en.page.online;
  await ana.page.getByRole('button', { name: chat.reactions }).click();
  await photograph(ana.page, 'reactions-phone');
  expect(await barriers(ana.page)).toEqual([]);
  await ana.page.getByRole('button', { name: chat.said.haha }).click();
  await zoe.page.locator('[data-reaction="haha"]').waitFor();
  await ana.page.locator('[data-reaction="haha"]').waitFor();
  const { chat: chatInFrench } = texts.fr.page.online;
  await zoe.page.getByText(chatInFrench.speaks('Ana', chatInFrench.said.haha)).waitFor();
  await photograph(zoe.page, 'reaction-phone');

  const closing = [texts.en, texts.fr].map(({ party }) => party.summary.close);
  const isWanted = (name: string): boolean => !closing.some((word) => name.startsWith(word));
  const summaryOf = ({ page }: Visitor, language: Language) =>
    page.getByRole('region', { name: texts[language].party.summary.title(1), exact: true });
  while (!(await summaryOf(ana, 'en').isVisible())) {
    await press(ana.page, 'en', isWanted);
    await press(zoe.page, 'fr', isWanted);
  }
  await ana.page.getByRole('button', { name: texts.en.party.summary.close }).click();
  const waitingFor = texts.en.party.summary.waitingFor('Zoé');
  await ana.page.getByRole('button', { name: waitingFor }).waitFor();
  await zoe.page.getByText(texts.fr.party.summary.ready, { exact: true }).waitFor();
  await photograph(zoe.page, 'round-ready-phone');
  await zoe.page.getByRole('button', { name: texts.fr.party.summary.close }).click();
  for (const [visitor, language] of [
    [ana, 'en'],
    [zoe, 'fr'],
  ] as const) {
    await summaryOf(visitor, language).waitFor({ state: 'detached' });
    expect(visitor.complaints).toEqual([]);
  }
  await Promise.all([ana.context.close(), zoe.context.close()]);
});

test('what happened before a reload can be looked at too', async () => {
  const ana = await house.newVisitor({ size: 'phone' });
  const zoe = await house.newVisitor({ size: 'desktop', language: 'fr' });
  await beginForTwo(ana, zoe, house.server.address, 'penguin-party');
  const { moves, backToNow } = texts.fr.page.table;
  const penguins = zoe.page.getByRole('group', { name: texts.fr.party.pyramid }).getByRole('img');
  while ((await penguins.count()) < 4) {
    await press(ana.page, 'en');
    await press(zoe.page, 'fr');
  }
  const before = await penguins.count();
  await zoe.page.reload();
  const lines = zoe.page.getByRole('list', { name: moves }).getByRole('button');
  // Who begins, the deal, and the first penguin.
  await lines.nth(2).click();
  await zoe.page.getByRole('button', { name: backToNow }).waitFor();
  await expect.poll(() => penguins.count()).toBe(1);
  await zoe.page.getByRole('button', { name: backToNow }).click();
  await expect.poll(() => penguins.count()).toBe(before);
  expect(zoe.complaints).toEqual([]);
  await Promise.all([ana.context.close(), zoe.context.close()]);
});
