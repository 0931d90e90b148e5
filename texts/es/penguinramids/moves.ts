import type { Move } from '@rookery/rules/penguinramids/vocabulary';
import { actions, arms, typedNames } from './names.ts';
import type { PieceNames } from '../../penguinramids/piece-names.ts';

export function move(made: Move, names: PieceNames = typedNames): string {
  switch (made.type) {
    case 'choose':
      return `acción ${String(made.action)} (${actions[made.action].name})`;
    case 'chief':
      return 'tomar la carta de Jefe';
    case 'flip':
      return `${names.slot(made.slot)} por el lado gris`;
    case 'swap':
      return `cambiar ${names.card(made.penguin)}`;
    case 'recall':
      return 'recoger las cartas de Acción';
    case 'token':
      return 'tomar una ficha de Fuerza';
    case 'strengthen':
      return `reforzar el brazo ${arms[made.arm]} en ${names.slot(made.slot)}`;
    case 'take':
      return `${names.card(made.penguin)} en ${names.slot(made.slot)}${made.side === 'grey' ? ', lado gris' : ''}`;
    case 'end':
      return 'terminar el turno';
  }
}
