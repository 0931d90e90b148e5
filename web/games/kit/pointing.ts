import type { Rectangle } from './positions.ts';

/** What an explanation points at: things of the board, by the keys in their `data-thing`. */
export interface Pointing {
  /** What was touched. The speech bubble has its tip there. */
  readonly at: string;
  /** Things that show why, such as the two penguins below a place. They pulse. */
  readonly because: readonly string[];
}

/** Where a speech bubble is, in pixels of its room, and where its tip is, from its left edge. */
export interface BubblePlace {
  readonly left: number;
  readonly top: number;
  readonly tip: number;
  readonly side: 'above' | 'below';
}

/** How far a bubble is from what it points at, and from the edges of its room, in pixels. */
const gap = 10;
const margin = 8;
/** How far the tip stays from the rounded corners of the bubble, in pixels. */
const corner = 18;

/** Places a bubble above a thing, or below it where there is no room above, and never outside the room. */
export function placeBubble(
  { left, top, width, height }: Rectangle,
  bubble: Pick<Rectangle, 'width' | 'height'>,
  room: Pick<Rectangle, 'width' | 'height'>,
): BubblePlace {
  const middle = left + width / 2;
  const x = between(margin, middle - bubble.width / 2, room.width - bubble.width - margin);
  const isAbove = top - gap - bubble.height >= margin;
  const y = isAbove ? top - gap - bubble.height : top + height + gap;
  return {
    left: x,
    top: between(margin, y, room.height - bubble.height - margin),
    tip: between(corner, middle - x, bubble.width - corner),
    side: isAbove ? 'above' : 'below',
  };
}

const between = (least: number, value: number, most: number): number =>
  Math.max(least, Math.min(value, most));
