import type { PenguinramidsReason } from '@rookery/bots/penguinramids/reason';
import type { Move } from '@rookery/rules/penguinramids/vocabulary';
import { namesOf, type People } from '../people.ts';
import { countedIn } from '../plural.ts';
import { actions, arms, goal, level, penguin, points, slot } from './en-names.ts';

const counted = countedIn('en');

/** A move, as advice or a list names it. */
export function move(made: Move): string {
  switch (made.type) {
    case 'choose':
      return `action ${String(made.action)} (${actions[made.action].name})`;
    case 'chief':
      return 'take the Chief card';
    case 'flip':
      return `turn ${slot(made.slot)} grey`;
    case 'swap':
      return `exchange ${made.penguin}`;
    case 'recall':
      return 'take back the action cards';
    case 'token':
      return 'take a strength token';
    case 'strengthen':
      return `strengthen the ${arms[made.arm]} arm in ${slot(made.slot)}`;
    case 'take':
      return `${made.penguin} to ${slot(made.slot)}${made.side === 'grey' ? ', grey' : ''}`;
    case 'end':
      return 'end the turn';
  }
}

/** Why a bot prefers a move. */
export function reason(why: PenguinramidsReason, people: People): string {
  switch (why.kind) {
    case 'mixes':
      return mixed(why.share);
    case 'takes-chief':
      return 'The Chief comes first wherever players tie.';
    case 'recalls':
      return `Brings ${counted(why.cards, { one: 'action card', other: 'action cards' })} back to the hand.`;
    case 'takes-token':
      return `Keeps ${counted(why.held, { one: 'strength token', other: 'strength tokens' })} for later.`;
    case 'exchanges':
      return `Hopes for something better than ${penguin(why.penguin)}.`;
    case 'turns-grey':
      return `Grey arms suit ${slot(why.slot)} better.`;
    case 'strengthens':
      return `The arms below ${slot(why.slot)} then carry ${String(why.carries)}.`;
    case 'idles':
      return `A spare token: the outer arm in ${slot(why.slot)} carries nothing.`;
    case 'builds-level':
      return `The heaviest so far on the ${level(why.level - 1)}: weight ${String(why.weight)}.`;
    case 'goal':
      return `Brings ${points(why.points)} for a goal: ${goal(why.goal)}.`;
    case 'denies':
      return `${namesOf(people, [why.seat], 'You').join('')} would have wanted ${penguin(why.penguin)}.`;
    case 'prepares':
      return `Its arms will help to carry ${slot(why.slot)}, which is still free.`;
    case 'nothing-fits':
      return 'Nothing fits, so it must lie grey.';
    case 'fills':
      return `Fills ${slot(why.slot)}.`;
    case 'turn-is-done':
      return 'There is nothing more to do this turn.';
  }
}

/** How often a sealed card is chosen. */
function mixed(share: number): string {
  const percent = Math.round(share * 100);
  if (percent >= 100) return 'Clearly the best card now.';
  return `Chosen ${String(percent)} times in 100, so that nobody can foresee it.`;
}
