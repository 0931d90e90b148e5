import type { Cards, Colour, Move } from '@rookery/rules/penguin-party/vocabulary';
import { allOfIn } from '../../listing.ts';
import { countedIn } from '../../plural.ts';
import { heldIn } from '../../penguin-party/held.ts';

const counted = countedIn('en');
const allOf = allOfIn('en');

/** What each colour is called. */
export const colours: { readonly [colour in Colour]: string } = {
  red: 'red',
  green: 'green',
  yellow: 'yellow',
  purple: 'purple',
  blue: 'blue',
};

/** Points count against whoever has them (PP12). */
export const points = (count: number): string =>
  counted(count, { one: 'penalty point', other: 'penalty points' });

/** `in the base, at -2` or `in row 1, at -2`. */
export const spot = (row: number, x: number): string =>
  row === 0 ? `in the base, at ${String(x)}` : `in row ${String(row)}, at ${String(x)}`;

/** `2 red and 1 blue`; `no cards` for an empty hand. */
export function cards(hand: Cards): string {
  const held = heldIn(hand);
  if (held.length === 0) return 'no cards';
  return allOf(held.map(([colour, count]) => `${String(count)} ${colours[colour]}`));
}

/** A move, as advice or a list names it: `a red penguin in row 1, at -2`. */
export const move = ({ colour, row, x }: Move): string =>
  `a ${colours[colour]} penguin ${spot(row, x)}`;
