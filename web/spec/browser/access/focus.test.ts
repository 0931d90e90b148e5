import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { sharedHouse } from '../house.ts';
import { texts } from '../robots.ts';
import { focusOf } from './focus.ts';

const house = sharedHouse();
const { page: words, party } = texts.en;

/** Presses it as somebody without a pointer does, and waits until something has the focus again. */
async function pressByKey(page: Page, button: Locator): Promise<void> {
  await button.focus();
  await page.keyboard.press('Enter');
  await hasFocus(page);
}

const hasFocus = (page: Page): Promise<void> =>
  expect.poll(() => focusOf(page)).not.toBe('nothing');

const named = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('button', { name }).first();

/** Waits for the own turn, going on at the end of a round. Gives back the first penguin that may be placed. */
async function reachTurn(page: Page): Promise<Locator> {
  const playable = named(page, new RegExp(`, ${party.playable}`));
  const proceed = named(page, party.summary.close);
  await playable.or(proceed).first().waitFor();
  if (!(await proceed.isVisible())) return playable;
  await pressByKey(page, proceed);
  await proceed.waitFor({ state: 'detached' });
  return reachTurn(page);
}

/** Places the first penguin that may be placed, by keys alone. */
async function placeOne(page: Page): Promise<void> {
  await pressByKey(page, await reachTurn(page));
  await page.keyboard.press('ArrowUp');
  expect(await focusOf(page)).toMatch(/^button/);
  await page.keyboard.press('Enter');
  // The place that had the focus is gone now.
  await page
    .locator('button.place')
    .first()
    .waitFor({ state: 'detached', timeout: 1000 })
    .catch(() => undefined);
  await hasFocus(page);
}

test('focus goes to the heading of the next page, back from a dialog, and stays in the pyramid', async () => {
  const { page, context, complaints } = await house.newVisitor({ size: 'desktop' });
  await page.goto(house.server.address);
  await pressByKey(page, named(page, words.home.playNow));
  await page.getByRole('group', { name: party.hand }).waitFor();
  await expect.poll(() => focusOf(page)).toBe('h1 Penguin Party');

  for (let turn = 0; turn < 6; turn += 1) await placeOne(page);
  // Whatever happens by itself, such as the end of a round, has happened by then.
  await reachTurn(page);

  await pressByKey(page, named(page, words.shell.settings.name));
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => focusOf(page)).toBe(`button ${words.shell.settings.name}`);
  await pressByKey(page, named(page, words.shell.home));
  await expect.poll(() => focusOf(page)).toMatch(/^h1 /);
  await page.goBack();
  await page.getByRole('group', { name: party.hand }).waitFor();
  await expect.poll(() => focusOf(page)).toBe('h1 Penguin Party');
  expect(complaints).toEqual([]);
  await context.close();
});
