import { expect, test } from 'vitest';
import { barriers } from './axe.ts';
import { photograph, type Visitor } from './browser.ts';
import { introduce, openTableForTwo, openPublicTable, sitDown } from './friends.ts';
import { sharedHouse } from './house.ts';
import { texts, type Language } from './robots.ts';

const house = sharedHouse();

test('a code of four letters that one says leads the other to the table', async () => {
  const ana = await house.newVisitor({ size: 'phone' });
  const zoe = await house.newVisitor({ size: 'phone', language: 'fr', theme: 'dark' });
  const link = await openTableForTwo(ana, house.server.address, 'penguinramids');
  const letters = ana.page.locator('.letters');
  await letters.waitFor();
  const code = (await letters.textContent()) ?? '';
  expect(code).toMatch(/^[A-Z]{4}$/);
  // The picture to scan is there at once as well.
  await ana.page.getByRole('img', { name: texts.en.page.online.waiting.qrAbout }).waitFor();
  await photograph(ana.page, 'online-invitation-phone');
  // Both are in sight without scrolling, above the bar.
  const bar = await ana.page
    .getByRole('button', { name: texts.en.page.online.waiting.start })
    .boundingBox();
  const spoken = await letters.boundingBox();
  expect(spoken && bar && spoken.y + spoken.height).toBeLessThan(bar?.y ?? 0);
  const { meet } = texts.fr.page.home;
  const { spokenCode } = texts.fr.page.online;
  await zoe.page.goto(house.server.address);
  await zoe.page.getByRole('button', { name: meet.join }).click();
  await zoe.page.getByLabel(spokenCode.label).fill(code === 'ZZZZ' ? 'BBBB' : 'ZZZZ');
  await zoe.page.getByRole('button', { name: spokenCode.action, exact: true }).click();
  await zoe.page.getByText(spokenCode.wrong).waitFor();
  await photograph(zoe.page, 'home-join-by-code-phone-dark-fr');
  expect(await barriers(zoe.page)).toEqual([]);
  await zoe.page.getByLabel(spokenCode.label).fill(code.toLowerCase());
  await zoe.page.getByRole('button', { name: spokenCode.action, exact: true }).click();
  await zoe.page.waitForURL(link);
  await Promise.all([ana.context.close(), zoe.context.close()]);
});

test('a guest can say the code as well, once they have said who they are', async () => {
  const ana = await house.newVisitor({ size: 'phone' });
  const zoe = await house.newVisitor({ size: 'phone', language: 'fr' });
  const link = await openPublicTable(ana, house.server.address);
  const letters = ana.page.locator('.letters');
  await letters.waitFor();
  await sitDown(zoe, link);
  await zoe.page.locator('.letters', { hasText: (await letters.textContent()) ?? '' }).waitFor();
  // The page knows who is there after a reload, too.
  await ana.page.reload();
  await letters.waitFor();
  expect([...ana.complaints, ...zoe.complaints]).toEqual([]);
  await Promise.all([ana.context.close(), zoe.context.close()]);
});

test('everybody hears who comes and goes while a table waits', async () => {
  const ana = await house.newVisitor({ size: 'phone' });
  const zoe = await house.newVisitor({ size: 'phone', language: 'fr', theme: 'dark' });
  const link = await openTableForTwo(ana, house.server.address, 'penguin-party');
  const { seatNews } = texts.en.page.online;
  const { online } = texts.fr.page;
  await sitDown(zoe, link);
  await ana.page.getByText(seatNews.hasCome('Zoé')).waitFor();
  await photograph(ana.page, 'waiting-room-news-phone');
  await zoe.page.getByRole('button', { name: online.waiting.stand }).click();
  await ana.page.getByText(seatNews.hasLeft('Zoé')).waitFor();
  expect([...ana.complaints, ...zoe.complaints]).toEqual([]);
  await Promise.all([ana.context.close(), zoe.context.close()]);
});

async function quickMatch({ page }: Visitor, language: Language, name: string): Promise<string> {
  await page.goto(house.server.address);
  const { meet } = texts[language].page.home;
  await page.getByRole('button', { name: meet.quick('Penguin Party') }).click();
  await introduce(page, language, name);
  await page.waitForURL(/\/table\//);
  return page.url();
}

test('two who want a quick match meet at one table, and who sits down is ready', async () => {
  const ana = await house.newVisitor({ size: 'desktop' });
  const zoe = await house.newVisitor({ size: 'phone', language: 'fr' });
  const first = await quickMatch(ana, 'en', 'Ana');
  await ana.page.getByRole('heading', { name: texts.en.page.online.waiting.seats }).waitFor();
  expect(await quickMatch(zoe, 'fr', 'Zoé')).toBe(first);
  await ana.page.getByRole('button', { name: texts.en.page.online.waiting.start }).click();
  for (const { page } of [ana, zoe]) await page.locator('header .status').waitFor();
  const guest = await house.newVisitor({ size: 'phone', theme: 'dark' });
  // The server counts players now and then, so the first look may come too early.
  await expect
    .poll(async () => {
      await guest.page.goto(house.server.address, { waitUntil: 'networkidle' });
      return guest.page.getByText(texts.en.page.home.meet.playing(2)).isVisible();
    })
    .toBe(true);
  await photograph(guest.page, 'home-meet-phone-dark');
  await guest.page.goto(first);
  await guest.page.getByText(texts.en.page.online.watching.you).first().waitFor();
  await photograph(guest.page, 'online-watching-phone-dark');
  await ana.page.getByTitle(texts.en.page.online.watching.others(1)).waitFor();
  await Promise.all([ana.context.close(), zoe.context.close(), guest.context.close()]);
});

test('a quick match leads to a public table where somebody waits already', async () => {
  const ana = await house.newVisitor();
  const zoe = await house.newVisitor({ language: 'fr' });
  const table = await openPublicTable(ana, house.server.address);
  expect(await quickMatch(zoe, 'fr', 'Zoé')).toBe(table);
  await Promise.all([ana.context.close(), zoe.context.close()]);
});
