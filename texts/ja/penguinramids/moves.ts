import type { Move } from '@rookery/rules/penguinramids/vocabulary';
import { actions, arms, typedNames } from './names.ts';
import type { PieceNames } from '../../penguinramids/piece-names.ts';

export function move(made: Move, names: PieceNames = typedNames): string {
  switch (made.type) {
    case 'choose':
      return `アクション${String(made.action)}（${actions[made.action].name}）`;
    case 'chief':
      return '隊長カードを取る';
    case 'flip':
      return `${names.slot(made.slot)}を灰色にする`;
    case 'swap':
      return `${names.card(made.penguin)}を交換する`;
    case 'recall':
      return 'アクションカードを戻す';
    case 'token':
      return 'パワートークンを取る';
    case 'strengthen':
      return `${names.slot(made.slot)}の${arms[made.arm]}を強くする`;
    case 'take':
      return `${names.card(made.penguin)}を${names.slot(made.slot)}へ${made.side === 'grey' ? '（灰色）' : ''}`;
    case 'end':
      return '番を終える';
  }
}
