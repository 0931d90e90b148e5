import { entryOf } from '@rookery/rules/kernel/entry';
import { boxInPlay } from '@rookery/rules/penguinramids/box';
import type { Box, Card, Refusal, Seen, View } from '@rookery/rules/penguinramids/vocabulary';
import type { PieceNames } from '@rookery/texts/penguinramids/piece-names';
import { namesOf, type People } from '@rookery/texts/people';
import type { FinalRanking } from './progress.ts';
import type { PenguinramidsWords } from './words.svelte.ts';

/** The page names cards by their arms, because nobody sees an id, and counts slots from 1. */
export const pieceNames = (
  { game, page }: PenguinramidsWords,
  cards: readonly Card[] = [],
): PieceNames => {
  const penguin = (card: Card): string => game.penguin(card, page.arms(card.left, card.right));
  return {
    penguin,
    card: (id) => {
      const card = cards.find((each) => each.id === id);
      return card ? penguin(card) : id;
    },
    slot: ([level, index]) => page.slot.short(level, index),
    lowest: 1,
  };
};

/** What happened, in sentences. */
export const tellNews = (
  words: PenguinramidsWords,
  news: readonly Seen[],
  people: People,
): readonly string[] => news.map((event) => words.game.seen(event, people, pieceNames(words)));

/** A refusal in a sentence; the box has the cards it may speak of. */
export const refusalSentence = (
  words: PenguinramidsWords,
  refusal: Refusal,
  people: People,
  box: Box | null = null,
): string => words.game.refusal(refusal, people, pieceNames(words, boxInPlay(box).cards));

/** The name of a seat, the viewer's own as `You`. */
export const nameOrYou = ({ page }: PenguinramidsWords, people: People, seat: number): string =>
  seat === people.viewer ? page.you : entryOf(people.names, seat);

/** Why one of several with equally many points wins (PR21); null without a tie. */
export function tieSentence(
  words: PenguinramidsWords,
  { tied, winner, chief }: FinalRanking,
  people: People,
  allOf: (names: readonly string[]) => string,
): string | null {
  if (tied.length === 0) return null;
  const { result } = words.page;
  const named = (seats: readonly number[]): string =>
    allOf(namesOf(people, seats, result.youAmongOthers));
  const say = winner === chief ? result.tieChief : result.tieOrder;
  return say(named(tied), named([chief]));
}

/** A line about a match, for lists and lobbies. */
export function about({ page }: PenguinramidsWords, { stage }: View): string {
  if (!('table' in stage)) return page.aboutNew;
  return stage.phase === 'over' ? page.aboutOver : page.about(stage.table.round);
}
