import type { Page } from 'playwright-core';
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

/** Fills in the form of an account that has this title, and sends it. */
async function sendAccount(page: Page, title: string, action: string): Promise<void> {
  const { accountName, password } = texts.en.page.online.people.me;
  const form = page.locator('details').filter({ has: page.getByText(title).first() });
  await form.locator('summary').click();
  await form.getByLabel(accountName).fill('zoe');
  await form.getByLabel(password).fill('correct horse');
  await form.getByRole('button', { name: action }).click();
}

const findPalette = (page: Page): Promise<string | null> =>
  page.locator('html').getAttribute('data-palette');

test('settings travel with an account from one device to another, and back', async () => {
  const { settings } = texts.en.page.shell;
  const { me, name } = texts.en.page.online.people;
  const choose = async (page: Page, palette: 'red-green' | 'classic'): Promise<void> => {
    await page.getByRole('button', { name: settings.name }).click();
    await page.getByRole('radio', { name: settings.palettes[palette] }).check({ force: true });
    await page.keyboard.press('Escape');
  };
  const laptop = await house.newVisitor({ size: 'desktop' });
  const phone = await house.newVisitor({ size: 'phone' });
  await laptop.page.goto(`${house.server.address}/me`);
  await laptop.page.getByLabel(name, { exact: true }).fill('Zoe');
  await laptop.page.getByRole('button', { name: me.save }).click();
  await choose(laptop.page, 'red-green');
  await sendAccount(laptop.page, me.createAccount, me.createAccount);
  await laptop.page.getByText(me.accountCreated).waitFor();

  await phone.page.goto(`${house.server.address}/me`);
  await sendAccount(phone.page, me.logInTitle, me.logIn);
  await expect.poll(() => findPalette(phone.page)).toBe('red-green');

  const carried = phone.page.waitForResponse('**/api/me/settings');
  await choose(phone.page, 'classic');
  await carried;
  await laptop.page.reload();
  await expect.poll(() => findPalette(laptop.page)).toBe('classic');
  expect([...laptop.complaints, ...phone.complaints]).toEqual([]);
  await Promise.all([laptop.context.close(), phone.context.close()]);
});
