import {
  colours,
  type Colour,
  type Move,
  type Pyramid,
} from '@rookery/rules/penguin-party/vocabulary';
import { isSameSpot, type FreePlace } from './layout.ts';
import type { PlaceLook } from './place-look.ts';
import { whereFree, whereStanding, type PlaceName } from './place-names.ts';
import type { PenguinPartyWords } from './words.svelte.ts';

/** A place in words that continue a sentence: `in row 1, on green and red`. */
export function describePlace({ game, page }: PenguinPartyWords, place: PlaceName): string {
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

/** What is said of a penguin besides what it is: whether it was placed last, and by whom since one's turn. */
interface StandingFacts {
  readonly last: Move | null;
  readonly placer?: string | undefined;
}

/** What a penguin of the pyramid is called. */
export function standingName(
  words: PenguinPartyWords,
  pyramid: Pyramid,
  penguin: Move,
  { last, placer }: StandingFacts,
): string {
  const { game, page } = words;
  const where = describePlace(words, whereStanding(pyramid, penguin));
  const name = page.standing(game.colours[penguin.colour], where);
  const by = placer === undefined ? [] : [page.placedBy(placer)];
  const latest = isSameSpot(last, penguin) ? [page.lastMove] : [];
  return [name, ...by, ...latest].join(', ');
}

/** What the name of a free place depends on besides the place. */
interface PlaceTouch {
  /** The colour that a touch would place there, or try to. */
  readonly colour: Colour | null;
  readonly mood: PlaceLook['mood'];
}

/** What a free place is called: by what a touch does there, or by what it takes. */
export function placeName(
  words: PenguinPartyWords,
  pyramid: Pyramid,
  place: FreePlace,
  { colour, mood }: PlaceTouch,
): string {
  const { game, page } = words;
  const where = describePlace(words, whereFree(pyramid, place));
  if (colour !== null) {
    const name = game.colours[colour];
    if (mood === 'preview') return page.confirmHere(name, where);
    return mood === 'blocked' ? page.doesNotFit(name, where) : page.placeHere(name, where);
  }
  if (place.fits.length === colours.length) return page.freeForAny(where);
  const names = place.fits.map((each) => game.colours[each]);
  return page.free(where, names);
}
