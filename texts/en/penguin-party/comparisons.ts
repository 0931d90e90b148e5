import type { ComparingReason } from '@rookery/bots/penguin-party/contrast';
import { withCapital } from '../../capital.ts';
import { countedIn } from '../../plural.ts';
import { colours } from './names.ts';

const counted = countedIn('en');

/** What one move leaves or builds on, and the other would not. */
export function comparison(why: ComparingReason): string {
  switch (why.kind) {
    case 'keeps-alive':
      return `Keeps ${places(why.places)} for ${colours[why.colour]}; the other move would leave ${rest(why.instead)}.`;
    case 'more-places':
      return `Leaves ${places(why.places)} for the rest of the hand; the other move would leave ${rest(why.instead)}.`;
    case 'fewer-for-others':
      return `Leaves the others ${places(why.places)} for the cards they may hold; the other move would leave ${rest(why.instead)}.`;
    case 'fewer-for-colour':
      return `Leaves ${places(why.places)} for ${colours[why.colour]}, which others may hold; the other move would leave ${rest(why.instead)}.`;
    case 'more-cards-fit':
      return `Then ${cards(why.cards)} of the hand can still be placed; after the other move ${rest(why.instead)}.`;
    case 'fewer-cards-fit':
      return `Then ${cards(why.cards)} that others may hold can be placed; after the other move ${rest(why.instead)}.`;
    case 'holds-more':
      return `Builds on ${colours[why.colour]}, of which the hand keeps ${cards(why.cards)}; of ${colours[why.otherColour]} it would be ${rest(why.instead)}.`;
    case 'helps-others-less':
      return `Builds on ${colours[why.colour]}, of which others hold ${why.cards === 0 ? 'none' : `at most ${cards(why.cards)}`}; of ${colours[why.otherColour]} it could be ${rest(why.instead)}.`;
    case 'goes-first':
      return `${withCapital(colours[why.colour])} has ${places(why.places)} now, ${colours[why.otherColour]} ${rest(why.instead)}: the colour with fewer goes first.`;
    case 'saves-base':
      return `Keeps ${places(why.places)} free in the base, where every colour fits; the other move would leave ${rest(why.instead)}.`;
  }
}

const places = (count: number): string => counted(count, { one: 'place', other: 'places' });

const cards = (count: number): string => counted(count, { one: 'card', other: 'cards' });

const rest = (count: number): string => (count === 0 ? 'none' : String(count));
