import type { CommandTexts } from '@rookery/texts/en/page/commands';
import type { TableQuestion } from './line-meaning.ts';

/** What each letter reads out. */
const readingKeys = [
  ['h', 'hand'],
  ['p', 'pyramid'],
  ['m', 'moves'],
  ['c', 'counts'],
  ['s', 'scores'],
  ['t', 'turn'],
  ['w', 'changes'],
  ['r', 'repeat'],
] as const satisfies readonly (readonly [string, TableQuestion])[];

/** What a single key asks for: something to read out, the command line, or the list of keys. */
export type KeyWish = TableQuestion | 'line';

/** What a single key asks for; nothing for any other key. */
export function wishOfKey(
  event: Pick<KeyboardEvent, 'key' | 'code' | 'repeat'>,
): KeyWish | undefined {
  if (event.repeat) return undefined;
  if (event.key === '?') return 'keys';
  if (event.key === '/') return 'line';
  const letter = letterOf(event);
  return readingKeys.find(([key]) => key === letter)?.[1];
}

/** The letter of a key. Keyboards that write Korean or Japanese have Latin ones in the same places. */
const letterOf = ({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>): string =>
  /^\p{Script=Latin}$/u.test(key) || !code.startsWith('Key') ? key : code.slice(3).toLowerCase();

/** A key, and what it does. */
export type KeyMeaning = readonly [key: string, does: string];

/** The keys of every page. */
export const pageKeys = ({ names, list, pages }: CommandTexts['keys']): readonly KeyMeaning[] => [
  ['?', list],
  [names.tab, pages.next],
  [names.backTab, pages.previous],
  [names.enter, pages.press],
  [names.arrows, pages.choose],
  [names.escape, pages.close],
];

/** The keys of every table: its command line, and what is read out. */
export const tableKeys = ({ keys, asks }: CommandTexts): readonly KeyMeaning[] => [
  ['/', keys.line],
  ...readingKeys.map(([key, question]) => [key.toUpperCase(), asks[question]] as const),
];

/** The keys of somebody who plays. */
export const playingKeys = ({ names, ...does }: CommandTexts['keys']): readonly KeyMeaning[] => [
  ['1 – 5', does.digits],
  [names.arrows, does.arrows],
  [names.enter, does.enter],
  [names.escape, does.escape],
];

/** The keys of somebody who looks back at a match. */
export const replayKeys = ({ names, replay }: CommandTexts['keys']): readonly KeyMeaning[] => [
  [names.sideArrows, replay.steps],
  [names.pages, replay.rounds],
  [names.ends, replay.ends],
  [names.space, replay.play],
];
