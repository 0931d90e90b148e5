import { baseSize } from '@rookery/rules/penguin-party/cards';
import { letterOf } from '@rookery/rules/penguin-party/notation';
import { cardAt, missingBelow, openBaseEnds } from '@rookery/rules/penguin-party/pyramid';
import type { Colour, Move, Pyramid, Spot } from '@rookery/rules/penguin-party/vocabulary';
import { place } from '../../paint/layout.ts';
import { centre, faint, span, type StyledLine, type Span, type Style } from '../../paint/line.ts';
import { isSameSpot, spotsOf } from './spots.ts';

/** What stands out in the pyramid. */
export interface Marks {
  /** Where the cursor is. */
  readonly cursor: Spot | null;
  /** The places that fit the chosen colour. */
  readonly fitting: readonly Move[];
  /** The card placed last. */
  readonly last: Spot | null;
}

/** The measures of one cell, gap included; the width must be even. */
export interface CellSize {
  readonly width: 4 | 6;
  readonly height: 1 | 2;
}

/** A pyramid to be drawn. */
export interface PyramidDrawing {
  readonly pyramid: Pyramid;
  readonly seats: number;
  readonly marks: Marks;
  readonly size: CellSize;
}

const labelWidth = 3;
/** The base when full, and the two ends beside it. */
const widest = 10;

/** How many columns the board takes. */
export const boardWidth = ({ width }: CellSize): number => labelWidth + widest * width;

/** The pyramid as a centre triangle, with its rows numbered at the side and its places below. */
export function drawBoard(board: PyramidDrawing): readonly StyledLine[] {
  const top = baseSize(board.seats) - 1;
  const rows = Array.from({ length: top + 1 }, (_, index) => top - index);
  return [...rows.flatMap((row) => drawRow(board, row)), drawPlaces(board)];
}

function drawRow(board: PyramidDrawing, row: number): readonly StyledLine[] {
  const cells = cellsOf(board, row);
  return Array.from({ length: board.size.height }, (_, part) =>
    place([
      { column: 0, line: faint(part === 0 && row < board.pyramid.rows.length ? String(row) : '') },
      ...cells.map((spot) => ({
        column: columnOf(board, spot),
        line: [drawCell(board, spot, part)],
      })),
    ]),
  );
}

const cellsOf = ({ pyramid }: PyramidDrawing, row: number): readonly Spot[] =>
  spotsOf(pyramid)
    .filter((spot) => spot.row === row)
    .toSorted((a, b) => a.x - b.x);

function columnOf(
  { pyramid: { left, rows }, size: { width } }: PyramidDrawing,
  { row, x }: Spot,
): number {
  const shown = Math.max(rows.length, 1) + 2;
  const before = ((widest - shown) * width) / 2;
  return labelWidth + before + (x - left + 1) * width + (row * width) / 2;
}

function drawCell(board: PyramidDrawing, spot: Spot, part: number): Span {
  const { cursor, last } = board.marks;
  const card = cardAt(board.pyramid, spot.row, spot.x);
  const isCursor = cursor !== null && isSameSpot(cursor, spot);
  const isLast = last !== null && isSameSpot(last, spot);
  const [before, after] = bracketsOf(isCursor, isLast);
  const side = ' '.repeat((board.size.width - 4) / 2);
  const sign = part === 0 ? signOf(board, spot) : ' ';
  return span(`${before}${side}${sign}${side}${after}`, styleOf(card, isCursor));
}

function bracketsOf(isCursor: boolean, isLast: boolean): readonly [string, string] {
  if (isCursor) return ['[', ']'];
  return isLast ? ['(', ')'] : [' ', ' '];
}

const styleOf = (card: Colour | null, isCursor: boolean): Style =>
  card ? { paper: card, strong: isCursor } : { inverse: isCursor };

/** A card's letter, `+` where the chosen colour fits, `·` where another might, else nothing. */
function signOf({ pyramid, seats, marks }: PyramidDrawing, spot: Spot): string {
  const card = cardAt(pyramid, spot.row, spot.x);
  if (card) return letterOf(card);
  if (marks.fitting.some((move) => isSameSpot(move, spot))) return '+';
  return isOpen(pyramid, seats, spot) ? '·' : ' ';
}

const isOpen = (pyramid: Pyramid, seats: number, spot: Spot): boolean =>
  spot.row === 0
    ? openBaseEnds(pyramid, baseSize(seats)).includes(spot.x)
    : missingBelow(pyramid, spot).length === 0;

function drawPlaces(board: PyramidDrawing): StyledLine {
  const { pyramid, seats, size } = board;
  const spots = cellsOf(board, 0).filter(
    (spot) => cardAt(pyramid, 0, spot.x) !== null || isOpen(pyramid, seats, spot),
  );
  return place(
    spots.map((spot) => ({
      column: columnOf(board, spot),
      line: centre(faint(String(spot.x)), size.width - 1),
    })),
  );
}
