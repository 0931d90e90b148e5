import type { Move } from '@rookery/rules/penguinramids/vocabulary';
import { actions, arms, typedNames } from './names.ts';
import type { PieceNames } from '../../penguinramids/piece-names.ts';

export function move(made: Move, names: PieceNames = typedNames): string {
  switch (made.type) {
    case 'choose':
      return `액션 ${String(made.action)}(${actions[made.action].name})`;
    case 'chief':
      return '대장 카드 가져오기';
    case 'flip':
      return `${names.slot(made.slot)} 회색으로`;
    case 'swap':
      return `교환: ${names.card(made.penguin)}`;
    case 'recall':
      return '액션 카드 되가져오기';
    case 'token':
      return '힘 토큰 가져오기';
    case 'strengthen':
      return `${names.slot(made.slot)} ${arms[made.arm]}에 힘 주기`;
    case 'take':
      return `${names.card(made.penguin)}, ${names.slot(made.slot)}에${made.side === 'grey' ? ' 회색으로' : ''}`;
    case 'end':
      return '차례 끝내기';
  }
}
