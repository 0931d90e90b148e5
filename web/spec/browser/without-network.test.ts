import { entryOf } from '@rookery/rules/kernel/entry';
import { recordOf } from '@rookery/rules/kernel/record';
import { coachInEnglish } from '@rookery/texts/en/page/coach';
import { replayInEnglish } from '@rookery/texts/en/page/replay';
import { reviewInEnglish } from '@rookery/texts/en/page/review';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { randomMatch } from '../../../rules/spec/random-match.ts';
import { settings } from '../../../rules/spec/settings.ts';
import { packMatch } from '../../replay/packing.ts';
import { sharedHouse } from './house.ts';
import { kept } from './kept.ts';
import { texts } from './robots.ts';

const house = sharedHouse({ keeping: 'allow' });
const { home, online, table } = texts.en.page;

/** What each address shows without a network: itself, or what it waits for. */
const shown = [
  ['/', home.offline.noNetwork],
  ['/play/penguin-party/bots', home.setUp.hint.bots],
  ['/play/penguinramids/one-device', home.setUp.hint['one-device']],
  ['/learn/penguinramids/arms', 'Strong arms'],
  ['/rules/penguinramids', 'Everybody builds a pyramid of ten penguins'],
  ['/cards/penguinramids', '52 cards are still missing.'],
  ['/puzzles/penguin-party/today', 'Which move is best?'],
  ['/puzzles/penguinramids', '0 of 197 solved'],
  ['/numbers', 'No numbers yet'],
  ['/replay', replayInEnglish.open.hint],
  ['/matches', online.reasons.unreachable],
  ['/lobby', 'No connection.'],
  ['/party', home.offline.noNetwork],
  ['/party/KQXZ', online.reasons.unreachable],
  ['/play/penguin-party/friends', home.offline.noNetwork],
  ['/?lang=ja', texts.ja.page.home.offline.noNetwork],
] as const;

async function openRecords(page: Page, server: string): Promise<void> {
  const party = settings.find(({ name }) => name === 'penguin-party, 2 seats, iello, share');
  const { match } = randomMatch(entryOf([party], 0), 'reviewed');
  const packed = await packMatch({ record: recordOf(match), seats: null });
  await page.goto(`${server}/review#record=${packed}`);
  await page.getByRole('slider', { name: reviewInEnglish.graph.moment }).waitFor();
  await page.goto(`${server}/replay?act=20&seat=1#record=${packed}`);
  await page.getByRole('button', { name: replayInEnglish.whatIf.title }).click();
  await page.getByRole('button', { name: replayInEnglish.whatIf.play }).click();
  await page.waitForURL(/\/here\//);
}

interface InstalledManifest {
  readonly id: string;
  readonly lang: string;
  readonly scope: string;
  readonly theme_color: string;
  readonly icons: readonly { readonly purpose?: string }[];
  readonly shortcuts: readonly { readonly name: string; readonly url: string }[];
}

test('the page can be installed, and offers in its language what to begin with', async () => {
  const { page, context } = await house.newVisitor({ language: 'fr' });
  await page.goto(house.server.address);
  await kept(page);
  const browser = await context.newCDPSession(page);
  const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors');
  // Every visitor of a test is in a window of its own that leaves no trace; nothing else may be missing.
  expect(installabilityErrors.map(({ errorId }) => errorId)).toEqual(['in-incognito']);
  const { errors, data = '' } = await browser.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const manifest: InstalledManifest = JSON.parse(data);
  expect(manifest).toMatchObject({ id: '/', scope: '/', lang: 'fr', theme_color: '#dcebf7' });
  expect(manifest.icons.map(({ purpose = 'any' }) => purpose)).toContain('maskable');
  const { playNow } = texts.fr.page.home;
  expect(manifest.shortcuts[0]?.name).toBe(`${playNow}: Penguin Party`);
  for (const { url } of manifest.shortcuts) {
    await page.goto(house.server.address + url);
    await page.locator('h1').waitFor();
    expect(await page.getByText(texts.fr.page.shell.notFound.title).count()).toBe(0);
  }
  await context.close();
});

test('without a network everything works that needs nobody else, and the rest says what it waits for', async () => {
  const { page, context, complaints } = await house.newVisitor();
  const server = house.server.address;
  await page.goto(server);
  await kept(page);
  await house.server.kill();
  await context.setOffline(true);

  for (const [path, text] of shown) {
    await page.goto(server + path);
    await page.getByText(text).filter({ visible: true }).first().waitFor();
  }
  await openRecords(page, server);
  await page.getByRole('button', { name: table.coach }).click();
  await page.getByRole('button', { name: coachInEnglish.hint, exact: true }).click();
  await page.getByText(coachInEnglish.greeting).waitFor({ state: 'hidden' });

  // A language that was never used before is on the device too.
  await page.goto(server);
  await page.getByLabel(texts.en.page.shell.settings.language).selectOption('fr');
  await page.getByText(texts.fr.page.home.offline.noNetwork).waitFor();
  expect(complaints.filter((each) => !each.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
  await context.close();
});
