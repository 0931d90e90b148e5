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

/** Runs in the page: notes how the stacks of a hand are dealt, by styles or by script. */
const noteDeals = `
  window.dealt = [];
  const note = (element, how, end) => {
    const thing = element.dataset?.thing ?? '';
    if (thing.startsWith('stack ')) dealt.push({ thing, how, end });
  };
  const { animate } = Element.prototype;
  Element.prototype.animate = function (frames, timing) {
    note(this, 'by script', (timing.delay ?? 0) + timing.duration);
    return animate.call(this, frames, timing);
  };
  addEventListener('animationstart', ({ target }) => note(target, 'by style', 0), true);`;

interface Deal {
  readonly thing: string;
  readonly how: string;
  /** When it lies there, in milliseconds. */
  readonly end: number;
}

describe('a deal of Penguin Party', () => {
  test.each(['no-preference', 'reduce'] as const)(
    'is seen once, in less than a second, and not at all where motion is reduced (%s)',
    async (reducedMotion) => {
      // At the usual pace, at which each update stays for a while.
      const { page, context } = await house.newVisitor({ settings: { pace: 'relaxed' } });
      await page.emulateMedia({ reducedMotion });
      await page.addInitScript(noteDeals);
      await openTable(page, 'en');
      const deals = (): Promise<readonly Deal[]> => page.evaluate('dealt');
      const count = reducedMotion === 'reduce' ? 0 : 5;
      await expect.poll(deals, { timeout: 20_000 }).toHaveLength(count);
      // Once a penguin stands there, the whole deal has been seen.
      while ((await page.locator('.figure').count()) === 0) await press(page, 'en');
      const seen = await deals();
      expect(seen).toHaveLength(count);
      expect(new Set(seen.map(({ thing }) => thing)).size).toBe(count);
      for (const { end } of seen) expect(end).toBeLessThan(1000);
      await context.close();
    },
    60_000,
  );
});

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
  );
});

test.each([
  ['phone', 'dark', 'fr'],
  ['desktop', 'light', 'en'],
] as const)(
  'a penguin that does not fit is answered at its place, and others’ moves are told apart (%s, %s, %s)',
  async (size, theme, language) => {
    const { page, context, complaints } = await house.newVisitor({ size, theme, language });
    const { party } = texts[language];
    await openTable(page, language);
    const blocked = page.locator('.place.blocked');
    // A colour is chosen, and a place takes another one.
    const bubble = page.locator('[data-bubble]');
    while (!(await bubble.isVisible())) {
      if ((await blocked.count()) === 0) await press(page, language);
      else await blocked.last().dispatchEvent('click');
    }
    await photograph(page, `bubble-${size}-${theme}-${language}`);
    const tip = await boxOf(bubble);
    const place = await boxOf(blocked.last());
    expect(tip.y + tip.height).toBeLessThanOrEqual(place.y);
    expect(tip.x).toBeLessThan(place.x + place.width);
    expect(tip.x + tip.width).toBeGreaterThan(place.x);
    expect(await page.locator('[data-because]').count()).toBe(2);

    // Whoever has placed what since the last turn is seen and heard.
    const by = party.placedBy('');
    const marked = page.getByRole('img', { name: new RegExp(by) });
    expect(await marked.count()).toBeGreaterThan(0);
    expect(await page.locator('.placer').count()).toBe(await marked.count());

    // Any moment of it can be looked at again, and the table is still there.
    const { moves, backToNow } = texts[language].page.table;
    const penguins = page.getByRole('group', { name: party.pyramid }).getByRole('img');
    const before = await penguins.count();
    await page.getByRole('button', { name: moves }).click();
    const log = page.getByRole('list', { name: moves });
    await photograph(page, `moves-${size}-${theme}-${language}`);
    expect(await barriers(page)).toEqual([]);
    await log.getByRole('button').first().click();
    await page.getByRole('button', { name: backToNow }).waitFor();
    await photograph(page, `moment-${size}-${theme}-${language}`);
    await expect.poll(() => penguins.count()).toBeLessThan(before);
    await page.getByRole('button', { name: backToNow }).click();
    await expect.poll(() => penguins.count()).toBe(before);
    expect(complaints).toEqual([]);
    await context.close();
  },
);

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
