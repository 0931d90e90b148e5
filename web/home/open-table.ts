import type { GameCard } from '../games/game-ui.ts';
import type { Opened } from '../here/tables.ts';
import { loadProfile } from '../online/profile.ts';
import { saveItem, loadItem } from '../shell/local-storage.ts';
import type { Way } from '../shell/route.ts';
import type { HomeTexts } from '@rookery/texts/en/page/home';
import { keepRow } from './kept-rows.ts';
import {
  listBots,
  listPeople,
  storageName,
  readSetUp,
  type SetUp,
  type DefaultNames,
} from './set-up.ts';

/** Loads the set-up that this device used last for a game. */
export const loadSetUp = (card: GameCard, way: Way): SetUp =>
  readSetUp(loadItem(storageName(card.id, way)), card, way);

export const saveSetUp = (card: GameCard, way: Way, setUp: SetUp): void =>
  saveItem(storageName(card.id, way), setUp);

/** Names for people who have not entered one. */
export function chooseNames(texts: HomeTexts['setUp'], way: Way): DefaultNames {
  const { name, penguin } = loadProfile();
  // Among several people around one device, "me" says nothing.
  const unnamed = way === 'one-device' ? texts.player(1) : texts.me;
  return { me: { name: name === '' ? unnamed : name, penguin }, player: texts.player };
}

/** Opens a table on this device. Loads worker and protocol only now. */
export async function openLocalTable(
  card: GameCard,
  way: Way,
  setUp: SetUp,
  texts: HomeTexts['setUp'],
): Promise<Opened> {
  const { openHere } = await import('../here/tables.ts');
  const people = listPeople(setUp, chooseNames(texts, way));
  const bots = listBots(setUp);
  const opened = await openHere({ game: card.id, options: setUp.options, people, bots });
  if (opened.ok) keepRow(opened.table, true);
  return opened;
}

/** Opens a table with the last set-up, without its options if they are no longer valid. */
export async function playNow(card: GameCard, texts: HomeTexts['setUp']): Promise<Opened> {
  const setUp = loadSetUp(card, 'bots');
  const opened = await openLocalTable(card, 'bots', setUp, texts);
  if (opened.ok || opened.reason.kind !== 'bad-options') return opened;
  return openLocalTable(card, 'bots', { ...setUp, options: {} }, texts);
}
