import type { GameCard } from '../games/game-ui.ts';
import type { Opened } from '../here/tables.ts';
import { readSuggestion } from '../online/suggestion.ts';
import { saveItem, loadItem } from '../shell/local-storage.ts';
import type { Way } from '../shell/route.ts';
import type { HomeTexts } from '../texts/en-home.ts';
import { botsIn, peopleIn, placeOf, readSetUp, type SetUp, type UsualNames } from './set-up.ts';
import { expectedRows, expectRows } from './unfinished.ts';

/** The set-up of a game as it was last used on this device. */
export const lastSetUp = (card: GameCard, way: Way): SetUp =>
  readSetUp(loadItem(placeOf(card.id, way)), card, way);

export const keepSetUp = (card: GameCard, way: Way, setUp: SetUp): void =>
  saveItem(placeOf(card.id, way), setUp);

/** How people are called who have said nothing. */
export function usualNames(texts: HomeTexts['setUp'], way: Way): UsualNames {
  const { name, penguin } = readSuggestion(loadItem('me'), () => 0);
  // Among several people around one device, nobody knows who "me" is.
  const unnamed = way === 'one-device' ? texts.player(1) : texts.me;
  return { me: { name: name === '' ? unnamed : name, penguin }, player: texts.player };
}

/** Opens a table on this device; the worker and the protocol are fetched only now. */
export async function openTableHere(
  card: GameCard,
  way: Way,
  setUp: SetUp,
  texts: HomeTexts['setUp'],
): Promise<Opened> {
  const { openHere } = await import('../here/tables.ts');
  const people = peopleIn(setUp, usualNames(texts, way));
  const bots = botsIn(setUp);
  const opened = await openHere({ game: card.id, options: setUp.options, people, bots });
  if (opened.ok) expectRows(expectedRows() + 1);
  return opened;
}

/** Opens a table with the last set-up; options that no longer hold must not keep anybody from playing. */
export async function playNow(card: GameCard, texts: HomeTexts['setUp']): Promise<Opened> {
  const setUp = lastSetUp(card, 'bots');
  const opened = await openTableHere(card, 'bots', setUp, texts);
  if (opened.ok || opened.reason.kind !== 'bad-options') return opened;
  return openTableHere(card, 'bots', { ...setUp, options: {} }, texts);
}
