import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { sampleRecord } from '../penguinramids/samples.ts';
import { photograph, type Visitor } from './browser.ts';
import { sharedHouse } from './house.ts';
import { texts } from './robots.ts';

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
    const slider = page.getByRole('slider', { name: texts.en.page.online.match.step });
    await slider.fill('70');
    await photograph(page, 'penguinramids-replay-phone');
    expect(await slotWidth(page)).toBeGreaterThan(0.9 * playing);
    expect(visitor.complaints).toEqual([]);
    await visitor.context.close();
  }, 60_000);
});
