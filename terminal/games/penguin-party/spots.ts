import { baseLength } from '@rookery/rules/penguin-party/pyramid';
import type { Move, Pyramid, Spot } from '@rookery/rules/penguin-party/vocabulary';
import { nextAfter, stepFrom, type Arrow } from '../picking.ts';

/** Whether two spots are one. */
export const isSameSpot = (a: Spot, b: Spot): boolean => a.row === b.row && a.x === b.x;

/** Every spot worth pointing at: all of the triangle, and both ends of the base. */
export function spotsOf(pyramid: Pyramid): readonly Spot[] {
  const length = baseLength(pyramid);
  if (length === 0) return [{ row: 0, x: 0 }];
  const ends = [pyramid.left - 1, pyramid.left + length].map((x) => ({ row: 0, x }));
  const cells = pyramid.rows.flatMap((cards, row) =>
    cards.map((_, index) => ({ row, x: pyramid.left + index })),
  );
  return [...ends, ...cells];
}

/** The spot one arrow away; the same one at the border. */
export function stepToSpot(pyramid: Pyramid, from: Spot, arrow: Arrow): Spot {
  const spots = spotsOf(pyramid);
  const [row, x] = stepFrom([from.row, from.x], arrow, ([toRow, toX]) =>
    spots.some((spot) => isSameSpot(spot, { row: toRow, x: toX })),
  );
  return { row, x };
}

/** The next of some moves after a spot, round and round. */
export function nextSpot(moves: readonly Move[], after: Spot): Spot {
  const { row, x } = nextAfter(moves, (move) => isSameSpot(move, after)) ?? after;
  return { row, x };
}
