import type { PenguinPartyReason } from '@rookery/bots/penguin-party/reason';
import type { Colour } from '@rookery/rules/penguin-party/vocabulary';
import { allOfIn } from '../../listing.ts';
import { namesOf, type People } from '../../people.ts';
import { isSearched } from '../../search-kinds.ts';
import { searched } from '../search-reasons.ts';
import { comparison } from './comparisons.ts';
import { colours, points } from './names.ts';

const allOf = allOfIn('en');

/** Why a bot prefers a move. */
export function reason(why: PenguinPartyReason, people: People): string {
  if (isSearched(why)) return searched(why);
  if ('instead' in why) return comparison(why);
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
      return `Leaves ${namesOf(people, [why.seat], 'you').join('')} only ${named(why.colours)} to play.`;
    case 'opens-place':
      return `Opens a new place for ${colours[why.colour]} above the base.`;
    case 'most-places':
      return `No move leaves more places for the rest of the hand: ${rest(why.places)}.`;
    case 'runs-dry':
      return 'After it, no other card of the hand fits.';
    case 'still-fit':
      return why.of === 1
        ? 'The last card of the hand can still be placed afterwards.'
        : `Afterwards ${String(why.cards)} of the ${String(why.of)} cards left in the hand can still be placed.`;
    case 'nothing-special':
      return 'One move among several; nothing special speaks for it.';
  }
}

const named = (list: readonly Colour[]): string => allOf(list.map((colour) => colours[colour]));

const rest = (count: number): string => (count === 0 ? 'none' : String(count));
