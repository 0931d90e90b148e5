import { expect, test } from 'vitest';
import { puzzlesInEnglish as english } from '@rookery/texts/en/page/puzzles';
import { puzzlesInFrench as french } from '@rookery/texts/fr/page/puzzles';
import { barriers } from './axe.ts';
import { photograph } from './browser.ts';
import { sharedHouse } from './house.ts';
import { texts } from './robots.ts';

const house = sharedHouse();

test('a puzzle is found from home, tried, solved, explained and remembered', async () => {
  const { page, context, complaints } = await house.newVisitor();
  await page.goto(house.server.address);
  await page.getByRole('button', { name: texts.en.page.home.puzzles }).click();
  await page.getByRole('heading', { name: english.title }).waitFor();
  await photograph(page, 'puzzles-phone-light-en');
  expect(await barriers(page)).toEqual([]);

  await page.getByRole('button', { name: `Penguin Party: ${english.all}` }).click();
  await page.getByText(/^0 of \d+ solved/).waitFor();
  await photograph(page, 'puzzle-list-phone-light-en');
  expect(await barriers(page)).toEqual([]);

  await page
    .getByRole('button', { name: english.number(4) })
    .first()
    .click();
  const said = page.getByRole('region', { name: english.verdict });
  await said.getByText(english.task).waitFor();
  expect(page.url()).toMatch(/\/puzzles\/penguin-party\/m1\.49$/);
  await photograph(page, 'puzzle-phone-light-en');
  await said.getByRole('button', { name: english.hands }).click();
  await page.getByText(english.exact).waitFor();
  expect(await barriers(page)).toEqual([]);
  await page.keyboard.press('Escape');

  // Blue may stand on two blues, but it is not the best move.
  await page.getByRole('button', { name: /^blue, \d/ }).click();
  await page.getByRole('button', { name: 'Place blue in row 2, on two blues' }).click();
  await said.getByText(english.worse).waitFor();
  await page.getByRole('button', { name: /^red, \d/ }).click();
  await page.getByRole('button', { name: 'Place red in row 3, on yellow and red' }).click();
  await said.getByText(english.rightAfterAll).waitFor();

  await said.getByRole('button', { name: english.explanation }).click();
  await page.getByText('npm run mine -- penguin-party --prove m1.49').waitFor();
  await photograph(page, 'puzzle-explanation-phone-light-en');
  expect(await barriers(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: texts.en.page.shell.back }).click();
  await page.getByText(/^1 of \d+ solved/).waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});

test('a puzzle of Penguinramids is judged at its first step, in French', async () => {
  const wishes = { language: 'fr', size: 'desktop', theme: 'dark' } as const;
  const { page, context, complaints } = await house.newVisitor(wishes);
  await page.goto(`${house.server.address}/puzzles/penguinramids/m5.85`);
  const said = page.getByRole('region', { name: french.verdict });
  await said.getByText(french.task).waitFor();
  expect(await barriers(page)).toEqual([]);
  await page.getByRole('button', { name: /rouge, poids 3/ }).click();
  await page.getByRole('button', { name: /^étage 1, place 1/ }).click();
  await said.getByText(french.right).waitFor();
  await photograph(page, 'puzzle-desktop-dark-fr');
  expect(await barriers(page)).toEqual([]);
  expect(complaints).toEqual([]);
  await context.close();
});

test('the puzzle of the day is there for both games, and an unknown one is explained', async () => {
  const { page, context } = await house.newVisitor({ size: 'tablet' });
  for (const game of ['penguin-party', 'penguinramids']) {
    await page.goto(`${house.server.address}/puzzles/${game}/today`);
    await page.getByRole('heading', { name: english.ofTheDay }).waitFor();
    await page.getByRole('button', { name: english.reveal }).click();
    await page.getByText(english.shown).waitFor();
  }
  await page.goto(`${house.server.address}/puzzles/penguin-party/m99999.1`);
  await page.getByRole('heading', { name: english.unknown.title }).waitFor();
  await context.close();
});
