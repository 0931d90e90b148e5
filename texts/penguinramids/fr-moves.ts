import type { Move } from '@rookery/rules/penguinramids/vocabulary';
import { actions, arms, slot } from './fr-names.ts';

export function move(made: Move): string {
  switch (made.type) {
    case 'choose':
      return `action ${String(made.action)} (${actions[made.action].name})`;
    case 'chief':
      return 'prendre la carte Chef';
    case 'flip':
      return `${slot(made.slot)} côté gris`;
    case 'swap':
      return `échanger ${made.penguin}`;
    case 'recall':
      return 'reprendre les cartes Action';
    case 'token':
      return 'prendre un jeton Force';
    case 'strengthen':
      return `renforcer le bras ${arms[made.arm]} à la ${slot(made.slot)}`;
    case 'take':
      return `${made.penguin} à la ${slot(made.slot)}${made.side === 'grey' ? ', côté gris' : ''}`;
    case 'end':
      return 'finir le tour';
  }
}
