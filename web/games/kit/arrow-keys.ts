/** A point of a board, in sizes of a place: to the right, and up. */
export interface GridPoint {
  readonly x: number;
  readonly y: number;
}

/** Where an arrow key leads. */
export type Direction = 'left' | 'right' | 'up' | 'down';

const directions: ReadonlyMap<string, Direction> = new Map([
  ['ArrowLeft', 'left'],
  ['ArrowRight', 'right'],
  ['ArrowUp', 'up'],
  ['ArrowDown', 'down'],
]);

/** The direction of an arrow key; nothing for any other key. */
export const directionOf = (key: string): Direction | undefined => directions.get(key);

/** Whether this key walks among places or cards. */
export const isArrow = (key: string): boolean => directions.has(key);

/** The place in a row that an arrow leads to. */
export function placeTowards(from: number, key: string, count: number): number {
  const direction = directionOf(key);
  const step = direction === 'left' ? -1 : Number(direction === 'right');
  return Math.min(count - 1, Math.max(0, from + step));
}

/** What has keys of its own. */
const elsewhere = 'input, textarea, select, dialog, [contenteditable], [role="menu"]';

/** Whether a key was pressed for the board, and not for a field, a dialog or the browser. */
export function isForBoard(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  return !(event.target instanceof Element && event.target.closest(elsewhere));
}

/** How much worse it is to be off to the side than to be far ahead. */
const sideways = 2;

/** How far ahead a point lies in a direction, and how far off to the side. */
function seenFrom(
  from: GridPoint,
  to: GridPoint,
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
  from: GridPoint,
  direction: Direction,
  points: readonly GridPoint[],
): number | undefined {
  const ahead = points
    .map((point, index) => ({ index, ...seenFrom(from, point, direction) }))
    .filter((candidate) => candidate.ahead > 0.01)
    .map(({ index, ahead: far, aside }) => ({ index, cost: far + sideways * aside }));
  return ahead.toSorted((a, b) => a.cost - b.cost)[0]?.index;
}
