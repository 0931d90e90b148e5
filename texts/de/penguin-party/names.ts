import type { Cards, Colour, Move } from '@rookery/rules/penguin-party/vocabulary';
import { allOfIn } from '../../listing.ts';
import { countedIn } from '../../plural.ts';
import { heldIn } from '../../penguin-party/held.ts';

const counted = countedIn('de');
const allOf = allOfIn('de');

export const colours: { readonly [colour in Colour]: string } = {
  red: 'rot',
  green: 'grün',
  yellow: 'gelb',
  purple: 'violett',
  blue: 'blau',
};

export const points = (count: number): string =>
  counted(count, { one: 'Strafpunkt', other: 'Strafpunkte' });

export const spot = (row: number, x: number): string =>
  row === 0 ? `in der Basis, bei ${String(x)}` : `in Reihe ${String(row)}, bei ${String(x)}`;

export function cards(hand: Cards): string {
  const held = heldIn(hand);
  if (held.length === 0) return 'keine Karten';
  return allOf(
    held.map(([colour, count]) => counted(count, { one: colours[colour], other: colours[colour] })),
  );
}

export const move = ({ colour, row, x }: Move): string =>
  `ein ${colours[colour]}er Pinguin ${spot(row, x)}`;
