import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { barriers } from './axe.ts';
import { newVisitor, openBrowser, photograph } from './browser.ts';
import { playToTheEnd } from './robots.ts';
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

describe('against bots', () => {
  test.each([
    ['Penguin Party', 'penguin-party', 'phone', 'light'],
    ['Penguinramids', 'penguinramids', 'desktop', 'dark'],
  ] as const)(
    'a match of %s is one touch away and can be played to its end',
    async (...which) => {
      const [name, id, size, theme] = which;
      const { page, context, complaints } = await newVisitor(browser, { size, theme });
      await page.goto(server.address);
      await page
        .getByRole('article', { name })
        .getByRole('button', { name: /Play now/ })
        .click();
      let photographs = 0;
      await playToTheEnd([{ page, language: 'en' }], async (presses) => {
        if (presses % 20 !== 10) return;
        photographs += 1;
        await photograph(page, `${id}-${size}-${theme}-${String(photographs)}`);
        expect(await barriers(page)).toEqual([]);
      });
      await photograph(page, `${id}-${size}-${theme}-over`);
      expect(await barriers(page)).toEqual([]);
      expect(complaints).toEqual([]);
      await context.close();
    },
    240_000,
  );
});
