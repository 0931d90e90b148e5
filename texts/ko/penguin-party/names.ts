import type { Cards, Colour, Move } from '@rookery/rules/penguin-party/vocabulary';
import { allOfIn } from '../../listing.ts';
import { countedIn } from '../../plural.ts';
import { heldIn } from '../../penguin-party/held.ts';

const counted = countedIn('ko');
const allOf = allOfIn('ko');

export const colours: { readonly [colour in Colour]: string } = {
  red: '빨강',
  green: '초록',
  yellow: '노랑',
  purple: '보라',
  blue: '파랑',
};

export const points = (count: number): string => counted(count, { other: '벌점' });

export const spot = (row: number, x: number): string =>
  row === 0 ? `바닥 줄 ${String(x)}` : `${String(row)}번째 줄 ${String(x)}`;

export function cards(hand: Cards): string {
  const held = heldIn(hand);
  if (held.length === 0) return '카드 없음';
  return allOf(
    held.map(([colour, count]) => counted(count, { one: colours[colour], other: colours[colour] })),
  );
}

export const move = ({ colour, row, x }: Move): string =>
  `${colours[colour]} 펭귄, ${spot(row, x)}`;
