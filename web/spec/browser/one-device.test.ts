import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { barriers } from './axe.ts';
import { photograph } from './browser.ts';
import { sharedHouse } from './house.ts';
import { clickAtOnce, isOver, press, texts } from './robots.ts';

const house = sharedHouse();

const { home } = texts.en.page;
const seats = ['Ana', 'Ben'];

async function setUp(page: Page, game: string): Promise<void> {
  await page.goto(`${house.server.address}/play/${game}/one-device`);
  const fewer = page.getByRole('button', { name: home.setUp.fewer });
  while (await fewer.isEnabled()) await fewer.click();
  for (const [index, name] of seats.entries()) {
    await page.getByLabel(home.setUp.nameAt(index + 1)).fill(name);
  }
  await page.getByRole('button', { name: home.setUp.start, exact: true }).click();
}

/** Whoever the curtain waits for; nobody if it is open. */
async function curtainFor(page: Page): Promise<string | undefined> {
  const titles = await page.getByRole('heading', { level: 2 }).allTextContents();
  return seats.find((name) => titles.includes(home.curtain.title(name)));
}

describe('on one device', () => {
  test.each(['penguin-party', 'penguinramids'])(
    'a curtain hides every hand of %s from everyone else, also after a reload',
    async (game) => {
      const { page, context, complaints } = await house.newVisitor();
      await setUp(page, game);
      await page.getByRole('heading', { name: /Pass the device/ }).waitFor();
      await photograph(page, `one-device-${game}-curtain`);
      expect(await barriers(page)).toEqual([]);
      let curtains = 0;
      let presses = 0;
      const handOvers: string[] = [];
      while (!(await isOver(page, 'en'))) {
        const waitsFor = await curtainFor(page);
        if (waitsFor === undefined) {
          if (await press(page, 'en', undefined, clickAtOnce)) presses += 1;
          continue;
        }
        handOvers.push(waitsFor);
        curtains += 1;
        // The table below the curtain is an onlooker's, which has to be loaded first.
        if (curtains > 2 && game === 'penguin-party') {
          await page.getByLabel(texts.en.party.pyramid).first().waitFor();
        }
        // Nothing of a hand is in the page while the curtain is closed, not even for screen readers.
        const shown = await page.locator('body').ariaSnapshot();
        expect(shown).not.toContain(texts.en.party.hand);
        expect(shown).not.toContain(texts.en.pyramids.region.hand);
        // The table stays, with a way out, and everybody is called by name.
        expect(shown).toContain(texts.en.page.shell.home);
        if (curtains > 2 && game === 'penguin-party') {
          expect(shown).toContain(texts.en.party.pyramid);
          expect(shown).not.toContain(texts.en.page.table.yourTurn);
        }
        if (curtains === 3) {
          await page.reload();
          await page.getByRole('heading', { name: home.curtain.title(waitsFor) }).waitFor();
        }
        await page.getByRole('button', { name: home.curtain.action(waitsFor) }).click();
      }
      expect(presses).toBeGreaterThan(20);
      expect(new Set(handOvers)).toEqual(new Set(seats));
      await photograph(page, `one-device-${game}-over`);
      expect(complaints).toEqual([]);
      await context.close();
    },
  );

  test('a reload in mid-turn starts at the curtain', async () => {
    const { page, context } = await house.newVisitor();
    await setUp(page, 'penguin-party');
    await page.getByRole('heading', { name: /Pass the device/ }).waitFor();
    const name = await curtainFor(page);
    await page.getByRole('button', { name: home.curtain.action(name ?? '') }).click();
    await page.getByRole('group', { name: texts.en.party.hand }).waitFor();
    await page
      .getByText(texts.en.page.table.turnOf(name ?? ''))
      .first()
      .waitFor();
    await photograph(page, 'one-device-by-name');
    await page.reload();
    await page.getByRole('heading', { name: home.curtain.title(name ?? '') }).waitFor();
    expect(await page.locator('body').ariaSnapshot()).not.toContain(texts.en.party.hand);
    await context.close();
  });
});
