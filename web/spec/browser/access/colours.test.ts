import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { tableId } from '../../../../protocol/spec/client/fake-outside.ts';
import { sharedHouse } from '../house.ts';
import { texts } from '../robots.ts';
import { equip, openPage } from './pages.ts';

const house = sharedHouse();
const look = { language: 'en', theme: 'light' } as const;

/** The values that a property has, each once. */
const valuesOf = (page: Page, selector: string, property: string): Promise<readonly string[]> =>
  page.evaluate<readonly string[]>(`
    [...new Set([...document.querySelectorAll('${selector}')].map(
      (each) => getComputedStyle(each)['${property}'],
    ))]`);

test('with forced colours penguins keep theirs, and what is chosen is seen', async () => {
  const visitor = await house.newVisitor({ size: 'phone' });
  const { page, context } = visitor;
  await equip(visitor);
  await page.emulateMedia({ forcedColors: 'active' });
  const open = (letter: string): Promise<void> =>
    openPage(page, house.server.address, { name: letter, path: `/table/${tableId(letter)}` }, look);

  await open('b');
  const stacks = await page.locator('.stack').count();
  const cards = await valuesOf(page, '.stack .card', 'borderBottomColor');
  expect(cards.length).toBeGreaterThanOrEqual(Math.min(4, stacks - 1));
  await open('e');
  const squares = await valuesOf(page, '.squares.filled', 'backgroundColor');
  expect(squares.length).toBeGreaterThan(1);

  await page.goto(house.server.address);
  await page.getByRole('button', { name: texts.en.page.shell.settings.name, exact: true }).click();
  await page.getByRole('dialog').waitFor();
  const [chosen, other] = await Promise.all(
    [':checked', ':not(:checked)'].map((state) =>
      valuesOf(page, `dialog .cover${state} + span`, 'borderBottomColor'),
    ),
  );
  expect(chosen).toHaveLength(1);
  expect(other).not.toEqual(chosen);
  await context.close();
});

test('contrast is high where the device asks for it, or the settings', async () => {
  const { page, context } = await house.newVisitor({ size: 'phone' });
  const contrast = (): Promise<string | null> => page.locator('html').getAttribute('data-contrast');
  const { settings } = texts.en.page.shell;
  await page.emulateMedia({ contrast: 'more' });
  await page.goto(house.server.address);
  await expect.poll(contrast).toBe('more');
  await page.emulateMedia({ contrast: 'no-preference' });
  await expect.poll(contrast).toBe('usual');
  await page.getByRole('button', { name: settings.name, exact: true }).click();
  await page
    .getByRole('group', { name: settings.contrast })
    .getByRole('radio', { name: settings.contrasts.more })
    .check({ force: true });
  await expect.poll(contrast).toBe('more');
  await context.close();
});
