import { entryOf } from '@rookery/rules/kernel/entry';
import { recordOf } from '@rookery/rules/kernel/record';
import { puzzlesInEnglish } from '@rookery/texts/en/page/puzzles';
import { replayInEnglish } from '@rookery/texts/en/page/replay';
import { reviewInEnglish } from '@rookery/texts/en/page/review';
import { describe, expect, test } from 'vitest';
import { randomMatch } from '../../../rules/spec/random-match.ts';
import { settings } from '../../../rules/spec/settings.ts';
import { packMatch } from '../../replay/packing.ts';
import { photograph, type Visitor } from './browser.ts';
import { fastForward } from './fast-forward.ts';
import { firefoxPath, isEverythingPlayed, openFirefox } from './firefox.ts';
import { beginForTwo } from './friends.ts';
import { sharedHouse } from './house.ts';
import { kept } from './kept.ts';
import { clickAtOnce, isOver, playToTheEnd, press, texts } from './robots.ts';

const where = firefoxPath ?? 'none here: install the package “firefox-esr” to run these tests';

const forTwo = settings.filter(({ name }) => name.startsWith('penguin-party, 2'));

type Players = Parameters<typeof playToTheEnd>[0];

/** Everybody presses like a person, until that was done so many times. */
async function pressTimes(players: Players, times: number): Promise<void> {
  const pressAll = (): Promise<readonly boolean[]> =>
    Promise.all(players.map(({ page, language }) => press(page, language)));
  let pressed = 0;
  await expect
    .poll(async () => (pressed += (await pressAll()).filter(Boolean).length), { timeout: 300_000 })
    .toBeGreaterThanOrEqual(times);
}

async function playNow({ page }: Visitor, name: string): Promise<void> {
  const article = page.getByRole('article', { name });
  await article.getByRole('button', { name: /Play now/ }).click();
  await page.waitForURL(/\/here\//);
}

describe.skipIf(firefoxPath === undefined)(`in Firefox (${where})`, () => {
  const house = sharedHouse({ open: openFirefox, keeping: 'allow' });

  test.each([
    ['Penguin Party', 'phone', 'light', true],
    ['Penguinramids', 'desktop', 'dark', isEverythingPlayed],
  ] as const)('a match of %s against bots is played', async (name, size, theme, isWhole) => {
    const visitor = await house.newVisitor({ size, settings: { theme } });
    const { page } = visitor;
    await page.goto(house.server.address);
    await photograph(page, `firefox-home-${size}-${theme}`);
    await playNow(visitor, name);
    await pressTimes([{ page, language: 'en' }], 12);
    await photograph(page, `firefox-table-${size}-${theme}`);
    if (isWhole) {
      await playToTheEnd([{ page, language: 'en' }], undefined, clickAtOnce);
      await photograph(page, `firefox-over-${size}-${theme}`);
    }
    expect(visitor.complaints).toEqual([]);
    await visitor.context.close();
  });

  test('two people online play on after a dead server and a lost network', async () => {
    const ana = await house.newVisitor({ size: 'desktop' });
    const zoe = await house.newVisitor({ language: 'fr', settings: { theme: 'dark' } });
    const link = await beginForTwo(ana, zoe, house.server.address, 'penguin-party');
    const players = [
      { page: ana.page, language: 'en' },
      { page: zoe.page, language: 'fr' },
    ] as const;
    await pressTimes(players, 5);
    await house.server.kill();
    await house.server.start();
    await pressTimes(players, 5);
    await photograph(zoe.page, 'firefox-online-phone-dark');

    await ana.context.setOffline(true);
    const strip = ana.page.locator('.strip').filter({ hasText: 'connection' });
    await strip.waitFor();
    await ana.context.setOffline(false);
    await strip.waitFor({ state: 'detached' });
    await pressTimes(players, 5);

    await fastForward(
      players.map(({ page }) => page),
      new URL(link).pathname.split('/')[2] ?? '',
    );
    await playToTheEnd(players, undefined, clickAtOnce);
    expect(await Promise.all(players.map(({ page, language }) => isOver(page, language)))).toEqual([
      true,
      true,
    ]);
    expect([...ana.complaints, ...zoe.complaints]).toEqual([]);
    await Promise.all([ana.context.close(), zoe.context.close()]);
  });

  test.skipIf(!isEverythingPlayed)('lesson, puzzle, replay and review work', async () => {
    const { page, context, complaints } = await house.newVisitor({ size: 'desktop' });
    const { address } = house.server;
    const { learn } = texts.en.page;
    await page.goto(`${address}/learn/penguin-party/base`);
    await page.getByRole('button', { name: learn.goOn, exact: true }).click();
    await pressTimes([{ page, language: 'en' }], 2);
    await page.getByRole('button', { name: learn.goOn, exact: true }).waitFor();
    await photograph(page, 'firefox-lesson');

    await page.goto(`${address}/puzzles/penguin-party/m1.49`);
    await pressTimes([{ page, language: 'en' }], 1);
    await page.getByRole('region', { name: puzzlesInEnglish.verdict }).waitFor();
    await photograph(page, 'firefox-puzzle');

    const record = recordOf(randomMatch(entryOf(forTwo, 0), 'browser').match);
    const packed = await packMatch({ record, seats: null });
    await page.goto(`${address}/replay#record=${packed}`);
    const slider = page.getByRole('slider', { name: replayInEnglish.step });
    await slider.waitFor();
    for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowRight');
    await expect.poll(() => slider.inputValue()).toBe('3');
    await photograph(page, 'firefox-replay');

    await page.goto(`${address}/review#record=${packed}`);
    await page.getByRole('columnheader', { name: reviewInEnglish.luck.own }).waitFor();
    await photograph(page, 'firefox-review');
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('a part of the page whose code does not load at first comes all the same', async () => {
    const { page, context } = await house.newVisitor();
    // Nothing is kept on the device: everything comes from the server.
    await page.addInitScript(
      "Object.defineProperty(navigator, 'serviceWorker', { value: undefined })",
    );
    await page.goto(house.server.address);
    let failures = 0;
    await page.route(/LearnPage-.*\.js$/, (route) => {
      failures += 1;
      return failures === 1 ? route.abort() : route.continue();
    });
    const party = page.getByRole('article', { name: 'Penguin Party' });
    await party.getByText(/^Learn/u).click();
    await page.getByText(texts.en.page.shell.failed.title).waitFor();
    await page.getByRole('button', { name: texts.en.page.learn.play }).waitFor();
    expect(failures).toBe(2);
    await context.close();
  });

  test('a page that was kept opens and plays without a network', async () => {
    const visitor = await house.newVisitor();
    const { page, context } = visitor;
    await page.goto(house.server.address);
    await kept(page);
    await context.setOffline(true);
    await page.reload();
    await page.getByText(texts.en.page.home.offline.noNetwork).waitFor();
    await playNow(visitor, 'Penguin Party');
    await pressTimes([{ page, language: 'en' }], 3);
    await page.reload();
    await pressTimes([{ page, language: 'en' }], 3);
    await context.close();
  });
});
