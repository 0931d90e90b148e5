import type { Move } from '@rookery/rules/penguinramids/vocabulary';
import { actions, arms, slot } from './en-names.ts';

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
