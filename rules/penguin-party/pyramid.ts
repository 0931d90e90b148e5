import { entryOf, withEntry } from '../kernel/entry.ts';
import { gather } from './cards.ts';
import {
  colours,
  type Cards,
  type Colour,
  type Move,
  type Pyramid,
  type Spot,
} from './vocabulary.ts';

/** The pyramid before the first card. */
export const emptyPyramid: Pyramid = { left: 0, rows: [] };

/** The card at a spot; null if none lies there. */
export const cardAt = ({ left, rows }: Pyramid, row: number, x: number): Colour | null =>
  rows[row]?.[x - left] ?? null;

/** How many cards the base holds. */
export const baseLength = ({ rows }: Pyramid): number => rows.length;

/** The x of the base spots that may be filled next: both ends while the base is not full (PP7). */
export function openBaseEnds(pyramid: Pyramid, baseSize: number): readonly number[] {
  const length = baseLength(pyramid);
  if (length === 0) return [0];
  return length < baseSize ? [pyramid.left - 1, pyramid.left + length] : [];
}

/** The colours that fit over two cards: either of theirs (PP9). */
export const coloursOver = (lower: Colour, right: Colour): readonly Colour[] =>
  lower === right ? [lower] : [lower, right];

/** Calls `visit` for every open spot above the base, with the two cards it rests on. */
function eachSpotAbove(
  { left, rows }: Pyramid,
  visit: (row: number, x: number, lowerLeft: Colour, lowerRight: Colour) => void,
): void {
  for (let row = 1; row < rows.length; row += 1) {
    const below = entryOf(rows, row - 1);
    const cells = entryOf(rows, row);
    for (let index = 0; index < cells.length; index += 1) {
      const lowerLeft = below[index];
      const lowerRight = below[index + 1];
      if (cells[index] === null && lowerLeft && lowerRight) {
        visit(row, left + index, lowerLeft, lowerRight);
      }
    }
  }
}

/** Every way to place a card of this hand (PP6 to PP9): base first, then row by row. */
export function placements(pyramid: Pyramid, baseSize: number, hand: Cards): readonly Move[] {
  const moves: Move[] = [];
  for (const x of openBaseEnds(pyramid, baseSize)) {
    for (const colour of colours) if (hand[colour] > 0) moves.push({ colour, row: 0, x });
  }
  eachSpotAbove(pyramid, (row, x, left, right) => {
    if (hand[left] > 0) moves.push({ colour: left, row, x });
    if (left !== right && hand[right] > 0) moves.push({ colour: right, row, x });
  });
  return moves;
}

/** The colours that fit somewhere, in the order of the colours. */
export function fittingColours(pyramid: Pyramid, baseSize: number): readonly Colour[] {
  if (baseLength(pyramid) < baseSize) return colours;
  const found = new Set<Colour>();
  eachSpotAbove(pyramid, (_row, _x, left, right) => found.add(left).add(right));
  return colours.filter((colour) => found.has(colour));
}

/** The spots below (row, x) that hold no card yet (PP8). */
export const missingBelow = (pyramid: Pyramid, { row, x }: Spot): readonly Spot[] =>
  [x, x + 1]
    .filter((below) => cardAt(pyramid, row - 1, below) === null)
    .map((below) => ({ row: row - 1, x: below }));

/** The pyramid with one more card. */
export function withCard(pyramid: Pyramid, { colour, row, x }: Move): Pyramid {
  const wide = row === 0 ? widen(pyramid, x) : pyramid;
  const cells = withEntry(entryOf(wide.rows, row), x - wide.left, colour);
  return { left: wide.left, rows: withEntry(wide.rows, row, cells) };
}

/** Room for a base card at x: every row gets one cell on that side, and a new top row begins. */
function widen({ left, rows }: Pyramid, x: number): Pyramid {
  const grown =
    x < left ? rows.map((cells) => [null, ...cells]) : rows.map((cells) => [...cells, null]);
  return { left: Math.min(left, x), rows: [...grown, [null]] };
}

/** The cards that lie in the pyramid. */
export const cardsIn = ({ rows }: Pyramid): Cards =>
  gather(rows.flat().filter((card) => card !== null));
