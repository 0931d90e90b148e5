import type { Refusal, Seen, View } from '@rookery/rules/penguin-party/vocabulary';
import type { People } from '@rookery/texts/people';
import { describePlace } from './labels.ts';
import { whereOnce, wherePlaced } from './place-names.ts';
import { roundNumberOf, roundOf } from './scenes.ts';
import type { PenguinPartyWords } from './words.svelte.ts';

/** What happened, in sentences; the view is the one after all of it. */
export function tellNews(
  words: PenguinPartyWords,
  news: readonly Seen[],
  people: People,
  view: View,
): readonly string[] {
  const pyramid = roundOf(view)?.pyramid ?? null;
  // A deal sweeps away the pyramid in which the penguins before it were placed.
  const deal = news.findLastIndex(({ type }) => type === 'dealt');
  return news.map((seen, nth) => {
    const standing = nth < deal ? null : pyramid;
    return words.game.seen(seen, people, (row, x) =>
      describePlace(words, standing ? wherePlaced(standing, { row, x }) : whereOnce({ row, x })),
    );
  });
}

/** Why a move is refused, in a sentence. */
export const refusalSentence = (
  { game, page }: PenguinPartyWords,
  why: Refusal,
  people: People,
): string =>
  // The page shows no coordinates, so it cannot name the open ends by theirs.
  why.kind === 'not-beside-the-base' ? page.onlyAtTheEnds : game.refusal(why, people);

/** A line about a match, for lists and lobbies. */
export const about = ({ page }: PenguinPartyWords, view: View): string =>
  page.about(
    page.editionNames[view.edition],
    view.stage.phase === 'starter'
      ? page.rounds(view.seats)
      : page.round(roundNumberOf(view), view.seats),
  );
