import { entryOf } from '@rookery/rules/kernel/entry';
import { seatsOf } from '@rookery/rules/kernel/seat';
import { boxInPlay } from '@rookery/rules/penguinramids/box';
import { penguinramids } from '@rookery/rules/penguinramids/game';
import type { Box, Move, Refusal, Seen, View } from '@rookery/rules/penguinramids/vocabulary';
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

// Refusals never hang on what is hidden, so any world that looks like this one answers.
const anyWorld = { below: (): number => 0 };

/** Why the viewer may not do this now, in a sentence; nothing if it may be done. */
export function whyNot(
  words: PenguinramidsWords,
  view: View,
  move: Move,
  people: People,
): string | undefined {
  const seat = seatsOf(view.seats).find((each) => each === view.viewer);
  if (seat === undefined) return undefined;
  const refusal = penguinramids.refuse(penguinramids.imagine(view, anyWorld), seat, move);
  return refusal && refusalSentence(words, refusal, people, view.box);
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
