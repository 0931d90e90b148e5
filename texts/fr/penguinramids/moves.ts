import type { Move } from '@rookery/rules/penguinramids/vocabulary';
import { actions, arms, typedNames } from './names.ts';
import type { PieceNames } from '../../penguinramids/piece-names.ts';

export function move(made: Move, names: PieceNames = typedNames): string {
  switch (made.type) {
    case 'choose':
      return `action ${String(made.action)} (${actions[made.action].name})`;
    case 'chief':
      return 'prendre la carte Chef';
    case 'flip':
      return `${names.slot(made.slot)} côté gris`;
    case 'swap':
      return `échanger ${names.card(made.penguin)}`;
    case 'recall':
      return 'reprendre les cartes Action';
    case 'token':
      return 'prendre un jeton Force';
    case 'strengthen':
      return `renforcer le bras ${arms[made.arm]} à la ${names.slot(made.slot)}`;
    case 'take':
      return `${names.card(made.penguin)} à la ${names.slot(made.slot)}${made.side === 'grey' ? ', côté gris' : ''}`;
    case 'end':
      return 'finir le tour';
  }
}
