import { expect, test } from 'vitest';
import { barriers } from './axe.ts';
import { photograph, sizeOfFile, sizes } from './browser.ts';
import { sharedHouse } from './house.ts';
import { speak } from './layout.ts';
import { playToTheEnd, texts } from './robots.ts';

const house = sharedHouse();
const words = texts.en.page.table;

const looks = [
  ['phone', 'light', 'fr'],
  ['phone', 'dark', 'en'],
  ['desktop', 'light', 'en'],
  ['desktop', 'dark', 'fr'],
] as const;

test('a match ends with a podium, what decided it, a way back and a picture', async () => {
  const { page, context } = await house.newVisitor();
  await page.goto(`${house.server.address}/play/penguin-party/bots`);
  const fewer = page.getByRole('button', { name: texts.en.page.home.setUp.fewer });
  while (await fewer.isEnabled()) await fewer.click();
  const start = page.getByRole('button', { name: texts.en.page.home.setUp.start, exact: true });
  await start.click();
  await playToTheEnd([{ page, language: 'en' }]);
  const dialog = page.getByRole('dialog', { name: words.over });
  expect(await dialog.getByRole('list', { name: words.podium }).locator('li').count()).toBe(2);
  expect(await dialog.textContent()).toMatch(/won by \d+ penalty points?\.|Nobody has fewer/);
  expect(await dialog.getByRole('table').isVisible()).toBe(false);
  await dialog.getByText(words.details).click();
  expect(await dialog.getByRole('table').isVisible()).toBe(true);

  const coming = page.waitForEvent('download');
  await dialog.getByRole('button', { name: words.sharePicture }).click();
  const file = await coming;
  expect(file.suggestedFilename()).toMatch(/^penguin-party-\d{4}-\d\d-\d\d-\d{4}\.png$/);
  expect(sizeOfFile(await file.path())).toBeGreaterThan(20_000);

  for (const [size, theme, language] of looks) {
    await page.setViewportSize(sizes[size]);
    await page.emulateMedia({ colorScheme: theme });
    await speak(page, language);
    await page.reload();
    await page.getByRole('dialog', { name: texts[language].page.table.over }).waitFor();
    await photograph(page, `ending-${size}-${theme}-${language}`);
    expect(await barriers(page)).toEqual([]);
  }
  await page.getByRole('button', { name: texts.fr.page.table.lookBack }).click();
  await page.waitForURL(/\/match\//);
  await context.close();
});
