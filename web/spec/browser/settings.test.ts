import { expect, test } from 'vitest';
import { defaultSettings, settingsFileOf } from '../../shell/settings.ts';
import { barriers } from './axe.ts';
import { photograph } from './browser.ts';
import { sharedHouse } from './house.ts';
import { writeRecord } from './record-files.ts';
import { texts } from './robots.ts';

const house = sharedHouse();

test('settings come from a file, and one that is none of them changes nothing', async () => {
  const { page, context, complaints } = await house.newVisitor({ size: 'phone' });
  const { settings } = texts.en.page.shell;
  const palette = (): Promise<string | null> => page.locator('html').getAttribute('data-palette');
  await page.goto(house.server.address);
  await page.getByRole('button', { name: settings.name }).click();
  const chooser = page.locator('dialog input[type=file]');
  await chooser.setInputFiles(writeRecord('not-settings.json', { form: 'record' }));
  await page.getByText(settings.file.problems['not-settings']).waitFor();
  expect(await palette()).toBe('classic');

  const chosen = { ...defaultSettings, palette: 'red-green', symbols: 'shapes' } as const;
  const file = writeRecord('settings.json', settingsFileOf(chosen));
  await chooser.setInputFiles(file);
  await page.getByText(settings.file.loaded).waitFor();
  await expect.poll(palette).toBe('red-green');
  await page.getByRole('radio', { name: settings.palettes.classic }).check({ force: true });
  await expect.poll(palette).toBe('classic');
  // The same file once more.
  await chooser.setInputFiles(file);
  await expect.poll(palette).toBe('red-green');
  await photograph(page, 'settings-phone');
  expect(await barriers(page)).toEqual([]);
  expect(complaints).toEqual([]);
  await context.close();
});
