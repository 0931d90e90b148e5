import {
  colours,
  type Colour,
  type Move,
  type Pyramid,
  type Refusal,
  type Seen,
  type View,
} from '@rookery/rules/penguin-party/vocabulary';
import type { People } from '@rookery/texts/people';
import { isSameSpot, type Place } from './layout.ts';
import type { PlaceLook } from './place-look.ts';
import { roundOf } from './scenes.ts';
import {
  whereFree,
  whereOnce,
  wherePlaced,
  whereStanding,
  type Whereabouts,
} from './place-names.ts';
import type { PenguinPartyWords } from './words.svelte.ts';

/** Whereabouts in words, to go on after what is there: `in row 1, on green and red`. */
function said({ game, page }: PenguinPartyWords, place: Whereabouts): string {
  const { where } = page;
  switch (place.kind) {
    case 'opening':
      return where.opening;
    case 'left-end':
      return where.leftEnd;
    case 'right-end':
      return where.rightEnd;
    case 'in-base':
      return where.inBase;
    case 'among-base':
      return where.amongBase(place.nth, place.of);
    case 'in-row':
      return where.inRow(place.row);
    case 'upon': {
      const upon = where.upon(place.row, game.colours[place.left], game.colours[place.right]);
      return place.nth === null ? upon : where.nthPair(upon, place.nth);
    }
  }
}

/** What a penguin of the pyramid is called; the one that was placed last is said to be. */
export function standingName(
  words: PenguinPartyWords,
  pyramid: Pyramid,
  penguin: Move,
  last: Move | null,
): string {
  const { game, page } = words;
  const where = said(words, whereStanding(pyramid, penguin));
  const name = page.standing(game.colours[penguin.colour], where);
  return isSameSpot(last, penguin) ? `${name}, ${page.lastMove}` : name;
}

/** What the name of a free place depends on besides the place. */
interface Touch {
  /** The colour that a touch would place there, or try to. */
  readonly colour: Colour | null;
  readonly mood: PlaceLook['mood'];
}

/** What a free place is called: by what a touch does there, or by what it takes. */
export function placeName(
  words: PenguinPartyWords,
  pyramid: Pyramid,
  place: Place,
  { colour, mood }: Touch,
): string {
  const { game, page } = words;
  const where = said(words, whereFree(pyramid, place));
  if (colour !== null) {
    const name = game.colours[colour];
    if (mood === 'preview') return page.confirmHere(name, where);
    return mood === 'blocked' ? page.doesNotFit(name, where) : page.placeHere(name, where);
  }
  if (place.fits.length === colours.length) return page.freeForAny(where);
  const names = place.fits.map((each) => game.colours[each]);
  return page.free(where, names);
}

/** What happened, in sentences; the view is the one after all of it. */
export function tellings(
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
      said(words, standing ? wherePlaced(standing, { row, x }) : whereOnce({ row, x })),
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
