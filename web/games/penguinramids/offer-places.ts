import type { Card } from '@rookery/rules/penguinramids/vocabulary';

/** The places of the offer, each with its penguin or empty once that is taken. */
export type OfferPlaces = readonly (Card | null)[];

/**
 * Where the available penguins lie now. Those that were there keep their places, so that nothing
 * moves under a finger; a new one fills a gap; a whole new offer starts afresh.
 */
export function placesOf(before: OfferPlaces, offer: readonly Card[], seats: number): OfferPlaces {
  const kept = Array.from({ length: seats }, (_, place) => {
    const card = before[place];
    return offer.find(({ id }) => id === card?.id) ?? null;
  });
  const fresh = offer.filter(({ id }) => !kept.some((card) => card?.id === id));
  const next = fresh.values();
  return kept.map((card) => card ?? next.next().value ?? null);
}
