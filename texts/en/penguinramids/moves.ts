import type { Move } from '@rookery/rules/penguinramids/vocabulary';
import { actions, arms, typedNames } from './names.ts';
import type { PieceNames } from '../../penguinramids/piece-names.ts';

/** A move, as advice or a list names it. */
export function move(made: Move, names: PieceNames = typedNames): string {
  switch (made.type) {
    case 'choose':
      return `action ${String(made.action)} (${actions[made.action].name})`;
    case 'chief':
      return 'take the Chief card';
    case 'flip':
      return `turn ${names.slot(made.slot)} grey`;
    case 'swap':
      return `exchange ${names.card(made.penguin)}`;
    case 'recall':
      return 'take back the action cards';
    case 'token':
      return 'take a strength token';
    case 'strengthen':
      return `strengthen the ${arms[made.arm]} arm in ${names.slot(made.slot)}`;
    case 'take':
      return `${names.card(made.penguin)} to ${names.slot(made.slot)}${made.side === 'grey' ? ', grey' : ''}`;
    case 'end':
      return 'end the turn';
  }
}
