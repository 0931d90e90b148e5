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

const counted = countedIn('ko');

export const colours: { readonly [colour in Colour]: string } = {
  red: '빨강',
  blue: '파랑',
  green: '초록',
  yellow: '노랑',
  purple: '보라',
  orange: '주황',
};

export const arms: { readonly [arm in Arm]: string } = { left: '왼팔', right: '오른팔' };

export const sides: { readonly [side in Side]: string } = {
  colour: '색깔 면',
  grey: '회색 면',
};

export const actions: { readonly [action in Action]: ActionText } = {
  1: { name: '대장', does: '대장 펭귄 되기' },
  2: { name: '회색', does: '내 펭귄 하나를 회색으로 뒤집거나 회색으로 가져오기' },
  3: { name: '교환', does: '가져오기 전에 나와 있는 펭귄 하나 바꾸기' },
  4: { name: '되찾기', does: '내 액션 카드를 모두 되가져오기' },
  5: { name: '힘', does: '힘 토큰 가져오기' },
};

export const chief = '대장 펭귄';

export const points = (count: number): string => counted(count, { other: '점' });

export const penguin = ({ id, colour, weight }: Card, mark = id): string =>
  `${colours[colour]} ${String(weight)} 펭귄(${mark})`;

export const slot = ([level, index]: Slot): string => `칸 ${String(level)} ${String(index)}`;

export const typedNames: PieceNames = {
  penguin: (card) => penguin(card),
  card: (id) => id,
  slot,
  lowest: 0,
};

const levels = ['바닥', '2층', '3층', '꼭대기'] as const;

/** The same with their articles. */
const theLevels = ['바닥', '2층', '3층', '꼭대기'] as const;

export const level = (index: number): string => levels[index] ?? `층 ${String(index)}`;

export function goal(card: Goal): string {
  switch (card.rule) {
    case 'each-with-raised-arms':
      return `${raisedArms(card.arms)} 펭귄마다 ${points(card.points)}`;
    case 'most-of-weight':
      return `무게 ${String(card.weight)} 펭귄이 가장 많으면 ${points(card.points)}`;
    case 'level-again':
      return `${theLevels[card.level - 1] ?? level(card.level - 1)} 점수 두 배`;
    case 'each-card-in-front':
      return `끝날 때 내 앞의 액션 카드마다 ${points(card.points)}`;
    case 'side-of-colours':
      return `네 색이 모두 다른 비탈에 ${points(card.points)}`;
    case 'no-grey':
      return `회색 펭귄이 없는 피라미드에 ${points(card.points)}`;
    case 'each-level-of-one-colour':
      return `한 가지 색으로 된 층마다 ${points(card.points)}(꼭대기 빼고)`;
    case 'chief':
      return `끝날 때 대장 펭귄이면 ${points(card.points)}`;
    case 'most-of-one-colour':
      return `한 색 펭귄이 가장 많으면 ${points(card.points)}`;
    case 'every-weight':
      return `무게 0, 1, 2, 3, 4가 다 있으면 ${points(card.points)}`;
  }
}

function raisedArms(count: number): string {
  if (count === 0) return '든 팔이 없는';
  return count === 1 ? '든 팔이 정확히 하나인' : '두 팔을 다 든';
}

export const origins: { readonly [origin in Goal['origin']]: string } = {
  rulebook: '규칙서에서',
  ours: '우리가 만든 목표',
  box: '내 상자에서',
};

export const listedGoal = (card: Goal): string =>
  card.origin === 'ours' ? `${goal(card)} [${origins.ours}]` : goal(card);

export const reconstruction = {
  short: '카드: 우리가 재구성함',
  long: '카드 52장과 목표 열 가지 중 다섯은 인쇄된 상자가 아니라 우리가 재구성한 것이에요. 공개된 목록이 없기 때문이에요.',
};
