import type { Move } from '@rookery/rules/penguinramids/vocabulary';
import { actions, arms, typedNames } from './names.ts';
import type { PieceNames } from '../../penguinramids/piece-names.ts';

export function move(made: Move, names: PieceNames = typedNames): string {
  switch (made.type) {
    case 'choose':
      return `azione ${String(made.action)} (${actions[made.action].name})`;
    case 'chief':
      return 'prendere la carta Capo';
    case 'flip':
      return `${names.slot(made.slot)} sul lato grigio`;
    case 'swap':
      return `scambiare ${names.card(made.penguin)}`;
    case 'recall':
      return 'riprendere le carte Azione';
    case 'token':
      return 'prendere un segnalino Forza';
    case 'strengthen':
      return `rinforzare il braccio ${arms[made.arm]} in ${names.slot(made.slot)}`;
    case 'take':
      return `${names.card(made.penguin)} in ${names.slot(made.slot)}${made.side === 'grey' ? ', lato grigio' : ''}`;
    case 'end':
      return 'concludere il turno';
  }
}
