import type { Cards, Colour, Move } from '@rookery/rules/penguin-party/vocabulary';
import { allOfIn } from '../../listing.ts';
import { countedIn } from '../../plural.ts';
import { heldIn } from '../../penguin-party/held.ts';

const counted = countedIn('ja');
const allOf = allOfIn('ja');

export const colours: { readonly [colour in Colour]: string } = {
  red: '赤',
  green: '緑',
  yellow: '黄',
  purple: '紫',
  blue: '青',
};

export const points = (count: number): string => counted(count, { other: '失点' });

export const spot = (row: number, x: number): string =>
  row === 0 ? `土台の${String(x)}` : `${String(row)}段目の${String(x)}`;

export function cards(hand: Cards): string {
  const held = heldIn(hand);
  if (held.length === 0) return 'カードなし';
  return allOf(
    held.map(([colour, count]) => counted(count, { one: colours[colour], other: colours[colour] })),
  );
}

export const move = ({ colour, row, x }: Move): string =>
  `${colours[colour]}のペンギンを${spot(row, x)}に`;
