import { penguinPartyRulesInEnglish } from '@rookery/texts/en/page/penguin-party-rules';
import { penguinramidsRulesInFrench } from '@rookery/texts/fr/page/penguinramids-rules';
import { rulesInFrench } from '@rookery/texts/fr/page/rules';
import { expect, test } from 'vitest';
import { barriers } from './axe.ts';
import { photograph } from './browser.ts';
import { sharedHouse } from './house.ts';
import { texts } from './robots.ts';

const house = sharedHouse();

test('a refused colour opens the rules at the one that matters, and the table stays', async () => {
  const { page, context, complaints } = await house.newVisitor();
  await page.goto(`${house.server.address}/puzzles/penguin-party/m1.49`);
  // It is dark, and answers all the same.
  await page.getByRole('button', { name: /^green, .*no place now/ }).click({ force: true });
  await page.getByRole('button', { name: texts.en.page.table.rule, exact: true }).click();
  const sheet = page.getByRole('dialog', { name: texts.en.page.table.rules });
  const { title } = penguinPartyRulesInEnglish.colour;
  const rule = sheet.getByRole('region', { name: title });
  await rule.waitFor();
  await expect.poll(() => rule.evaluate((each) => each === document.activeElement)).toBe(true);
  await photograph(page, 'rules-sheet-phone-light-en');
  expect(await barriers(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: /^red, / }).waitFor();

  await page.getByRole('button', { name: texts.en.party.help.title }).click();
  await page.getByRole('button', { name: texts.en.page.table.rules }).click();
  await sheet.getByRole('heading', { name: penguinPartyRulesInEnglish.aim.title }).waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});

test('the rules have a page of their own, and an address for each group', async () => {
  const wishes = { language: 'fr', size: 'desktop', theme: 'dark' } as const;
  const { page, context, complaints } = await house.newVisitor(wishes);
  await page.goto(`${house.server.address}/rules/penguinramids/weight`);
  await page.getByRole('heading', { name: rulesInFrench.title('Penguinramids') }).waitFor();
  const { title } = penguinramidsRulesInFrench.weight;
  await expect.poll(() => page.getByRole('region', { name: title }).isVisible()).toBe(true);
  await photograph(page, 'rules-desktop-dark-fr');
  expect(await barriers(page)).toEqual([]);
  await page.goto(`${house.server.address}/rules/nothing`);
  await page.getByRole('heading', { name: rulesInFrench.unknown.title }).waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});
