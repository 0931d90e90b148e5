import type { Cards, Colour, Move } from '@rookery/rules/penguin-party/vocabulary';
import { allOfIn } from '../../listing.ts';
import { countedIn } from '../../plural.ts';
import { heldIn } from '../../penguin-party/held.ts';

const counted = countedIn('fr');
const allOf = allOfIn('fr');

export const colours: { readonly [colour in Colour]: string } = {
  red: 'rouge',
  green: 'vert',
  yellow: 'jaune',
  purple: 'mauve',
  blue: 'bleu',
};

export const points = (count: number): string =>
  counted(count, { one: 'point de pénalité', other: 'points de pénalité' });

export const spot = (row: number, x: number): string =>
  row === 0 ? `dans la base, en ${String(x)}` : `au rang ${String(row)}, en ${String(x)}`;

export function cards(hand: Cards): string {
  const held = heldIn(hand);
  if (held.length === 0) return 'aucune carte';
  return allOf(
    held.map(([colour, count]) =>
      counted(count, { one: colours[colour], other: `${colours[colour]}s` }),
    ),
  );
}

export const move = ({ colour, row, x }: Move): string =>
  `un pingouin ${colours[colour]} ${spot(row, x)}`;
