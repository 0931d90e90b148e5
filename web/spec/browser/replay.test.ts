import { replayInEnglish } from '@rookery/texts/en/page/replay';
import { replayInFrench } from '@rookery/texts/fr/page/replay';
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
import { writeRecord } from './record-files.ts';
import { playToTheEnd, texts } from './robots.ts';

const house = sharedHouse();
const party = entryOf(
  settings.filter(({ name }) => name === 'penguin-party, 3 seats, iello, share'),
  0,
);
const record = recordOf(randomMatch(party, 'browser').match);

/** After how many acts the address says that the replay stands. */
const actOf = (page: Page): number => Number(new URL(page.url()).searchParams.get('act'));

const slider = (page: Page) => page.getByRole('slider', { name: replayInEnglish.step });
const stepOf = async (page: Page): Promise<number> => Number(await slider(page).inputValue());

test('a match file is opened, stepped through, shared and found again at the same moment', async () => {
  const { page, context, complaints } = await house.newVisitor({ size: 'desktop' });
  await page.goto(house.server.address);
  await page.getByRole('button', { name: texts.en.page.home.watchFile }).click();
  const chooser = page.locator('input[type=file]');
  const twice = record.acts.map((act, index) => (index === 6 ? entryOf(record.acts, 5) : act));
  const broken = { ...record, acts: twice };
  await chooser.setInputFiles(writeRecord('broken.json', broken));
  const { bad } = replayInEnglish;
  await page
    .getByText(bad.act(7, record.acts.length, entryOf(broken.acts, 6)))
    .or(page.getByText(bad.unreadableAct(7, record.acts.length)))
    .waitFor();
  await photograph(page, 'replay-broken-file');
  expect(await barriers(page)).toEqual([]);

  await chooser.setInputFiles(writeRecord('match.json', record));
  await slider(page).waitFor();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => stepOf(page)).toBe(1);
  await page.keyboard.press('PageDown');
  await page
    .getByRole('log')
    .getByText(/round 2/i)
    .first()
    .waitFor({ state: 'attached' });
  const eyes = page.getByLabel(replayInEnglish.eyes.title);
  await eyes.selectOption({ label: replayInEnglish.player(2) });
  await expect.poll(() => new URL(page.url()).searchParams.get('seat')).toBe('1');
  const [address, step] = [page.url(), await stepOf(page)];
  await photograph(page, 'replay-desktop-seat');
  expect(await barriers(page)).toEqual([]);

  await page.keyboard.press('End');
  await expect.poll(() => actOf(page)).toBe(record.acts.length);
  const friend = await house.newVisitor({ size: 'phone', language: 'fr', theme: 'dark' });
  await friend.page.goto(address);
  const shared = friend.page.getByRole('slider', { name: replayInFrench.step });
  expect(Number(await shared.inputValue())).toBe(step);
  await photograph(friend.page, 'replay-phone-dark-fr');
  expect(await barriers(friend.page)).toEqual([]);
  await friend.context.close();

  // Steps are no pages: one way back leads out of the replay.
  await page.goBack();
  await page.getByText(replayInEnglish.open.hint).waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});

test('from a moment of a replay somebody plays on against bots, and finds it marked', async () => {
  const { page, context, complaints } = await house.newVisitor({ size: 'phone' });
  const packed = await packMatch({ record, seats: null });
  const act = record.acts.length - 6;
  await page.goto(`${house.server.address}/replay?act=${String(act)}&seat=1#record=${packed}`);
  const { whatIf } = replayInEnglish;
  await page.getByRole('button', { name: whatIf.title }).click();
  await page
    .getByRole('radio', { name: whatIf.cards.other(replayInEnglish.player(2)) })
    .check({ force: true });
  await photograph(page, 'what-if-phone');
  expect(await barriers(page)).toEqual([]);
  await page.getByRole('button', { name: whatIf.play }).click();
  await page.waitForURL(/\/here\//);
  const { name, back } = texts.en.page.home.whatIf;
  const mark = page.getByRole('button', { name: `${name}: ${back}` });
  await mark.waitFor();
  await photograph(page, 'what-if-table-phone');
  await playToTheEnd([{ page, language: 'en' }]);
  await page.goto(`${house.server.address}/matches`);
  await page.getByText(name, { exact: true }).waitFor();
  await photograph(page, 'what-if-matches-phone');
  expect(await barriers(page)).toEqual([]);
  expect(complaints).toEqual([]);
  await context.close();
});
