import type { PenguinPartyReason } from '@rookery/bots/penguin-party/reason';
import type { Colour } from '@rookery/rules/penguin-party/vocabulary';
import { allOfIn } from '../listing.ts';
import { namesOf, type People } from '../people.ts';
import { countedIn } from '../plural.ts';
import { colours, points } from './en-names.ts';

const counted = countedIn('en');
const allOf = allOfIn('en');

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
      return `Keeps ${colours[why.colour]} alive: ${places(why.places)} left.`;
    case 'opens-base':
      return `Opens new places for ${colours[why.colour]} on the base.`;
    case 'saves-places':
      return `Saves ${places(why.places)} for the rest of the hand.`;
    case 'runs-dry':
      return 'After it, no other card of the hand fits.';
  }
}

const named = (list: readonly Colour[]): string => allOf(list.map((colour) => colours[colour]));

const places = (count: number): string => counted(count, { one: 'place', other: 'places' });
