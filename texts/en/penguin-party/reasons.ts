import type { PenguinPartyReason } from '@rookery/bots/penguin-party/reason';
import type { Colour } from '@rookery/rules/penguin-party/vocabulary';
import { allOfIn } from '../../listing.ts';
import { namesOf, type People } from '../../people.ts';
import { countedIn } from '../../plural.ts';
import { colours, points } from './names.ts';

const counted = countedIn('en');
const allOf = allOfIn('en');

/** What is said of two moves. */
export type ComparingReason = Extract<
  PenguinPartyReason,
  { readonly kind: 'keeps-alive' | 'more-places' | 'fewer-for-others' }
>;

/** Why a bot prefers a move. */
export function reason(why: PenguinPartyReason, people: People): string {
  switch (why.kind) {
    case 'only-move':
      return 'The only move there is.';
    case 'empties-hand':
      return why.givenBack === 0
        ? 'The last card of the hand.'
        : `The last card of the hand: gives back ${points(why.givenBack)}.`;
    case 'ends-round':
      return 'Ends the round: nothing fits any more.';
    case 'forces-out':
      return `${namesOf(people, [why.seat], 'You').join('')} cannot hold a card that still fits.`;
    case 'shuts-out':
      return `Leaves no place for ${named(why.colours)}, which others may hold.`;
    case 'leaves-only':
      return `Leaves ${namesOf(people, [why.seat], 'you').join('')} only ${named(why.colours)}.`;
    case 'keeps-alive':
    case 'more-places':
    case 'fewer-for-others':
      return comparison(why);
    case 'opens-place':
      return `Opens a new place for ${colours[why.colour]} above the base.`;
    case 'most-places':
      return `No move leaves more places for the rest of the hand: ${rest(why.places)}.`;
    case 'runs-dry':
      return 'After it, no other card of the hand fits.';
    case 'overall':
      return 'No single reason: it does better in the rounds imagined from here.';
    case 'nothing-special':
      return 'One move among several; nothing special speaks for it.';
  }
}

/** What one move leaves and the other would not. */
function comparison(why: ComparingReason): string {
  switch (why.kind) {
    case 'keeps-alive':
      return `Keeps ${places(why.places)} for ${colours[why.colour]}; the other move would leave ${rest(why.instead)}.`;
    case 'more-places':
      return `Leaves ${places(why.places)} for the rest of the hand; the other move would leave ${rest(why.instead)}.`;
    case 'fewer-for-others':
      return `Leaves the others ${places(why.places)} for the cards they may hold; the other move would leave ${rest(why.instead)}.`;
  }
}

const named = (list: readonly Colour[]): string => allOf(list.map((colour) => colours[colour]));

const places = (count: number): string => counted(count, { one: 'place', other: 'places' });

const rest = (count: number): string => (count === 0 ? 'none' : String(count));
