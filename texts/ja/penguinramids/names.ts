import type {
  Action,
  Arm,
  Card,
  Colour,
  Goal,
  Side,
  Slot,
} from '@rookery/rules/penguinramids/vocabulary';
import { countedIn } from '../../plural.ts';
import type { PieceNames } from '../../penguinramids/piece-names.ts';
import type { ActionText } from '../../en/penguinramids/names.ts';

const counted = countedIn('ja');

export const colours: { readonly [colour in Colour]: string } = {
  red: '赤',
  blue: '青',
  green: '緑',
  yellow: '黄',
  purple: '紫',
  orange: '橙',
};

export const arms: { readonly [arm in Arm]: string } = { left: '左腕', right: '右腕' };

export const sides: { readonly [side in Side]: string } = {
  colour: '色の面',
  grey: '灰色の面',
};

export const actions: { readonly [action in Action]: ActionText } = {
  1: { name: '隊長', does: '隊長ペンギンになる' },
  2: { name: '灰色', does: '自分の1羽を灰色にする、または灰色で取る' },
  3: { name: '交換', does: '取る前に、場のペンギンを1羽交換する' },
  4: { name: '回収', does: '自分のアクションカードを全部戻す' },
  5: { name: 'パワー', does: 'パワートークンを取る' },
};

export const chief = '隊長ペンギン';

export const points = (count: number): string => counted(count, { other: '点' });

export const penguin = ({ id, colour, weight }: Card, mark = id): string =>
  `${colours[colour]}の${String(weight)}（${mark}）`;

export const slot = ([level, index]: Slot): string => `マス${String(level)} ${String(index)}`;

export const typedNames: PieceNames = {
  penguin: (card) => penguin(card),
  card: (id) => id,
  slot,
  lowest: 0,
};

const levels = ['土台', '2段目', '3段目', '頂上'] as const;

/** The same with their articles. */
const theLevels = ['土台', '2段目', '3段目', '頂上'] as const;

export const level = (index: number): string => levels[index] ?? `段${String(index)}`;

export function goal(card: Goal): string {
  switch (card.rule) {
    case 'each-with-raised-arms':
      return `${raisedArms(card.arms)}のペンギン1羽につき${points(card.points)}`;
    case 'most-of-weight':
      return `重さ${String(card.weight)}のペンギンが最多なら${points(card.points)}`;
    case 'level-again':
      return `${theLevels[card.level - 1] ?? level(card.level - 1)}が2倍`;
    case 'each-card-in-front':
      return `最後に自分の前にあるアクションカード1枚につき${points(card.points)}`;
    case 'side-of-colours':
      return `4色すべて違う斜面で${points(card.points)}`;
    case 'no-grey':
      return `灰色のいないピラミッドで${points(card.points)}`;
    case 'each-level-of-one-colour':
      return `一色だけの段1つにつき${points(card.points)}（頂上を除く）`;
    case 'chief':
      return `最後に隊長ペンギンなら${points(card.points)}`;
    case 'most-of-one-colour':
      return `同じ色のペンギンが最多なら${points(card.points)}`;
    case 'every-weight':
      return `重さ0、1、2、3、4がそろえば${points(card.points)}`;
  }
}

function raisedArms(count: number): string {
  if (count === 0) return '上げた腕がない';
  return count === 1 ? '上げた腕がちょうど1本' : '両腕を上げた';
}

export const origins: { readonly [origin in Goal['origin']]: string } = {
  rulebook: '説明書より',
  ours: '私たちの考案',
  box: 'あなたの箱より',
};

export const listedGoal = (card: Goal): string =>
  card.origin === 'ours' ? `${goal(card)} [${origins.ours}]` : goal(card);

export const reconstruction = {
  short: 'カード: 私たちの再現',
  long: '52枚のカードと10の目標のうち5つは、印刷された箱ではなく私たちの再現です。公開された一覧がないためです。',
};
