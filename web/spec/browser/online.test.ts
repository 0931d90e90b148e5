import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { barriers } from './axe.ts';
import { newVisitor, openBrowser, photograph, type Visitor } from './browser.ts';
import { playToTheEnd, texts, type Language } from './robots.ts';
import { startServer, type RealServer } from './server.ts';

let server: RealServer;
let browser: Browser;

beforeAll(async () => {
  [server, browser] = await Promise.all([startServer(), openBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await server.close();
});

async function introduce(page: Page, language: Language, name: string): Promise<void> {
  const { introduce: words, name: label } = texts[language].page.online.people;
  const dialog = page.getByRole('dialog', { name: words.title });
  await dialog.getByLabel(label, { exact: true }).fill(name);
  await dialog.getByRole('button', { name: words.action }).click();
}

/** Ana, at a desk and in English, opens a table for two and gets a link. */
async function openTable({ page }: Visitor, game: string): Promise<string> {
  const { home, online } = texts.en.page;
  await page.goto(`${server.address}/play/${game}/friends`);
  const fewer = page.getByRole('button', { name: home.setUp.fewer });
  while (await fewer.isEnabled()) await fewer.click();
  await page.getByRole('button', { name: online.create.open }).click();
  await introduce(page, 'en', 'Ana');
  await page.waitForURL(/\/table\//);
  await page.getByRole('heading', { name: online.waiting.invite }).waitFor();
  return page.url();
}

/** Zoé, on a phone and in French, follows the link and sits down. */
async function sitDown({ page }: Visitor, link: string): Promise<void> {
  const { waiting } = texts.fr.page.online;
  await page.goto(link);
  await page.getByRole('button', { name: waiting.sit }).first().click();
  await introduce(page, 'fr', 'Zoé');
  await page.getByRole('button', { name: waiting.beReady }).click();
}

describe('two people online', () => {
  test.each(['penguin-party', 'penguinramids'])(
    'one in English, one in French, play %s to its end while the server is killed twice',
    async (game) => {
      const ana = await newVisitor(browser, { size: 'desktop', theme: 'light' });
      const zoe = await newVisitor(browser, { size: 'phone', language: 'fr', theme: 'dark' });
      const { waiting } = texts.en.page.online;
      const link = await openTable(ana, game);
      await photograph(ana.page, `online-${game}-waiting`);
      await sitDown(zoe, link);
      await photograph(zoe.page, `online-${game}-waiting-phone`);
      const barriersFound = [await barriers(ana.page), await barriers(zoe.page)];
      const ready = ana.page.getByRole('button', { name: waiting.beReady });
      if (await ready.isVisible()) await ready.click();
      await ana.page.getByRole('button', { name: waiting.start }).click();
      const players = [
        { page: ana.page, language: 'en' },
        { page: zoe.page, language: 'fr' },
      ] as const;
      await playToTheEnd(players, async (presses) => {
        if (presses === 8) {
          await Promise.all(
            players.map(({ page }, index) =>
              photograph(page, `online-${game}-playing-${String(index + 1)}`),
            ),
          );
          barriersFound.push(await barriers(ana.page), await barriers(zoe.page));
        }
        if (presses !== 6 && presses !== 18) return;
        await server.kill();
        await server.start();
      });
      await photograph(zoe.page, `online-${game}-over-phone`);
      barriersFound.push(await barriers(ana.page), await barriers(zoe.page));
      expect(barriersFound.flat()).toEqual([]);
      expect([...ana.complaints, ...zoe.complaints]).toEqual([]);
      await Promise.all([ana.context.close(), zoe.context.close()]);
    },
    240_000,
  );
});
