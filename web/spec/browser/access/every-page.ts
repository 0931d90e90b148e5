import { recordOf } from '@rookery/rules/kernel/record';
import type { Page } from 'playwright-core';
import { tableId } from '../../../../protocol/spec/client/fake-outside.ts';
import { spokenIn } from '../../../../texts/spec/spoken.ts';
import { packMatch } from '../../../replay/packing.ts';
import { texts, type Language } from '../robots.ts';
import { moments, stageMatch } from './staged-match.ts';

/** One state of a page: where it is, what has to be kept before, and what has to be pressed to see it. */
export interface PageState {
  readonly name: string;
  readonly path: string;
  /** What the device keeps, by its name. */
  readonly kept?: Readonly<Record<string, unknown>>;
  /** Whether something lies over the page until it is closed: then nothing is measured below it. */
  readonly isCovered?: true;
  /** Whether an ordinary run looks at it. */
  readonly isSampled?: true;
  readonly show?: (page: Page, language: Language) => Promise<void>;
}

const table = (letter: string): string => `/table/${tableId(letter)}`;

const bigScreen = (letter: string, game: string): Pick<PageState, 'path' | 'kept'> => ({
  path: '/party',
  kept: { party: { table: tableId(letter), game, options: null, current: null, matches: [] } },
});

const pressButton =
  (nameIn: (language: Language) => string) =>
  (page: Page, language: Language): Promise<void> =>
    page
      .getByRole('button', { name: nameIn(language), exact: true })
      .first()
      .click();

const openSettings = pressButton((language) => texts[language].page.shell.settings.name);

async function openKeys(page: Page): Promise<void> {
  await page.keyboard.press('?');
  await page.getByRole('dialog').waitFor();
}

async function askCoach(page: Page, language: Language): Promise<void> {
  await pressButton((each) => texts[each].page.home.setUp.start)(page, language);
  await pressButton((each) => texts[each].page.table.coach)(page, language);
  await page.getByText(spokenIn(language).coach.greeting).waitFor();
}

const seeResult = (page: Page, language: Language): Promise<void> =>
  page.getByRole('dialog', { name: texts[language].page.table.over }).waitFor();

async function seeDetails(page: Page, language: Language): Promise<void> {
  await seeResult(page, language);
  await page.getByText(texts[language].page.table.details).click();
}

const recordAt = async (game: string, seats: number): Promise<string> => {
  const { now } = stageMatch(game, seats, moments.over);
  return packMatch({ record: recordOf(now.match), seats: null });
};

/** Every page that there is, and every state of it that looks different. */
export async function listPages(): Promise<readonly PageState[]> {
  const [party, pyramids, short] = await Promise.all([
    recordAt('penguin-party', 6),
    recordAt('penguinramids', 4),
    recordAt('penguin-party', 2),
  ]);
  return [
    { name: 'home', path: '/', isSampled: true },
    { name: 'settings', path: '/', show: openSettings, isSampled: true },
    { name: 'keys', path: '/', show: openKeys },
    { name: 'against-bots', path: '/play/penguin-party/bots' },
    { name: 'one-device', path: '/play/penguinramids/one-device' },
    { name: 'friends', path: '/play/penguin-party/friends' },
    { name: 'anyone', path: '/play/penguinramids/anyone' },
    { name: 'lobby', path: '/lobby' },
    { name: 'matches', path: '/matches' },
    { name: 'profile', path: '/me' },
    { name: 'numbers', path: '/numbers' },
    { name: 'party-course', path: '/learn/penguin-party' },
    { name: 'pyramids-course', path: '/learn/penguinramids' },
    { name: 'party-lesson', path: '/learn/penguin-party/above' },
    { name: 'pyramids-lesson', path: '/learn/penguinramids/order', isSampled: true },
    { name: 'puzzles', path: '/puzzles' },
    { name: 'puzzle-list', path: '/puzzles/penguin-party' },
    { name: 'party-puzzle', path: '/puzzles/penguin-party/m1.49' },
    { name: 'pyramids-puzzle', path: '/puzzles/penguinramids/m5.85' },
    { name: 'party-rules', path: '/rules/penguin-party' },
    { name: 'pyramids-rules', path: '/rules/penguinramids' },
    { name: 'own-cards', path: '/cards/penguinramids' },
    { name: 'open-replay', path: '/replay' },
    { name: 'party-replay', path: `/replay?act=60&seat=open#record=${party}`, isSampled: true },
    { name: 'pyramids-replay', path: `/replay?act=60&seat=1#record=${pyramids}` },
    { name: 'review', path: `/review#record=${short}` },
    { name: 'coach', path: '/play/penguin-party/bots', show: askCoach, isCovered: true },
    { name: 'waiting-room', path: table('a'), isSampled: true },
    { name: 'party-table', path: table('b'), isSampled: true },
    { name: 'party-round-end', path: table('c'), isSampled: true },
    { name: 'party-over', path: table('d'), show: seeResult },
    { name: 'party-details', path: table('d'), show: seeDetails, isSampled: true },
    { name: 'pyramids-table', path: table('e'), isSampled: true },
    { name: 'pyramids-round-end', path: table('f') },
    { name: 'pyramids-over', path: table('g'), show: seeDetails },
    { name: 'rematch', path: table('h'), show: seeResult, isSampled: true },
    { name: 'onlooker', path: table('m'), isSampled: true },
    { name: 'party', path: '/party' },
    { name: 'party-gathering', ...bigScreen('i', 'penguin-party') },
    { name: 'party-big-table', ...bigScreen('j', 'penguin-party') },
    { name: 'pyramids-big-table', ...bigScreen('k', 'penguinramids') },
    { name: 'party-big-over', ...bigScreen('l', 'penguin-party'), isCovered: true },
    { name: 'hand', path: `/party/${tableId('b')}` },
    { name: 'hand-waiting', path: `/party/${tableId('a')}` },
    { name: 'unknown-match', path: '/match/uYxN0qg1TzS5nHn0hVfKXw' },
    { name: 'not-found', path: '/nowhere' },
  ];
}
