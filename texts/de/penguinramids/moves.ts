import type { Move } from '@rookery/rules/penguinramids/vocabulary';
import { actions, arms, typedNames } from './names.ts';
import type { PieceNames } from '../../penguinramids/piece-names.ts';

export function move(made: Move, names: PieceNames = typedNames): string {
  switch (made.type) {
    case 'choose':
      return `Aktion ${String(made.action)} (${actions[made.action].name})`;
    case 'chief':
      return 'die Chefkarte nehmen';
    case 'flip':
      return `${names.slot(made.slot)} grau drehen`;
    case 'swap':
      return `${names.card(made.penguin)} tauschen`;
    case 'recall':
      return 'die Aktionskarten zurücknehmen';
    case 'token':
      return 'einen Kraftmarker nehmen';
    case 'strengthen':
      return `den ${arms[made.arm]} Arm auf ${names.slot(made.slot)} verstärken`;
    case 'take':
      return `${names.card(made.penguin)} auf ${names.slot(made.slot)}${made.side === 'grey' ? ', grau' : ''}`;
    case 'end':
      return 'den Zug beenden';
  }
}
