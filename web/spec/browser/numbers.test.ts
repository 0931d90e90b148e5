import type { Page } from 'playwright-core';
import { numbersInEnglish as said } from '@rookery/texts/en/page/numbers';
import { expect, test } from 'vitest';
import { barriers } from './axe.ts';
import { photograph } from './browser.ts';
import { sharedHouse } from './house.ts';
import { readLines } from './record-files.ts';

const house = sharedHouse();

const day = 86_400_000;
const firstDay = Date.UTC(2026, 2, 1);

/** An id as the page makes them, for the nth match. */
const idOf = (nth: number): string => `${String(nth).padStart(21, 'A')}A`;

const bots = ['chick', 'adelie', 'gentoo', 'king', 'emperor'];

/** The nth match of this device: games, seats and levels in turn, of which two of three are won. */
function matchOf(nth: number): unknown {
  const seats = 2 + (nth % 3);
  const others = Array.from({ length: seats - 1 }, (_, seat) => ({
    person: null,
    bot: bots[(nth + seat) % bots.length],
  }));
  const isLost = nth % 3 === 0;
  const ranking = Array.from({ length: seats }, (_, place) => [isLost ? seats - 1 - place : place]);
  return {
    id: idOf(nth),
    table: idOf(nth),
    game: nth % 2 === 0 ? 'penguin-party' : 'penguinramids',
    rules: 1,
    options: {},
    seats: [{ person: { name: 'Ana', penguin: 'little' }, bot: null }, ...others],
    secret: '',
    startedAt: firstDay + nth * day,
    finishedAt: firstDay + nth * day + 600_000,
    result: { ranking, scores: null },
  };
}

/** What a review found of the nth match. */
function reviewOf(nth: number): unknown {
  const part = (gave: number): unknown => ({ gave, margin: 0.05 });
  const split = {
    seat: 0,
    start: 0.5,
    own: part(-0.1),
    others: part(0.2),
    luck: part(0.3),
    result: 1,
  };
  const summary = { chances: [], costliest: [], luckAndSkill: [split] };
  return { key: String(nth), match: idOf(nth), at: nth, assessments: [], summary };
}

/** Runs in the page: puts rows into a database that the page has made. */
const putRows = `
  ({ name, store, rows }) => new Promise((resolve, reject) => {
    const opening = indexedDB.open(name);
    opening.onerror = () => reject(new Error(name));
    opening.onsuccess = () => {
      const transaction = opening.result.transaction(store, 'readwrite');
      for (const row of rows) transaction.objectStore(store).put(row);
      transaction.oncomplete = () => { opening.result.close(); resolve(); };
    };
  })`;

const put = async (page: Page, name: string, store: string, rows: readonly unknown[]) =>
  page.evaluate(`(${putRows})(${JSON.stringify({ name, store, rows })})`);

/** A match of the server against somebody. */
const onlineMatch = (nth: number): unknown => ({
  id: `${String(nth).padStart(21, 'B')}A`,
  game: 'penguin-party',
  seats: [
    {
      seat: 0,
      who: {
        kind: 'person',
        name: 'Ana',
        penguin: 'little',
        presence: 'here',
        ready: true,
        standIn: null,
      },
    },
    {
      seat: 1,
      who: {
        kind: 'person',
        name: 'Ben',
        penguin: 'macaroni',
        presence: 'away',
        ready: true,
        standIn: null,
      },
    },
  ],
  ranking: [[0], [1]],
  startedAt: firstDay + (50 + nth) * day,
  finishedAt: firstDay + (50 + nth) * day + 1,
});

/** Fills this device and the server with matches, and opens the own numbers. */
async function openNumbers(page: Page): Promise<void> {
  const you = { name: 'Ana', penguin: 'little', account: null };
  await page.route('**/api/me', (route) => route.fulfill({ json: { you } }));
  await page.route('**/api/matches*', (route) =>
    route.fulfill({ json: { matches: [onlineMatch(0), onlineMatch(1), onlineMatch(2)] } }),
  );
  await page.goto(`${house.server.address}/numbers`);
  await page.getByRole('heading', { name: said.overTime }).waitFor();
  const matches = Array.from({ length: 40 }, (_, nth) => matchOf(nth));
  await put(page, 'rookery', 'matches', matches);
  const reviews = Array.from({ length: 6 }, (_, nth) => reviewOf(nth));
  await put(page, 'rookery-reviews', 'reviews', reviews);
  await page.reload();
  await page.getByRole('img', { name: /^43 matches/ }).waitFor();
}

test.each([
  ['phone', 'light'],
  ['desktop', 'dark'],
] as const)(
  'many matches of this device and of the server are counted and drawn: %s, %s',
  async (size, theme) => {
    const { page, context, complaints } = await house.newVisitor({ size, theme });
    await openNumbers(page);
    await photograph(page, `numbers-${size}-${theme}`);
    expect(await barriers(page)).toEqual([]);

    const byGame = page.getByRole('region', { name: said.byGame });
    await byGame.getByRole('row', { name: /^Penguin Party 23 / }).waitFor();
    await byGame.getByRole('row', { name: /^Penguinramids 20 .*-10.*30/ }).waitFor();
    const byOpponent = page.getByRole('region', { name: said.byOpponent });
    await byOpponent.getByRole('row', { name: /^People 3 3 100/ }).waitFor();
    await byOpponent.scrollIntoViewIfNeeded();
    await photograph(page, `numbers-${size}-${theme}-below`);

    await page.getByRole('combobox', { name: said.against }).selectOption('people');
    await byGame.getByRole('row', { name: /^Penguin Party 3 3 / }).waitFor();
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: said.csv }).click();
    const path = await (await downloading).path();
    expect(readLines(path)).toHaveLength(4);
    expect(complaints).toEqual([]);
    await context.close();
  },
);
