import { baseLength, cardAt } from '@rookery/rules/penguin-party/pyramid';
import type { Colour, Pyramid, Spot } from '@rookery/rules/penguin-party/vocabulary';

/** Where a place is, as people at a table tell each other: none of them counts coordinates. */
export type PlaceName =
  | { readonly kind: 'opening' }
  | { readonly kind: 'left-end' }
  | { readonly kind: 'right-end' }
  | { readonly kind: 'in-base' }
  /** Counted from 1, from the left. */
  | { readonly kind: 'among-base'; readonly nth: number; readonly of: number }
  | { readonly kind: 'in-row'; readonly row: number }
  /** On two penguins; among several such pairs below, which one from the left, counted from 1. */
  | {
      readonly kind: 'upon';
      readonly row: number;
      readonly left: Colour;
      readonly right: Colour;
      readonly nth: number | null;
    };

/** Where a free place is. */
export function whereFree(pyramid: Pyramid, spot: Spot): PlaceName {
  if (spot.row > 0) return above(pyramid, spot);
  if (baseLength(pyramid) === 0) return { kind: 'opening' };
  return { kind: spot.x < pyramid.left ? 'left-end' : 'right-end' };
}

/** Where a penguin stands. */
export function whereStanding(pyramid: Pyramid, spot: Spot): PlaceName {
  if (spot.row > 0) return above(pyramid, spot);
  return { kind: 'among-base', nth: spot.x - pyramid.left + 1, of: baseLength(pyramid) };
}

/**
 * Where a penguin was placed, by a pyramid in which it stands. More may have been placed since: then it
 * need not be at an end of the base any more.
 */
export function wherePlaced(pyramid: Pyramid, spot: Spot): PlaceName {
  if (spot.row > 0) return above(pyramid, spot);
  const length = baseLength(pyramid);
  if (length === 1) return { kind: 'opening' };
  if (spot.x === pyramid.left) return { kind: 'left-end' };
  return { kind: spot.x === pyramid.left + length - 1 ? 'right-end' : 'in-base' };
}

/** Where a penguin was placed in a pyramid that nobody sees any more. */
export const whereOnce = ({ row }: Spot): PlaceName =>
  row === 0 ? { kind: 'in-base' } : { kind: 'in-row', row };

function above(pyramid: Pyramid, { row, x }: Spot): PlaceName {
  const below = pyramid.rows[row - 1] ?? [];
  const [left, right] = [cardAt(pyramid, row - 1, x), cardAt(pyramid, row - 1, x + 1)];
  if (!left || !right) return { kind: 'in-row', row };
  const alike = below
    .map((_, index) => pyramid.left + index)
    .filter((at) => cardAt(pyramid, row - 1, at) === left)
    .filter((at) => cardAt(pyramid, row - 1, at + 1) === right);
  return { kind: 'upon', row, left, right, nth: alike.length > 1 ? alike.indexOf(x) + 1 : null };
}
