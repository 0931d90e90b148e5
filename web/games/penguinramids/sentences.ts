import { entryOf } from '@rookery/rules/kernel/entry';
import { boxInPlay } from '@rookery/rules/penguinramids/box';
import type { Box, Refusal, Seen } from '@rookery/rules/penguinramids/vocabulary';
import { namesOf, type People } from '@rookery/texts/people';
import { namedNews, namedRefusal, withArms } from './naming.ts';
import type { Ending } from './progress.ts';
import type { PenguinramidsWords } from './words.svelte.ts';

/** What happened, in sentences. */
export const tellings = (
  { game, page }: PenguinramidsWords,
  news: readonly Seen[],
  people: People,
): readonly string[] =>
  news.map((event) => namedNews(event, page.arms)).map((event) => game.seen(event, people));

/** A refusal in a sentence; the box has the cards it may speak of. */
export function refusalSentence(
  { game, page }: PenguinramidsWords,
  refusal: Refusal,
  people: People,
  box: Box | null = null,
): string {
  const nameOf = (id: string): string => {
    const card = boxInPlay(box).cards.find((each) => each.id === id);
    return card ? game.penguin(withArms(card, page.arms)) : id;
  };
  return game.refusal(namedRefusal(refusal, nameOf), people);
}

/** The name of a seat, the viewer's own as `You`. */
export const callOf = ({ page }: PenguinramidsWords, people: People, seat: number): string =>
  seat === people.viewer ? page.you : entryOf(people.names, seat);

/** Why one of several with equally many points wins (PR21); null without a tie. */
export function tieSentence(
  words: PenguinramidsWords,
  { tied, winner, chief }: Ending,
  people: People,
  allOf: (names: readonly string[]) => string,
): string | null {
  if (tied.length === 0) return null;
  const { result } = words.page;
  const named = (seats: readonly number[]): string =>
    allOf(namesOf(people, seats, result.youAmongOthers));
  return winner === chief
    ? result.tieChief(named(tied))
    : result.tieOrder(named(tied), named([chief]));
}
