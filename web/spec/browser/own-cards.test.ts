import type { Page } from 'playwright-core';
import { reconstruction } from '@rookery/rules/penguinramids/box';
import { ownCardsInEnglish as said } from '@rookery/texts/en/page/own-cards';
import { expect, test } from 'vitest';
import { barriers } from './axe.ts';
import { photograph } from './browser.ts';
import { sharedHouse } from './house.ts';
import { writeRecord } from './record-files.ts';
import { playToTheEnd, texts } from './robots.ts';

const house = sharedHouse();

/** A box like no other: every penguin is orange. */
const cards = reconstruction.cards.map((card, nth) => ({
  ...card,
  id: `mine ${String(nth)}`,
  colour: 'orange',
}));
const { goals } = reconstruction;

const openFile = (page: Page, name: string, value: unknown): Promise<void> =>
  page.locator('input[type="file"]').setInputFiles(writeRecord(name, value));

test('a box is read from a file, its mistakes are named, and a match is played with it', async () => {
  const { page, context, complaints } = await house.newVisitor();
  // Two seats, so that the match is short.
  await page.addInitScript(`
    localStorage['rookery.set-up.penguinramids.bots'] ??= JSON.stringify({
      seats: [{ kind: 'person', name: '' }, { kind: 'bot', level: 'chick' }], options: {},
    })`);
  await page.goto(`${house.server.address}/cards/penguinramids`);
  await page.getByRole('heading', { name: said.title }).waitFor();

  const broken = cards.map((card, nth) => (nth === 3 ? { ...card, weight: 7 } : card));
  await openFile(page, 'broken.json', { cards: broken, goals });
  await page
    .getByRole('alert')
    .getByText(said.atCard(4, 'mine 3', 'weight'))
    .waitFor();
  expect(await page.getByRole('button', { name: said.play }).count()).toBe(0);
  await photograph(page, 'own-cards-broken');
  await openFile(page, 'few.json', { cards: cards.slice(1), goals });
  await page.getByRole('alert').getByText(said.atCards).waitFor();

  await openFile(page, 'box.json', { cards, goals });
  await page.getByText(said.loaded).waitFor();
  expect(await barriers(page)).toEqual([]);
  await page.getByRole('button', { name: said.play }).click();
  await page.getByRole('button', { name: texts.en.page.home.setUp.start, exact: true }).click();
  await page.locator('[data-slot="0,0"]').waitFor();
  let [own, strange] = [0, 0];
  await playToTheEnd([{ page, language: 'en' }], async () => {
    own += await page.getByRole('button', { name: /orange/i }).count();
    strange += await page
      .getByRole('button', { name: /\b(?:red|blue|green|yellow|purple)\b/i })
      .count();
  });
  await photograph(page, 'own-cards-over');
  expect(own).toBeGreaterThan(0);
  expect(strange).toBe(0);
  expect(complaints).toEqual([]);
  await context.close();
});
