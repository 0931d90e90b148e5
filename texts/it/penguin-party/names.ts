import type { Cards, Colour, Move } from '@rookery/rules/penguin-party/vocabulary';
import { allOfIn } from '../../listing.ts';
import { countedIn } from '../../plural.ts';
import { heldIn } from '../../penguin-party/held.ts';

const counted = countedIn('it');
const allOf = allOfIn('it');

export const colours: { readonly [colour in Colour]: string } = {
  red: 'rosso',
  green: 'verde',
  yellow: 'giallo',
  purple: 'lilla',
  blue: 'blu',
};

export const points = (count: number): string =>
  counted(count, { one: 'penalità', other: 'penalità' });

export const spot = (row: number, x: number): string =>
  row === 0 ? `nella base, a ${String(x)}` : `nella riga ${String(row)}, a ${String(x)}`;

export function cards(hand: Cards): string {
  const held = heldIn(hand);
  if (held.length === 0) return 'nessuna carta';
  return allOf(
    held.map(([colour, count]) => counted(count, { one: colours[colour], other: colours[colour] })),
  );
}

export const move = ({ colour, row, x }: Move): string =>
  `un pinguino ${colours[colour]} ${spot(row, x)}`;
