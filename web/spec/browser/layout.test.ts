import { expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { entryOf } from '@rookery/rules/kernel/entry';
import { recordOf } from '@rookery/rules/kernel/record';
import { seatsOf } from '@rookery/rules/kernel/seat';
import { randomMatch } from '../../../rules/spec/random-match.ts';
import { settings } from '../../../rules/spec/settings.ts';
import { packMatch } from '../../replay/packing.ts';
import type { Visitor } from './browser.ts';
import { playAtRandom, serveTable } from './finished-match.ts';
import { sharedHouse } from './house.ts';
import {
  faultsOf,
  isEverythingAsked,
  liftCurtain,
  longName,
  prepare,
  speak,
  type LayoutScene,
} from './layout.ts';
import { isOver, press, texts, type Language } from './robots.ts';

const house = sharedHouse();
// Most of the time goes into waiting for bots, so the tests run beside each other.
const patience = isEverythingAsked ? 3_600_000 : 240_000;
const words = texts.en.page;

const bots = (count: number, level: string): readonly object[] =>
  Array.from({ length: count }, () => ({ kind: 'bot', level }));
const people = (count: number): readonly object[] =>
  Array.from({ length: count }, (_, seat) => ({ kind: 'person', name: longName(seat + 1) }));

const personCalled = (number: number) =>
  ({
    kind: 'person',
    name: longName(number),
    penguin: 'royal',
    presence: 'here',
    ready: true,
    standIn: null,
  }) as const;

/** What a browser remembers: the longest name, and the largest tables. */
const remembered = {
  me: { name: longName(1), penguin: 'rockhopper' },
  'set-up.penguin-party.bots': { seats: [...people(1), ...bots(5, 'chick')], options: {} },
  'set-up.penguinramids.bots': { seats: [...people(1), ...bots(3, 'chick')], options: {} },
  'set-up.penguin-party.one-device': { seats: people(6), options: {} },
  'set-up.penguinramids.one-device': { seats: people(4), options: {} },
  'set-up.penguin-party.friends': { seats: [...people(1), ...bots(5, 'emperor')], options: {} },
  'set-up.penguinramids.friends': { seats: [...people(1), ...bots(3, 'emperor')], options: {} },
  'online-settings': {
    clock: { kind: 'bank', bank: 45 * 60_000, increment: 30_000 },
    listing: 'private',
    onlookers: 'welcome',
    chat: 'text',
  },
};

async function newGuest(): Promise<Visitor> {
  const visitor = await house.newVisitor({ size: 'desktop' });
  await prepare(visitor);
  const kept = Object.entries(remembered).map(
    ([name, value]) =>
      `localStorage['rookery.${name}'] ??= ${JSON.stringify(JSON.stringify(value))}`,
  );
  await visitor.context.addInitScript(kept.join(';'));
  await visitor.page.request.put(`${house.server.address}/api/me`, {
    data: remembered.me,
    headers: { origin: house.server.address },
  });
  await visitor.page.goto(house.server.address);
  return visitor;
}

async function findFaults(
  visitor: Visitor,
  ...scenes: readonly LayoutScene[]
): Promise<readonly string[]> {
  const found: string[] = [];
  for (const scene of scenes) {
    const path = new URL(scene.path, house.server.address).href;
    found.push(...(await faultsOf(visitor, { ...scene, path })));
  }
  return found;
}

test(
  'no page cuts or covers a text',
  async () => {
    const visitor = await newGuest();
    const found = await findFaults(
      visitor,
      { name: 'home', path: '/' },
      {
        name: 'settings',
        path: '/',
        show: (page, language) =>
          page
            .getByRole('button', { name: texts[language].page.shell.settings.name, exact: true })
            .click(),
      },
      { name: 'against-bots', path: '/play/penguin-party/bots' },
      { name: 'one-device', path: '/play/penguin-party/one-device' },
      { name: 'friends', path: '/play/penguinramids/friends' },
      { name: 'me', path: '/me' },
    );
    expect(found).toEqual([]);
    await visitor.context.close();
  },
  patience,
);

/** Plays for everybody around one device, so many times; stops at the end of the match. */
async function playOn(page: Page, presses: number): Promise<void> {
  for (let done = 0; done < presses && !(await isOver(page, 'en'));) {
    const curtain = page.getByRole('button', { name: words.home.curtain.action('') });
    if (await curtain.isVisible()) await curtain.click();
    else if (await press(page, 'en')) done += 1;
  }
}

test.each([
  ['penguin-party', [3, 20]],
  ['penguinramids', [1, 14]],
] as const)(
  'no moment of %s around one device cuts or covers a text',
  async (game, moments) => {
    const visitor = await newGuest();
    const { page } = visitor;
    await page.goto(`${house.server.address}/play/${game}/one-device`);
    await page.getByRole('button', { name: words.home.setUp.start, exact: true }).click();
    await page.waitForURL(/\/here\//);
    const path = page.url();
    const found = [...(await findFaults(visitor, { name: `${game}-curtain`, path }))];
    for (const [index, presses] of moments.entries()) {
      await speak(page, 'en');
      await page.goto(path);
      await playOn(page, presses);
      const name = `${game}-${String(index + 1)}`;
      found.push(...(await findFaults(visitor, { name, path, show: liftCurtain })));
    }
    expect(found).toEqual([]);
    await visitor.context.close();
  },
  patience,
);

/** Begins at a table of the server with bots, as its host, with clocks and chat. */
async function openOnline({ page }: Visitor, game: string): Promise<string> {
  await page.goto(`${house.server.address}/play/${game}/friends`);
  await page.getByRole('button', { name: words.online.create.open }).click();
  await page.waitForURL(/\/table\//);
  await page.getByRole('button', { name: words.online.waiting.start }).waitFor();
  return page.url();
}

test.each(['penguin-party', 'penguinramids'])(
  'no moment of %s online, with clocks, cuts or covers a text',
  async (game) => {
    const visitor = await newGuest();
    const { page } = visitor;
    const path = await openOnline(visitor, game);
    const found = [...(await findFaults(visitor, { name: `${game}-waiting`, path }))];
    await speak(page, 'en');
    await page.goto(path);
    await page.getByRole('button', { name: words.online.waiting.start }).click();
    await page.getByRole('timer').or(page.locator('[data-thing]')).first().waitFor();
    found.push(...(await findFaults(visitor, { name: `${game}-online`, path })));
    expect(found).toEqual([]);
    await visitor.context.close();
  },
  patience,
);

test.each([
  ['penguin-party, 6 seats, iello, share', 60],
  ['penguinramids, 4 seats, all drawn', 90],
] as const)(
  'no moment of a replay of %s cuts or covers a text',
  async (name, act) => {
    const visitor = await newGuest();
    const setting = entryOf(
      settings.filter((each) => each.name === name),
      0,
    );
    const record = recordOf(randomMatch(setting, 'layout').match);
    const seats = seatsOf(setting.seats).map((seat) => ({ seat, who: personCalled(seat + 1) }));
    const packed = await packMatch({ record, seats });
    const scenes = ['1', 'open'].map((eyes) => ({
      name: `${setting.game.id}-replay-${eyes}`,
      path: `/replay?act=${String(act)}&seat=${eyes}#record=${packed}`,
      // Left out: on phones on their side the badges of six players have no room above open hands.
      lowest: eyes === 'open' ? 500 : 0,
    }));
    expect(await findFaults(visitor, ...scenes)).toEqual([]);
    await visitor.context.close();
  },
  patience,
);

test.each([
  ['penguin-party', 6],
  ['penguinramids', 4],
] as const)(
  'the end of %s cuts and covers no text',
  async (game, seats) => {
    const visitor = await newGuest();
    const { page } = visitor;
    const names = Array.from({ length: seats }, (_, seat) => longName(seat + 1));
    const path = await serveTable(page, playAtRandom(game, names));
    const isShown = (at: Page, language: Language): Promise<void> =>
      at.getByRole('dialog', { name: texts[language].page.table.over }).waitFor();
    const showDetails = async (at: Page, language: Language): Promise<void> => {
      await isShown(at, language);
      await at.getByText(texts[language].page.table.details).click();
    };
    const found = await findFaults(
      visitor,
      { name: `${game}-over`, path, show: isShown },
      { name: `${game}-points`, path, show: showDetails },
    );
    expect(found).toEqual([]);
    await visitor.context.close();
  },
  patience,
);
