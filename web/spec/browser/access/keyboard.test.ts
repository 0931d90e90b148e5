import { commandsInEnglish } from '@rookery/texts/en/page/commands';
import { replayInEnglish } from '@rookery/texts/en/page/replay';
import { recordOf } from '@rookery/rules/kernel/record';
import { entryOf } from '@rookery/rules/kernel/entry';
import { fileURLToPath } from 'node:url';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { randomMatch } from '../../../../rules/spec/random-match.ts';
import { settings as matchSettings } from '../../../../rules/spec/settings.ts';
import { packMatch } from '../../../replay/packing.ts';
import type { Visitor } from '../browser.ts';
import { openPublicTable } from '../friends.ts';
import { sharedHouse } from '../house.ts';
import { texts } from '../robots.ts';
import { focusOf, walkTo } from './focus.ts';

const house = sharedHouse();
const measuring = fileURLToPath(new URL('measure-access.js', import.meta.url));
const { page: words, party } = texts.en;

const forThree = matchSettings.filter(({ name }) => name.startsWith('penguin-party, 3'));

/** Somebody at home without a pointer. */
async function arrive(path = '/'): Promise<Visitor> {
  const visitor = await house.newVisitor({ size: 'desktop' });
  await visitor.context.addInitScript({ path: measuring });
  await visitor.page.goto(house.server.address + path);
  await visitor.page.getByRole('heading', { level: 1 }).first().waitFor();
  return visitor;
}

const named = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('button', { name }).first();

/** Walks to a button by the tab key, and presses it. */
async function pressByTab(page: Page, button: Locator): Promise<void> {
  await button.waitFor();
  await walkTo(page, button);
  await page.keyboard.press('Enter');
}

/** The list of keys opens and closes, and the focus is where it was. */
async function lookAtKeys(page: Page): Promise<void> {
  await page.keyboard.press('Tab');
  const before = await focusOf(page);
  await page.keyboard.press('?');
  const list = page.getByRole('dialog', { name: commandsInEnglish.keys.title });
  await list.getByText(commandsInEnglish.keys.list).waitFor();
  await page.keyboard.press('Escape');
  await list.waitFor({ state: 'detached' });
  await expect.poll(() => focusOf(page)).toBe(before);
}

async function leave({ context, complaints }: Visitor): Promise<void> {
  expect(complaints).toEqual([]);
  await context.close();
}

test('by keys alone somebody finds a table in the lobby, sits down and goes home', async () => {
  const ana = await house.newVisitor({ size: 'desktop' });
  await openPublicTable(ana, house.server.address);
  const zoe = await arrive();
  const { page } = zoe;
  const { lobby, people, waiting } = words.online;
  await lookAtKeys(page);
  await pressByTab(page, named(page, words.home.lobby));
  await expect.poll(() => focusOf(page)).toMatch(/^h1/);
  await lookAtKeys(page);
  await pressByTab(page, named(page, lobby.sitAt('Penguin Party', 'Ana')));
  await page.getByRole('dialog', { name: people.introduce.title }).waitFor();
  await walkTo(page, page.getByLabel(people.name, { exact: true }));
  await page.keyboard.type('Zoe');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/table\//);
  await named(page, waiting.beNotReady).waitFor();
  await expect.poll(() => focusOf(page)).not.toBe('nothing');
  await page.goBack();
  await expect.poll(() => focusOf(page)).toMatch(/^h1/);
  await ana.context.close();
  await leave(zoe);
});

test('by keys alone somebody takes a lesson', async () => {
  const visitor = await arrive();
  const { page } = visitor;
  const { learn, shell } = words;
  const goOn = page.getByRole('button', { name: learn.goOn, exact: true });
  await pressByTab(page, named(page, learn.button(3)));
  await page.getByRole('heading', { name: learn.title('Penguin Party') }).waitFor();
  await pressByTab(page, page.getByRole('listitem').first().getByRole('button'));
  await pressByTab(page, goOn);
  for (const arrows of [['ArrowUp'], ['ArrowUp', 'ArrowLeft', 'ArrowLeft']]) {
    await pressByTab(page, named(page, new RegExp(`, ${party.playable}`)));
    for (const arrow of arrows) await page.keyboard.press(arrow);
    await page.keyboard.press('Enter');
    await expect.poll(() => focusOf(page)).not.toBe('nothing');
    await pressByTab(page, goOn);
  }
  await page.getByText(learn.finished).waitFor();
  await pressByTab(page, named(page, shell.back));
  await expect.poll(() => focusOf(page)).toMatch(/^h1/);
  await page.getByRole('listitem').first().getByText(learn.done).waitFor({ state: 'attached' });
  await leave(visitor);
});

test('by keys alone somebody watches a match again', async () => {
  const record = recordOf(randomMatch(entryOf(forThree, 0), 'browser').match);
  const packed = await packMatch({ record, seats: null });
  const visitor = await arrive(`/replay#record=${packed}`);
  const { page } = visitor;
  const slider = page.getByRole('slider', { name: replayInEnglish.step });
  const step = async (): Promise<number> => Number(await slider.inputValue());
  await slider.waitFor();
  await lookAtKeys(page);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect.poll(step).toBe(2);
  await page.keyboard.press('End');
  await expect.poll(step).toBe(Number(await slider.getAttribute('max')));
  await page.keyboard.press('Home');
  await walkTo(page, slider);
  await page.keyboard.press('ArrowRight');
  await expect.poll(step).toBe(1);
  // The long list of what happened is one stop on the way, with arrows inside.
  const lines = page.getByRole('list', { name: replayInEnglish.whoWas }).getByRole('button');
  await walkTo(page, lines.nth(1));
  await page.keyboard.press('ArrowDown');
  await expect.poll(step).toBe(2);
  await expect
    .poll(() => lines.nth(2).evaluate((line) => line === document.activeElement))
    .toBe(true);
  await page.keyboard.press('Tab');
  expect(await lines.evaluateAll((all) => all.includes(document.activeElement))).toBe(false);
  await walkTo(page, named(page, words.shell.home), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect.poll(() => focusOf(page)).toMatch(/^h1/);
  await leave(visitor);
});

test('by keys alone somebody changes settings', async () => {
  const visitor = await arrive();
  const { page } = visitor;
  const { settings } = words.shell;
  const button = named(page, settings.name);
  await pressByTab(page, button);
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  await walkTo(page, dialog.getByRole('radio', { name: settings.palettes.classic }));
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => page.locator('html').getAttribute('data-palette')).not.toBe('classic');
  const keys = dialog.getByRole('switch', { name: settings.keys });
  await walkTo(page, keys);
  await page.keyboard.press('Space');
  await expect.poll(() => keys.isChecked()).toBe(false);
  await page.keyboard.press('Escape');
  await expect.poll(() => focusOf(page)).toBe(`button ${settings.name}`);
  // Without single keys there is no list of them either.
  await page.keyboard.press('?');
  await page.keyboard.press('Enter');
  await dialog.waitFor();
  expect(await page.getByRole('dialog').count()).toBe(1);
  await leave(visitor);
});
