import type { Cards, Colour, Move } from '@rookery/rules/penguin-party/vocabulary';
import { allOfIn } from '../../listing.ts';
import { countedIn } from '../../plural.ts';
import { heldIn } from '../../penguin-party/held.ts';

const counted = countedIn('es');
const allOf = allOfIn('es');

export const colours: { readonly [colour in Colour]: string } = {
  red: 'rojo',
  green: 'verde',
  yellow: 'amarillo',
  purple: 'morado',
  blue: 'azul',
};

export const points = (count: number): string =>
  counted(count, { one: 'punto de penalización', other: 'puntos de penalización' });

export const spot = (row: number, x: number): string =>
  row === 0 ? `en la base, en ${String(x)}` : `en la fila ${String(row)}, en ${String(x)}`;

export function cards(hand: Cards): string {
  const held = heldIn(hand);
  if (held.length === 0) return 'ninguna carta';
  return allOf(
    held.map(([colour, count]) => counted(count, { one: colours[colour], other: colours[colour] })),
  );
}

export const move = ({ colour, row, x }: Move): string =>
  `un pingüino ${colours[colour]} ${spot(row, x)}`;
