import { colours, type Colour } from '@rookery/rules/penguin-party/vocabulary';
import type { MoveChange } from './move-change.ts';

/** What one move leaves or builds on, and the other move would not: `instead` is what that one comes to. */
export type ComparingReason =
  /** A colour of the hand keeps so many places. */
  | ({ readonly kind: 'keeps-alive'; readonly colour: Colour } & PlacesInstead)
  /** So many places are left for the rest of the hand. */
  | ({ readonly kind: 'more-places' } & PlacesInstead)
  /** So many places are left for cards that others may hold. */
  | ({ readonly kind: 'fewer-for-others' } & PlacesInstead)
  /** So many places are left for a colour that others may hold and the player does not. */
  | ({ readonly kind: 'fewer-for-colour'; readonly colour: Colour } & PlacesInstead)
  /** So many cards of the rest of the hand fit somewhere. */
  | ({ readonly kind: 'more-cards-fit' } & CardsInstead)
  /** So many cards that the player has not seen fit somewhere. */
  | ({ readonly kind: 'fewer-cards-fit' } & CardsInstead)
  /** The player holds so many more of the colour that is placed; of the other move's colour it would be fewer. */
  | ({ readonly kind: 'holds-more' } & CardsInstead & TwoColours)
  /** So many cards of the placed colour are unseen; of the other move's colour it would be more. */
  | ({ readonly kind: 'helps-others-less' } & CardsInstead & TwoColours)
  /** Now there are so many places for the placed colour; for the other move's colour there are more. */
  | ({ readonly kind: 'goes-first' } & PlacesInstead & TwoColours)
  /** So many places of the base stay free. */
  | ({ readonly kind: 'saves-base' } & PlacesInstead);

interface PlacesInstead {
  readonly places: number;
  readonly instead: number;
}

interface CardsInstead {
  readonly cards: number;
  readonly instead: number;
}

interface TwoColours {
  readonly colour: Colour;
  readonly otherColour: Colour;
}

/** So few places that a colour is in danger. */
const few = 2;

/** Looks for something that speaks for one move and not for the other. */
interface ComparisonFinder {
  find(change: MoveChange, other: MoveChange): ComparingReason | undefined;
}

type Find = ComparisonFinder['find'];

/** In the order in which they are looked for, the most telling first. */
const finders: readonly Find[] = [
  (change, other) => keepAlive(change, other, few),
  compareOwnPlaces,
  comparePlacesForOthers,
  compareOwnCards,
  compareCardsOfOthers,
  (change, other) => keepAlive(change, other, Infinity),
  comparePlacesForColour,
  compareHeld,
  compareUnseen,
  comparePlacesNow,
  compareBase,
];

/** The most telling thing that speaks for one move and not for the other. */
export function compareChanges(change: MoveChange, other: MoveChange): ComparingReason | undefined {
  for (const find of finders) {
    const found = find(change, other);
    if (found) return found;
  }
  return undefined;
}

/** A colour of the hand with more places than the other move would leave it, which are fewer than `below`. */
function keepAlive(
  change: MoveChange,
  other: MoveChange,
  below: number,
): ComparingReason | undefined {
  const [saved] = colours
    .filter((colour) => change.rest[colour] > 0 && other.rest[colour] > 0)
    .map((colour) => ({
      colour,
      places: change.placesFor(colour),
      instead: other.placesFor(colour),
    }))
    .filter(({ places, instead }) => places > instead && instead < below)
    .toSorted((a, b) => a.instead - b.instead || change.rest[b.colour] - change.rest[a.colour]);
  return saved && { kind: 'keeps-alive', ...saved };
}

function compareOwnPlaces(
  { ownPlaces: places }: MoveChange,
  { ownPlaces: instead }: MoveChange,
): ComparingReason | undefined {
  return places > instead ? { kind: 'more-places', places, instead } : undefined;
}

function comparePlacesForOthers(
  change: MoveChange,
  other: MoveChange,
): ComparingReason | undefined {
  const { placesForOthers: places, next } = change;
  const { placesForOthers: instead } = other;
  const isFewer = next !== undefined && places < instead;
  return isFewer ? { kind: 'fewer-for-others', places, instead } : undefined;
}

function compareOwnCards(change: MoveChange, other: MoveChange): ComparingReason | undefined {
  const cards = countFitting(change, change.rest);
  const instead = countFitting(other, other.rest);
  return cards > instead ? { kind: 'more-cards-fit', cards, instead } : undefined;
}

function compareCardsOfOthers(change: MoveChange, other: MoveChange): ComparingReason | undefined {
  const cards = countFitting(change, change.unseen);
  const instead = countFitting(other, other.unseen);
  const isFewer = change.next !== undefined && cards < instead;
  return isFewer ? { kind: 'fewer-cards-fit', cards, instead } : undefined;
}

/** How many of these cards fit somewhere after a move. */
export const countFitting = (change: MoveChange, cards: MoveChange['rest']): number =>
  colours.reduce((sum, colour) => sum + (change.placesFor(colour) > 0 ? cards[colour] : 0), 0);

function comparePlacesForColour(
  change: MoveChange,
  other: MoveChange,
): ComparingReason | undefined {
  if (change.next === undefined) return undefined;
  const [narrowed] = colours
    .filter((colour) => change.rest[colour] === 0 && other.rest[colour] === 0)
    .filter((colour) => change.unseen[colour] > 0 && other.unseen[colour] > 0)
    .map((colour) => ({
      colour,
      places: change.placesFor(colour),
      instead: other.placesFor(colour),
    }))
    .filter(({ places, instead }) => places < instead)
    .toSorted((a, b) => change.unseen[b.colour] - change.unseen[a.colour]);
  return narrowed && { kind: 'fewer-for-colour', ...narrowed };
}

function compareHeld(change: MoveChange, other: MoveChange): ComparingReason | undefined {
  const cards = change.rest[change.move.colour];
  const instead = other.rest[other.move.colour];
  return cards > instead
    ? { kind: 'holds-more', cards, instead, ...both(change, other) }
    : undefined;
}

function compareUnseen(change: MoveChange, other: MoveChange): ComparingReason | undefined {
  const cards = change.unseen[change.move.colour];
  const instead = other.unseen[other.move.colour];
  const isFewer = change.next !== undefined && cards < instead;
  return isFewer
    ? { kind: 'helps-others-less', cards, instead, ...both(change, other) }
    : undefined;
}

function comparePlacesNow(change: MoveChange, other: MoveChange): ComparingReason | undefined {
  const places = change.placesBefore(change.move.colour);
  const instead = change.placesBefore(other.move.colour);
  return places < instead
    ? { kind: 'goes-first', places, instead, ...both(change, other) }
    : undefined;
}

const both = ({ move }: MoveChange, { move: other }: MoveChange): TwoColours => ({
  colour: move.colour,
  otherColour: other.colour,
});

function compareBase(
  { baseLeft: places }: MoveChange,
  { baseLeft: instead }: MoveChange,
): ComparingReason | undefined {
  return places > instead ? { kind: 'saves-base', places, instead } : undefined;
}
