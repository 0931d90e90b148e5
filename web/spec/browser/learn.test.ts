import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { barriers } from './axe.ts';
import { photograph } from './browser.ts';
import { sharedHouse } from './house.ts';
import { press, texts, type Language } from './robots.ts';

const house = sharedHouse();

/** Goes on wherever there is something to read, and presses what makes sense wherever a move is asked for. */
async function learn(page: Page, language: Language): Promise<void> {
  const { goOn, finished } = texts[language].page.learn;
  const button = page.getByRole('button', { name: goOn, exact: true });
  while (!(await page.getByText(finished).isVisible())) {
    if (await button.isVisible()) await button.click();
    else await press(page, language);
  }
}

test.each([
  ['Penguin Party', 'penguin-party', 'en', 'phone', 'light'],
  ['Penguin Party', 'penguin-party', 'fr', 'desktop', 'dark'],
  ['Penguin Party', 'penguin-party', 'ja', 'phone', 'dark'],
] as const)(
  'the course in %s is found on home and remembered: %s, %s, %s, %s',
  async (name, game, language, size, theme) => {
    const { page, context, complaints } = await house.newVisitor({ language, size, theme });
    const { learn: said, shell } = texts[language].page;
    await page.goto(house.server.address);
    await page
      .getByRole('article', { name })
      .getByRole('button', { name: said.button(3) })
      .click();
    await page.getByRole('heading', { name: said.title(name) }).waitFor();
    await photograph(page, `learn-${game}-${size}-${theme}-${language}`);
    expect(await barriers(page)).toEqual([]);

    await page.getByRole('listitem').first().getByRole('button').click();
    await page.getByRole('region', { name: said.coach }).waitFor();
    await photograph(page, `lesson-${game}-${size}-${theme}-${language}`);
    expect(await barriers(page)).toEqual([]);
    await learn(page, language);
    await page.getByRole('button', { name: said.next }).waitFor();

    await page.getByRole('button', { name: shell.back }).click();
    await page.getByRole('listitem').first().getByText(said.done).waitFor({ state: 'attached' });
    await page.reload();
    await page.getByRole('listitem').first().getByText(said.done).waitFor({ state: 'attached' });
    expect(complaints).toEqual([]);
    await context.close();
  },
);

test('a legal move that was not asked for is answered, and changes nothing', async () => {
  const { page, context } = await house.newVisitor();
  await page.goto(`${house.server.address}/learn/penguin-party/above`);
  await page
    .getByRole('button', { name: /yellow/i })
    .first()
    .click();
  await page.locator('main').getByRole('button', { name: /base/i }).first().click();
  await page.getByText('The rules allow it.').waitFor();
  // The penguin is still in the hand, and the place still free.
  expect(await page.getByRole('button', { name: /yellow/i }).count()).toBeGreaterThan(0);
  await context.close();
});

test('whoever touches a card before reading on is pointed at what to press', async () => {
  const { page, context } = await house.newVisitor();
  await page.goto(`${house.server.address}/learn/penguin-party/base`);
  const goOn = page.getByRole('button', { name: texts.en.page.learn.goOn });
  const outline = (): Promise<string> =>
    goOn.evaluate((button) => getComputedStyle(button).outlineStyle);
  await goOn.waitFor();
  expect(await outline()).toBe('none');
  // The card says that it cannot be played, and is touched all the same.
  await page.locator('main button[aria-keyshortcuts]').first().click({ force: true });
  expect(await outline()).toBe('solid');
  await context.close();
});

test('an address without a lesson says so', async () => {
  const { page, context } = await house.newVisitor();
  await page.goto(`${house.server.address}/learn/penguin-party/nothing`);
  await page.getByRole('heading', { name: texts.en.page.learn.unknown.title }).waitFor();
  await context.close();
});
