import type { Card } from '@rookery/rules/penguinramids/vocabulary';

/** The places of the offer, each with its penguin or empty once that is taken. */
export type OfferPlaces = readonly (Card | null)[];

/**
 * Where the available penguins lie now. Those that were there keep their places, so that nothing moves under a
 * finger. A new one takes the place of the one that has just gone (PR15); a whole new offer starts afresh.
 */
export function placesOf(before: OfferPlaces, offer: readonly Card[], seats: number): OfferPlaces {
  const kept = Array.from({ length: seats }, (_, place) => {
    const card = before[place];
    return offer.find(({ id }) => id === card?.id) ?? null;
  });
  const fresh = offer.filter(({ id }) => !kept.some((card) => card?.id === id));
  const free = freePlaces(before, kept);
  return kept.map((card, place) => card ?? fresh[free.indexOf(place)] ?? null);
}

/** The free places, those first that somebody has just left. */
function freePlaces(before: OfferPlaces, kept: OfferPlaces): readonly number[] {
  const free = [...kept.keys()].filter((place) => kept[place] === null);
  if (free.length === kept.length) return free;
  return free.toSorted((a, b) => Number(!before[a]) - Number(!before[b]));
}
