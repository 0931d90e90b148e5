import type { Seat } from '@rookery/rules/kernel/seat';
import { count } from '@rookery/rules/penguin-party/cards';
import type { Colour, Move, View } from '@rookery/rules/penguin-party/vocabulary';
import type { SearchReason } from '../comparison.ts';
import { compareChanges, countFitting, type ComparingReason } from './contrast.ts';
import { changeBy, type MoveChange } from './move-change.ts';

/** Why a penguin is placed there and not elsewhere, as far as the player's view shows. */
export type PenguinPartyReason =
  | { readonly kind: 'only-move' }
  /** The last card of the hand, which gives points back. */
  | { readonly kind: 'empties-hand'; readonly givenBack: number }
  /** Nothing fits any more that anybody can hold. */
  | { readonly kind: 'ends-round' }
  /** Nothing fits any more that the next player can hold. */
  | { readonly kind: 'forces-out'; readonly seat: Seat }
  /** No place is left for these colours, which others may hold and the player does not. */
  | { readonly kind: 'shuts-out'; readonly colours: readonly Colour[] }
  /** Only these colours fit that the next player may hold; fewer than before. */
  | { readonly kind: 'leaves-only'; readonly seat: Seat; readonly colours: readonly Colour[] }
  /** A card in the base, with a new place above it for its colour. */
  | { readonly kind: 'opens-place'; readonly colour: Colour }
  /** No move leaves more places for the rest of the hand. */
  | { readonly kind: 'most-places'; readonly places: number }
  /** No card of the player's own fits any more. */
  | { readonly kind: 'runs-dry' }
  /** So many of the cards that are left in the hand fit somewhere. */
  | { readonly kind: 'still-fit'; readonly cards: number; readonly of: number }
  | { readonly kind: 'nothing-special' }
  | ComparingReason
  | SearchReason;

/** Few enough colours to be worth a word. */
const few = 2;

/**
 * The most telling true thing to say for a move. Against another move, `instead`, it is something that is
 * not true of that one as well.
 */
export function reasonFor(view: View, move: Move, instead?: Move): PenguinPartyReason {
  const change = changeBy(view, move);
  if (!change || (change.isOnly && count(change.rest) > 0)) return { kind: 'only-move' };
  const other = instead && changeBy(view, instead);
  return other ? contrast(change, other) : describe(change);
}

/** What is said for a move by itself. */
function describe(change: MoveChange): PenguinPartyReason {
  const [first] = factsOf(change);
  if (first) return first;
  if (change.ownPlaces === 0) return { kind: 'runs-dry' };
  if (change.opensPlace) return { kind: 'opens-place', colour: change.move.colour };
  if (change.ownPlaces >= change.mostOwnPlaces()) {
    return { kind: 'most-places', places: change.ownPlaces };
  }
  return { kind: 'still-fit', cards: countFitting(change, change.rest), of: count(change.rest) };
}

/** What speaks for one move and not for the other. */
function contrast(change: MoveChange, other: MoveChange): PenguinPartyReason {
  const others = new Set(factsOf(other).map((fact) => JSON.stringify(fact)));
  const fact = factsOf(change, other).find((each) => !others.has(JSON.stringify(each)));
  if (fact) return fact;
  const comparison = compareChanges(change, other);
  if (comparison) return comparison;
  const opens = change.opensPlace && !other.opensPlace;
  return opens ? { kind: 'opens-place', colour: change.move.colour } : { kind: 'overall' };
}

/** What a move settles at once, most telling first; without the colours that `other` shuts out as well. */
function factsOf(change: MoveChange, other?: MoveChange): readonly PenguinPartyReason[] {
  const { rest, next, leftForOthers, openForOthers } = change;
  const facts: PenguinPartyReason[] = [];
  if (count(rest) === 0) {
    facts.push({ kind: 'empties-hand', givenBack: change.givenBack });
  }
  if (next === undefined) return facts;
  if (leftForOthers.length === 0) {
    const ends = change.ownPlaces === 0;
    return [...facts, ends ? { kind: 'ends-round' } : { kind: 'forces-out', seat: next }];
  }
  const shut = change.shutColours.filter((colour) => !other?.shutColours.includes(colour));
  if (shut.length > 0) facts.push({ kind: 'shuts-out', colours: shut });
  if (leftForOthers.length <= few && leftForOthers.length < openForOthers.length) {
    facts.push({ kind: 'leaves-only', seat: next, colours: leftForOthers });
  }
  return facts;
}
