import { expect, test } from 'vitest';
import { barriers } from './axe.ts';
import { sharedHouse } from './house.ts';
import { press, texts } from './robots.ts';

const house = sharedHouse();

test('the language changes at the table without a reload, and the match goes on', async () => {
  const { page, context, complaints } = await house.newVisitor({ size: 'phone' });
  await page.goto(`${house.server.address}/play/penguin-party/bots`);
  await page.getByRole('button', { name: texts.en.page.home.setUp.start, exact: true }).click();
  await page.getByRole('group', { name: texts.en.party.hand }).waitFor();
  await page.evaluate<void>('window.isTheSamePage = true');

  const { settings, close } = texts.en.page.shell;
  await page.getByRole('button', { name: settings.name, exact: true }).click();
  await page.getByRole('radio', { name: '日本語' }).check({ force: true });
  await page
    .getByRole('heading', { name: texts.ja.page.shell.settings.name, exact: true })
    .waitFor();
  await page.getByRole('button', { name: texts.ja.page.shell.close, exact: true }).click();
  await page.getByRole('group', { name: texts.ja.party.hand }).waitFor();

  expect(await page.evaluate<string>('document.documentElement.lang')).toBe('ja');
  expect(await page.getByRole('button', { name: close, exact: true }).count()).toBe(0);
  expect(await barriers(page)).toEqual([]);
  while (!(await press(page, 'ja'))) await page.waitForTimeout(50);
  expect(await page.evaluate<boolean>('window.isTheSamePage === true')).toBe(true);
  expect(complaints).toEqual([]);
  await context.close();
});

test('home has a list of languages, each in its own words', async () => {
  const { page, context } = await house.newVisitor({ size: 'phone' });
  await page.goto(house.server.address);
  const list = page.getByRole('combobox', { name: texts.en.page.shell.settings.language });
  await list.waitFor();
  expect(await list.getByRole('option').allInnerTexts()).toContain('한국어');
  await list.selectOption('ko');
  await page.getByText(texts.ko.page.home.playNow).first().waitFor();
  expect(await page.evaluate<string>('document.documentElement.lang')).toBe('ko');
  await page.reload();
  await page.getByText(texts.ko.page.home.playNow).first().waitFor();
  await context.close();
});
