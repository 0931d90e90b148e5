import type { PenguinramidsReason } from '@rookery/bots/penguinramids/reason';
import { nameOf, namesOf, type People } from '../../people.ts';
import { countedIn } from '../../plural.ts';
import { isSearched } from '../../search-kinds.ts';
import { searched } from '../search-reasons.ts';
import { comparison } from './comparisons.ts';
import { goal, level, points, typedNames } from './names.ts';
import type { PieceNames } from '../../penguinramids/piece-names.ts';

const counted = countedIn('en');

/** What is said of an action card that is chosen. */
export type PermissionReason = Extract<
  PenguinramidsReason,
  { readonly kind: 'may-take-chief' | 'may-turn-grey' | 'may-exchange' }
>;

/** What is said of arms that change. */
export type StrengthReason = Extract<
  PenguinramidsReason,
  { readonly kind: 'turns-grey' | 'strengthens' | 'spare-strength' | 'idles' }
>;

/** What is said of a penguin that is taken. */
export type PlacingReason = Extract<
  PenguinramidsReason,
  { readonly kind: 'builds-level' | 'goal' | 'denies' | 'prepares' | 'nothing-fits' | 'fills' }
>;

/** Why a bot prefers a move. */
export function reason(
  why: PenguinramidsReason,
  people: People,
  names: PieceNames = typedNames,
): string {
  if (isSearched(why)) return searched(why);
  if ('instead' in why) return comparison(why, people, names);
  switch (why.kind) {
    case 'mixes':
      return mixed(why.share);
    case 'may-take-chief':
    case 'may-turn-grey':
    case 'may-exchange':
      return permission(why, people);
    case 'takes-chief':
      return `Takes the Chief card from ${namesOf(people, [why.from], 'you').join('')}: the Chief comes first wherever players tie.`;
    case 'recalls':
      return `Brings ${counted(why.cards, { one: 'action card', other: 'action cards' })} back to the hand.`;
    case 'takes-token':
      return `Brings a strength token: ${String(why.held)} in hand.`;
    case 'exchanges':
      return `Puts ${names.penguin(why.penguin)} under the deck; another one is turned up.`;
    case 'turns-grey':
    case 'strengthens':
    case 'spare-strength':
    case 'idles':
      return strengthening(why, names);
    case 'builds-level':
    case 'goal':
    case 'denies':
    case 'prepares':
    case 'nothing-fits':
    case 'fills':
      return placing(why, people, names);
    case 'turn-is-done':
      return 'There is nothing more to do this turn.';
    case 'nothing-special':
      return 'One move among several; nothing special speaks for it.';
  }
}

/** What an action card would allow. */
function permission(why: PermissionReason, people: People): string {
  switch (why.kind) {
    case 'may-take-chief':
      return `Allows taking the Chief card from ${namesOf(people, [why.from], 'you').join('')}.`;
    case 'may-turn-grey':
      return 'Allows a grey penguin, whether or not others fit.';
    case 'may-exchange':
      return 'Allows exchanging an available penguin before taking one.';
  }
}

/** What other arms are good for. */
function strengthening(why: StrengthReason, names: PieceNames): string {
  switch (why.kind) {
    case 'turns-grey':
      return `Makes ${names.slot(why.slot)} weigh 0, with strength 1 in each arm.`;
    case 'strengthens':
      return `The arms below ${names.slot(why.slot)} then carry ${String(why.carries)}.`;
    case 'spare-strength':
      return `Strength below ${names.slot(why.slot)}, which nothing needs now.`;
    case 'idles':
      return `A spare token: the outer arm in ${names.slot(why.slot)} carries nothing.`;
  }
}

/** Why a penguin is taken and placed there. */
function placing(why: PlacingReason, people: People, names: PieceNames): string {
  switch (why.kind) {
    case 'builds-level':
      return `The heaviest on the ${level(why.level - 1)} (weight ${String(why.weight)}): ${points(why.gain)} more.`;
    case 'goal':
      return `As the pyramids stand, ${points(why.points)} more for a goal: ${goal(why.goal)}.`;
    case 'denies':
      return `Only ${names.penguin(why.penguin)} would raise a level of ${ofOwner(people, why.seat)} pyramid.`;
    case 'prepares':
      return `An arm of strength ${String(why.strength)} for ${names.slot(why.slot)}, which is still free.`;
    case 'nothing-fits':
      return 'Nothing fits, so it must lie grey.';
    case 'fills':
      return `Fills ${names.slot(why.slot)}.`;
  }
}

/** `your pyramid` to its owner, `Ben’s pyramid` to everyone else. */
const ofOwner = (people: People, seat: number): string =>
  seat === people.viewer ? 'your' : `${nameOf(people, seat)}’s`;

/** How often a sealed card is chosen. */
const mixed = (share: number): string =>
  `Chosen ${String(Math.round(share * 100))} times in 100, so that nobody can foresee it.`;
