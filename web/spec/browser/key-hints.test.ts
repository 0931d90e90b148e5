import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openBrowserWithMouse, photograph } from './browser.ts';
import { sharedHouse } from './house.ts';
import { texts } from './robots.ts';

const house = sharedHouse({ open: openBrowserWithMouse });
const { home } = texts.en.page;

async function playPenguinParty(page: Page): Promise<void> {
  await page.goto(house.server.address);
  const game = page.getByRole('article', { name: 'Penguin Party' });
  await game.getByRole('button', { name: home.playNow }).click();
  // A hand may lack any colour, and with it that colour's key.
  await page.locator('[data-key]').first().waitFor({ state: 'attached' });
}

/** The keys that are written on cards. */
const shownKeys = (page: Page): Promise<readonly string[]> =>
  page
    .locator('[data-key]')
    .evaluateAll((hints) =>
      hints
        .filter((hint) => getComputedStyle(hint, '::before').display !== 'none')
        .map((hint) => hint.dataset['key'] ?? ''),
    );

test('cards say which key chooses them where there is a keyboard, and the keys do', async () => {
  const { page, context, complaints } = await house.newVisitor({ size: 'desktop' });
  await playPenguinParty(page);
  const playable = page.locator('button[aria-keyshortcuts][aria-disabled="false"]').first();
  const key = (await playable.getAttribute('aria-keyshortcuts')) ?? '';
  expect(await shownKeys(page)).toContain(key);
  await page.keyboard.press(key);
  const pressed = page.locator('button[aria-keyshortcuts][aria-pressed="true"]');
  expect(await pressed.getAttribute('aria-keyshortcuts')).toBe(key);
  await photograph(page, 'key-hints-desktop-light-en');
  expect(complaints).toEqual([]);
  await context.close();
});

test('a phone shows no keys', async () => {
  const { page, context } = await house.newVisitor({ size: 'phone' });
  await playPenguinParty(page);
  expect(await shownKeys(page)).toEqual([]);
  await context.close();
});
