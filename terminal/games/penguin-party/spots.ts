import { baseLength } from '@rookery/rules/penguin-party/pyramid';
import type { Move, Pyramid, Spot } from '@rookery/rules/penguin-party/vocabulary';

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

/** How an arrow moves over the triangle; a spot above lies half a card to the right of its x. */
const steps = {
  left: [[0, -1]],
  right: [[0, 1]],
  up: [
    [1, 0],
    [1, -1],
  ],
  down: [
    [-1, 0],
    [-1, 1],
  ],
} as const;

/** The spot one arrow away; the same one at the border. */
export function stepFrom(pyramid: Pyramid, from: Spot, arrow: keyof typeof steps): Spot {
  const spots = spotsOf(pyramid);
  const reached = steps[arrow]
    .map(([row, x]) => ({ row: from.row + row, x: from.x + x }))
    .find((to) => spots.some((spot) => isSameSpot(spot, to)));
  return reached ?? from;
}

/** The next of some moves after a spot, round and round. */
export function nextSpot(moves: readonly Move[], after: Spot): Spot {
  const index = moves.findIndex((move) => isSameSpot(move, after));
  const move = moves[(index + 1) % Math.max(1, moves.length)];
  return move ? { row: move.row, x: move.x } : after;
}
