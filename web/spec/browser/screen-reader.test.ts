import { describe, expect, test } from 'vitest';
import { axNodesOf, faultsOfTree } from './ax-tree.ts';
import { photograph, type Wishes } from './browser.ts';
import { sharedHouse } from './house.ts';
import { texts } from './robots.ts';

const house = sharedHouse();

const paths = [
  '/',
  '/play/penguin-party/bots',
  '/lobby',
  '/matches',
  '/learn/penguin-party',
  '/learn/penguinramids',
  '/rules/penguinramids',
  '/puzzles/penguin-party',
  '/me',
  '/numbers',
  '/replay',
];

test('every page has one main part, headings in order, and a name for whatever can be reached', async () => {
  const { page, context } = await house.newVisitor({ size: 'desktop' });
  for (const path of paths) {
    await page.goto(house.server.address + path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(faultsOfTree(await axNodesOf(context, page)), path).toEqual([]);
  }
  await context.close();
});

describe.each([
  ['penguin-party', 'phone', 'light'],
  ['penguinramids', 'desktop', 'dark'],
] as const)('at a table of %s', (game, size, theme) => {
  test('the command line is the first thing to reach, and answers are shown and said', async () => {
    const wishes: Wishes = { size, theme };
    const { page, context, complaints } = await house.newVisitor(wishes);
    const { table, shell } = texts.en.page;
    await page.goto(`${house.server.address}/play/${game}/bots`);
    await page.getByRole('button', { name: texts.en.page.home.setUp.start }).click();
    const buttons = page.getByRole('main').getByRole('button', { name: table.commands });
    await buttons.waitFor();
    await page.getByRole('main').focus();
    await page.keyboard.press('Tab');
    await expect.poll(() => buttons.evaluate((each) => each === document.activeElement)).toBe(true);
    await page.keyboard.press('Enter');
    const line = page.getByRole('textbox');
    await line.waitFor();
    await page.keyboard.insertText('who');
    await page.keyboard.press('Enter');
    const answer = page.getByRole('group', { name: 'Answer' });
    await expect.poll(() => answer.innerText()).toMatch(/You: /);
    await expect
      .poll(() => page.locator('[aria-live=polite]').first().innerText())
      .toMatch(/You: /);
    await photograph(page, `commands-${game}-${size}-${theme}`);
    expect(faultsOfTree(await axNodesOf(context, page))).toEqual([]);

    // Letters are letters while somebody types; afterwards they read things out.
    await page.keyboard.insertText('h');
    expect(await line.inputValue()).toBe('h');
    await page.keyboard.press('ArrowUp');
    expect(await line.inputValue()).toBe('who');
    await page.keyboard.press('Escape');
    await expect.poll(() => line.count()).toBe(0);
    await page.keyboard.press('?');
    const keys = page.getByRole('dialog', { name: 'Keys' });
    await photograph(page, `keys-${game}-${size}-${theme}`);
    await keys.getByRole('switch', { name: shell.settings.keys }).click();
    await keys.getByRole('button', { name: shell.close }).click();
    await page.keyboard.press('?');
    await page.keyboard.press('/');
    expect(await page.getByRole('dialog').count()).toBe(0);
    expect(await line.count()).toBe(0);
    expect(complaints).toEqual([]);
    await context.close();
  });
});
