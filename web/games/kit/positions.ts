import { wandering, type Spot } from '../penguinramids/flights.ts';

/** A box in pixels of the board. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** A thing and where it lies. */
export interface Lying {
  readonly element: HTMLElement;
  readonly box: Box;
}

/** What may be gone or elsewhere after the next change, by key. */
export type Whereabouts = ReadonlyMap<string, Lying>;

/** Where everything lies now that will have to be remembered. */
export function whereaboutsIn(board: HTMLElement): Whereabouts {
  const found = new Map<string, Lying>();
  for (const element of board.querySelectorAll<HTMLElement>(wandering)) {
    found.set(element.dataset['thing'] ?? '', lyingIn(board, element));
  }
  return found;
}

/** The thing of that key as it lies now. */
export function thingIn(board: HTMLElement, key: string): Lying | undefined {
  const element = elementIn(board, key);
  return element ? lyingIn(board, element) : undefined;
}

/** The thing of that key, wherever it lies. */
export const elementIn = (board: HTMLElement, key: string): HTMLElement | null =>
  board.querySelector<HTMLElement>(`[data-thing="${CSS.escape(key)}"]`);

const lyingIn = (board: HTMLElement, element: HTMLElement): Lying => ({
  element,
  box: boxIn(board, element),
});

/** As it is laid out: something still on its way counts as where it will lie. */
function boxIn(board: HTMLElement, element: HTMLElement): Box {
  let [left, top] = [element.offsetLeft, element.offsetTop];
  let within = element.offsetParent;
  while (within instanceof HTMLElement && within !== board) {
    left += within.offsetLeft + within.clientLeft;
    top += within.offsetTop + within.clientTop;
    within = within.offsetParent;
  }
  return { left, top, width: element.offsetWidth, height: element.offsetHeight };
}

/** The box around a spot of another one, of the same shape as what goes there. */
export const boxAt = ({ left, top, width, height }: Box, spot: Spot, shape: Box): Box =>
  around(left + spot.x * width, top + spot.y * height, spot.width * width, shape);

/** Halfway from one box to another, and nearer to the eye: small things would hardly be seen. */
export const midway = (from: Box, to: Box): Box =>
  around(
    (from.left + from.width / 2 + to.left + to.width / 2) / 2,
    (from.top + from.height / 2 + to.top + to.height / 2) / 2,
    1.6 * Math.max(from.width, to.width),
    from,
  );

function around(x: number, y: number, width: number, shape: Box): Box {
  const height = width * (shape.height / shape.width);
  return { left: x - width / 2, top: y - height / 2, width, height };
}
