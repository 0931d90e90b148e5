import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { sampleRecord } from '../penguinramids/samples.ts';
import { photograph, type Visitor } from './browser.ts';
import { replayInEnglish } from '@rookery/texts/en/page/replay';
import { sharedHouse } from './house.ts';
import { press, texts } from './robots.ts';

const house = sharedHouse();

/** How wide a slot of the large pyramid is, in pixels. */
const slotWidth = (page: Page): Promise<number> =>
  page.locator('[data-slot="0,0"]').evaluate((slot) => slot.getBoundingClientRect().width);

/** Opens a match against two bots, with one touch. */
async function playNow({ page }: Visitor): Promise<void> {
  await page.goto(house.server.address);
  const article = page.getByRole('article', { name: 'Penguinramids' });
  await article.getByRole('button', { name: /Play now/ }).click();
  await page.locator('[data-slot="0,0"]').waitFor();
}

/** Opens the replay of a finished match, as if the server had kept it. */
async function openReplay({ page }: Visitor, seats: number): Promise<void> {
  const id = 'uYxN0qg1TzS5nHn0hVfKXw';
  const line = {
    id,
    game: 'penguinramids',
    seats: Array.from({ length: seats }, (_, seat) => ({
      seat,
      who: { kind: 'bot', level: 'king' },
    })),
    ranking: [[0], [1], [2], [3]].slice(0, seats),
    startedAt: 0,
    finishedAt: 1,
  };
  await page.route(`**/api/matches/${id}`, (route) => route.fulfill({ json: line }));
  await page.route(`**/api/matches/${id}/record`, (route) =>
    route.fulfill({ json: sampleRecord('replay', seats) }),
  );
  await page.goto(`${house.server.address}/match/${id}`);
  await page.locator('[data-slot="0,0"]').waitFor();
}

describe('a replay on a phone', () => {
  test('shows the pyramid about as large as when playing, and begins with the table laid', async () => {
    const visitor = await house.newVisitor();
    const { page } = visitor;
    await playNow(visitor);
    const playing = await slotWidth(page);
    await openReplay(visitor, 3);
    await photograph(page, 'penguinramids-replay-first');
    expect(await page.locator('[data-thing^="card "]').count()).toBe(3);
    expect(await slotWidth(page)).toBeGreaterThan(0.9 * playing);
    const slider = page.getByRole('slider', { name: replayInEnglish.step });
    await slider.fill('70');
    await photograph(page, 'penguinramids-replay-phone');
    expect(await slotWidth(page)).toBeGreaterThan(0.9 * playing);
    // Also with a player's eyes, in their turn, nothing is offered to be done.
    const withEyes = new URL(page.url());
    withEyes.searchParams.set('seat', '0');
    await page.goto(withEyes.href);
    const { hand, turn } = texts.en.pyramids.region;
    await page.getByRole('list', { name: hand }).waitFor();
    for (let step = 20; step < 60; step += 1) {
      await slider.fill(String(step));
      expect(await page.getByRole('group', { name: turn }).count()).toBe(0);
    }
    await photograph(page, 'penguinramids-replay-turn-phone');
    expect(visitor.complaints).toEqual([]);
    await visitor.context.close();
  });
});

/** Runs in the page: notes what is seen to move, and how. */
const noteFlights = `
  window.flights = [];
  const { animate } = Element.prototype;
  Element.prototype.animate = function (frames, timing) {
    const { thing } = this.dataset ?? {};
    if (thing) flights.push(thing + ' ' + JSON.stringify(frames));
    return animate.call(this, frames, timing);
  };`;

describe('a turn on a phone', () => {
  const { button, prompt, region } = texts.en.pyramids;
  const undoOf = (page: Page) => page.getByRole('button', { name: button.undo, exact: true });
  const placed = (page: Page): Promise<number> => page.locator('.slot.filled').count();

  const choose = ({ page }: Visitor, action: number): Promise<void> =>
    page.getByRole('button', { name: new RegExp(`^Action ${String(action)}`) }).click();

  /** Takes a penguin in the own turn, without ending it. The chosen card stays, also before the page shows that. */
  async function takePenguin({ page }: Visitor): Promise<void> {
    const isWanted = (name: string): boolean =>
      !name.startsWith(button.end) && !/^Action \d/.test(name);
    while ((await placed(page)) === 0) await press(page, 'en', isWanted);
  }

  test('can be undone until it is sent, after a reload too', async () => {
    const visitor = await house.newVisitor();
    const { page } = visitor;
    await playNow(visitor);
    // Nothing is left to do then, but what a reload has kept does not end by itself.
    await choose(visitor, 3);
    await takePenguin(visitor);
    await undoOf(page).click();
    await expect.poll(() => placed(page)).toBe(0);
    await takePenguin(visitor);
    await page.reload();
    await expect.poll(() => placed(page)).toBe(1);
    // The reload has sent nothing, and the page says so.
    await page.getByText(prompt.notFinal).waitFor();
    await page.getByText(prompt.kept('')).waitFor();
    await photograph(page, 'penguinramids-kept-turn-phone');
    await undoOf(page).click();
    await expect.poll(() => placed(page)).toBe(0);
    await page.getByText(prompt.notFinal).waitFor({ state: 'detached' });
    expect(visitor.complaints).toEqual([]);
    await visitor.context.close();
  });

  test('[PR19] ends by itself when nothing is left to do, and what happens is seen once', async () => {
    const visitor = await house.newVisitor();
    const { page } = visitor;
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.addInitScript(noteFlights);
    await playNow(visitor);
    // Nothing can be exchanged any more once a penguin is taken.
    await choose(visitor, 3);
    await takePenguin(visitor);
    await page.getByText(prompt.ending).waitFor();
    await page.getByText(prompt.ending).waitFor({ state: 'detached' });
    await undoOf(page).waitFor({ state: 'detached' });
    await expect.poll(() => placed(page)).toBe(1);
    // Of penguins alone: the next round may have begun, in which action cards fly as in the first.
    const flights = (await page.evaluate<string[]>('flights')).filter((each) =>
      each.startsWith('card '),
    );
    expect(flights).toEqual([...new Set(flights)]);
    expect(flights.length).toBeGreaterThan(0);
    await visitor.context.close();
  });

  test('a swipe down over the rivals shows their pyramids large', async () => {
    const visitor = await house.newVisitor();
    const { page } = visitor;
    await playNow(visitor);
    const box = await page.getByRole('region', { name: region.rivals }).boundingBox();
    if (!box) throw new Error('no rivals');
    const finger = await visitor.context.newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', down: number): Promise<unknown> =>
      finger.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: type === 'touchEnd' ? [] : [{ x: box.x + 40, y: box.y + 20 + down }],
      });
    await touch('touchStart', 0);
    for (const down of [8, 16, 24, 32]) await touch('touchMove', down);
    await touch('touchEnd', 32);
    const sheet = page.getByRole('dialog');
    await sheet.waitFor();
    const pyramids = sheet.getByRole('list', { name: new RegExp(`^${region.pyramidOf('')}`) });
    expect(await pyramids.count()).toBe(2);
    await photograph(page, 'penguinramids-rivals-phone');
    await visitor.context.close();
  });
});
