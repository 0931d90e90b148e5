import type { Point } from '../penguin-party/layout.ts';

export type Direction = 'left' | 'right' | 'up' | 'down';

const directions: ReadonlyMap<string, Direction> = new Map([
  ['ArrowLeft', 'left'],
  ['ArrowRight', 'right'],
  ['ArrowUp', 'up'],
  ['ArrowDown', 'down'],
]);

/** The direction of an arrow key; nothing for any other key. */
export const directionOf = (key: string): Direction | undefined => directions.get(key);

/** How much worse it is to be off to the side than to be far ahead. */
const sideways = 2;

/** How far ahead a point lies in a direction, and how far off to the side. */
function seenFrom(
  from: Point,
  to: Point,
  direction: Direction,
): { readonly ahead: number; readonly aside: number } {
  const right = to.x - from.x;
  const up = to.y - from.y;
  switch (direction) {
    case 'left':
      return { ahead: -right, aside: Math.abs(up) };
    case 'right':
      return { ahead: right, aside: Math.abs(up) };
    case 'up':
      return { ahead: up, aside: Math.abs(right) };
    case 'down':
      return { ahead: -up, aside: Math.abs(right) };
  }
}

/** The point to go to with an arrow key, by its index: the nearest one that way; nothing if there is none. */
export function stepFrom(
  from: Point,
  direction: Direction,
  points: readonly Point[],
): number | undefined {
  const ahead = points
    .map((point, index) => ({ index, ...seenFrom(from, point, direction) }))
    .filter((candidate) => candidate.ahead > 0.01)
    .map(({ index, ahead: far, aside }) => ({ index, cost: far + sideways * aside }));
  return ahead.toSorted((a, b) => a.cost - b.cost)[0]?.index;
}
