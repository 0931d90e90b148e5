import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { barriers } from './axe.ts';
import { photograph, type Wishes } from './browser.ts';
import { sharedHouse } from './house.ts';
import { press, texts, type Language } from './robots.ts';

const house = sharedHouse();

async function openTable(page: Page, language: Language): Promise<void> {
  await page.goto(`${house.server.address}/?lang=${language}`);
  const { playNow } = texts[language].page.home;
  await page
    .getByRole('article', { name: 'Penguin Party' })
    .getByRole('button', { name: new RegExp(playNow) })
    .click();
  await page.getByRole('group', { name: texts[language].party.hand }).waitFor();
}

const boxOf = async (element: Locator) => {
  const box = await element.boundingBox();
  if (!box) throw new Error('it is not to be seen');
  return box;
};

/** Keeps every sentence that screen readers are told, with how urgent it is. */
const keepAnnouncements = `
  (() => {
    window.announced = [];
    const keep = (node) => {
      const region = node.parentElement?.closest('[aria-live]');
      if (region && node.textContent.trim() !== '')
        window.announced.push(region.getAttribute('aria-live') + ': ' + node.textContent.trim());
    };
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) for (const node of addedNodes) keep(node);
    }).observe(document.body, { childList: true, subtree: true });
  })()`;

describe('a round of Penguin Party', () => {
  test.each([
    ['phone', 'light', 'en'],
    ['desktop', 'dark', 'fr'],
  ] as const)(
    'ends with a summary that waits, beside the finished pyramid (%s, %s, %s)',
    async (size, theme, language) => {
      const wishes: Wishes = { size, theme, language };
      const { page, context, complaints } = await house.newVisitor(wishes);
      const { party } = texts[language];
      await openTable(page, language);
      await page.evaluate(keepAnnouncements);
      const summary = page.getByRole('region', { name: party.summary.title(1), exact: true });
      const isWanted = (name: string): boolean => !name.startsWith(party.summary.close);
      while (!(await summary.isVisible())) await press(page, language, isWanted);
      await photograph(page, `round-${size}-${theme}-${language}`);
      expect(await barriers(page)).toEqual([]);

      const pyramid = await boxOf(page.getByRole('group', { name: party.pyramid }));
      const panel = await boxOf(summary);
      expect(pyramid.y + pyramid.height).toBeLessThanOrEqual(panel.y + 1);
      expect(await page.getByRole('group', { name: party.hand }).count()).toBe(0);
      expect(await page.getByText(party.round(1, 4)).count()).toBe(1);

      await summary.getByRole('button', { name: party.summary.close }).click();
      await page.getByRole('group', { name: party.hand }).waitFor();
      await page.getByText(party.round(2, 4)).waitFor();
      expect(await summary.isVisible()).toBe(false);

      const announced = await page.evaluate<readonly string[]>('window.announced');
      expectEveryTurnOnce(announced, language);
      expect(complaints).toEqual([]);
      await context.close();
    },
    240_000,
  );
});

/** Every turn is said once, and between two of them one's own move and those of the others. */
function expectEveryTurnOnce(announced: readonly string[], language: Language): void {
  const { yourTurn } = texts[language].page.table;
  const turns = announced.flatMap((each, at) => (each === `assertive: ${yourTurn}` ? [at] : []));
  const own = announced.filter((each) => /^polite: (?:You place|Tu poses)/.test(each));
  expect(own.length).toBeGreaterThan(2);
  // The first turn may have begun before anybody listened.
  expect(Math.abs(turns.length - own.length)).toBeLessThanOrEqual(1);
  for (const [nth, at] of turns.entries()) {
    const before = announced.slice(turns[nth - 1] ?? 0, at);
    expect(before.some((each) => each.startsWith('polite: '))).toBe(true);
  }
}
