import type { Landing } from './flights.ts';

/** A box in pixels of the board. */
export interface Rectangle {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** A thing and where it lies. */
export interface Positioned {
  readonly element: HTMLElement;
  readonly box: Rectangle;
}

/** What may be gone or elsewhere after the next change, by key. */
export type Positions = ReadonlyMap<string, Positioned>;

/** Where the things that match a selector lie now, to be remembered for the next change. */
export function positionsIn(board: HTMLElement, selector: string): Positions {
  const found = new Map<string, Positioned>();
  for (const element of board.querySelectorAll<HTMLElement>(selector)) {
    found.set(element.dataset['thing'] ?? '', positionedIn(board, element));
  }
  return found;
}

/** The thing of that key as it lies now. */
export function positionOf(board: HTMLElement, key: string): Positioned | undefined {
  const element = elementOf(board, key);
  return element ? positionedIn(board, element) : undefined;
}

/** The thing of that key, wherever it lies. */
export const elementOf = (board: HTMLElement, key: string): HTMLElement | null =>
  board.querySelector<HTMLElement>(`[data-thing="${CSS.escape(key)}"]`);

const positionedIn = (board: HTMLElement, element: HTMLElement): Positioned => ({
  element,
  box: rectangleIn(board, element),
});

/** As it is laid out: something still on its way counts as where it will lie. */
function rectangleIn(board: HTMLElement, element: HTMLElement): Rectangle {
  let [left, top] = [element.offsetLeft, element.offsetTop];
  let within = element.offsetParent;
  while (within instanceof HTMLElement && within !== board) {
    left += within.offsetLeft + within.clientLeft;
    top += within.offsetTop + within.clientTop;
    within = within.offsetParent;
  }
  return { left, top, width: element.offsetWidth, height: element.offsetHeight };
}

/** The box in another one where a thing arrives; it keeps the shape of the thing. */
export const rectangleAt = (
  { left, top, width, height }: Rectangle,
  landing: Landing,
  shape: Rectangle,
): Rectangle =>
  around(left + landing.x * width, top + landing.y * height, landing.width * width, shape);

/** Halfway from one box to another, and nearer to the eye: small things would hardly be seen. */
export const midway = (from: Rectangle, to: Rectangle): Rectangle =>
  around(
    (from.left + from.width / 2 + to.left + to.width / 2) / 2,
    (from.top + from.height / 2 + to.top + to.height / 2) / 2,
    1.6 * Math.max(from.width, to.width),
    from,
  );

function around(x: number, y: number, width: number, shape: Rectangle): Rectangle {
  const height = width * (shape.height / shape.width);
  return { left: x - width / 2, top: y - height / 2, width, height };
}
