import { coachInEnglish } from '@rookery/texts/en/page/coach';
import { reviewInEnglish } from '@rookery/texts/en/page/review';
import { entryOf } from '@rookery/rules/kernel/entry';
import { recordOf } from '@rookery/rules/kernel/record';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { randomMatch } from '../../../rules/spec/random-match.ts';
import { settings } from '../../../rules/spec/settings.ts';
import { packMatch } from '../../replay/packing.ts';
import { barriers } from './axe.ts';
import { photograph } from './browser.ts';
import { sharedHouse } from './house.ts';
import { texts } from './robots.ts';

const house = sharedHouse();
const party = entryOf(
  settings.filter(({ name }) => name === 'penguin-party, 2 seats, iello, share'),
  0,
);

const playable = (page: Page) => page.getByRole('button', { name: /, playable/ });
const place = (page: Page) => page.getByRole('button', { name: /^Place / });

/** Plays the first card that may be played at the first place where it may go. */
async function playOne(page: Page): Promise<void> {
  await playable(page).first().click();
  await place(page).first().click();
}

test('a match that random moves lost is reviewed, and its costliest moment is tried again', async () => {
  const { page, context, complaints } = await house.newVisitor({ size: 'desktop' });
  const packed = await packMatch({
    record: recordOf(randomMatch(party, 'reviewed').match),
    seats: null,
  });
  await page.goto(`${house.server.address}/review#record=${packed}`);
  const { graph, attempt, luck } = reviewInEnglish;
  await page.getByRole('slider', { name: graph.moment }).waitFor();
  await page.getByRole('columnheader', { name: luck.own }).waitFor();
  expect(await barriers(page)).toEqual([]);
  await page.getByRole('listitem').getByRole('button', { name: attempt.action }).first().click();
  await page.getByText(attempt.task).waitFor();
  await playOne(page);
  await page.getByText(attempt.played, { exact: true }).waitFor();
  await page.getByRole('button', { name: attempt.another }).waitFor();
  await photograph(page, 'review-desktop-tried');
  await page.getByRole('button', { name: attempt.show }).click();
  await page.getByText(reviewInEnglish.moment.better, { exact: true }).first().waitFor();
  await photograph(page, 'review-desktop-answer');
  expect(await barriers(page)).toEqual([]);
  expect(complaints).toEqual([]);
  await context.close();
});

test('the coach gives a hint, counts what others may hold, and takes a move back', async () => {
  const { page, context, complaints } = await house.newVisitor({ size: 'phone', theme: 'dark' });
  await page.goto(house.server.address);
  await page
    .getByRole('article', { name: 'Penguin Party' })
    .getByRole('button', { name: /Play now/ })
    .click();
  await playable(page).first().waitFor();
  await page.getByRole('button', { name: texts.en.page.table.coach }).click();
  await page.getByText(coachInEnglish.greeting).waitFor();
  await page.getByRole('button', { name: coachInEnglish.hint, exact: true }).click();
  await page.getByText(coachInEnglish.thinking).waitFor({ state: 'hidden' });
  await page.getByText(coachInEnglish.greeting).waitFor({ state: 'hidden' });
  await photograph(page, 'coach-phone-dark-hint');
  expect(await barriers(page)).toEqual([]);
  await page.getByRole('button', { name: coachInEnglish.holdings }).click();
  await page.getByRole('table').first().waitFor();
  await photograph(page, 'coach-phone-dark-holdings');
  expect(await barriers(page)).toEqual([]);
  await page.getByRole('button', { name: texts.en.page.shell.close }).last().click();
  await playOne(page);
  await page.getByRole('button', { name: coachInEnglish.takeBack }).click();
  await page.getByText(coachInEnglish.takenBack).waitFor();
  await playable(page).first().waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});
