import { describe, expect, test } from 'vitest';
import { barriers } from './axe.ts';
import { photograph } from './browser.ts';
import { sharedHouse } from './house.ts';
import { playToTheEnd, texts } from './robots.ts';

const house = sharedHouse();

describe('against bots', () => {
  test.each([
    ['Penguin Party', 'penguin-party', 'phone', 'light', texts.en.party.help.title],
    ['Penguinramids', 'penguinramids', 'desktop', 'dark', texts.en.pyramids.button.help],
  ] as const)('a match of %s is one touch away and can be played to its end', async (...which) => {
    const [name, id, size, theme, help] = which;
    const { page, context, complaints } = await house.newVisitor({ size, theme });
    await page.goto(house.server.address);
    await page
      .getByRole('article', { name })
      .getByRole('button', { name: /Play now/ })
      .click();
    let photographs = 0;
    await page.getByRole('button', { name: help }).click();
    const sheet = page.getByRole('dialog', { name: help });
    await photograph(page, `${id}-${size}-${theme}-help`);
    expect(await barriers(page)).toEqual([]);
    await sheet.getByRole('button', { name: texts.en.page.shell.close }).click();
    await sheet.waitFor({ state: 'hidden' });
    await playToTheEnd([{ page, language: 'en' }], async (presses) => {
      if (presses % 20 !== 10) return;
      photographs += 1;
      await photograph(page, `${id}-${size}-${theme}-${String(photographs)}`);
      expect(await barriers(page)).toEqual([]);
    });
    await photograph(page, `${id}-${size}-${theme}-over`);
    expect(await barriers(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await context.close();
  });
});
