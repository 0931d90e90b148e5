import { carriedAt } from '@rookery/rules/penguinramids/carrying';
import { openSlots, penguinAt } from '@rookery/rules/penguinramids/pyramid';
import type { Penguin, Pyramid, Slot } from '@rookery/rules/penguinramids/vocabulary';
import { place } from '../../paint/layout.ts';
import { centre, faint, fit, plain, span, textOf, type StyledLine } from '../../paint/line.ts';
import { armOf, inkOf, letterOf, signOf, tileOf } from './tiles.ts';

/** What stands out in a pyramid. */
export interface Marks {
  readonly cursor: Slot | null;
  /** The slots that would do. */
  readonly lit: readonly Slot[];
}

export const noMarks: Marks = { cursor: null, lit: [] };

/** How the cells of a pyramid look, and how much room they take, gap included. */
export interface CellLook {
  readonly width: number;
  readonly height: number;
  readonly penguin: (penguin: Penguin, width: number) => readonly StyledLine[];
  readonly empty: (carried: number | null, isLit: boolean, width: number) => readonly StyledLine[];
}

export const isSameSlot = (a: Slot, b: Slot): boolean => a[0] === b[0] && a[1] === b[1];

/** A pyramid, its top first. */
export function drawPyramid(pyramid: Pyramid, look: CellLook, marks: Marks): readonly StyledLine[] {
  const levels = pyramid.map((cells, level) =>
    cells.map((_, index) => drawCell(pyramid, [level, index], look, marks)),
  );
  return levels.toReversed().flatMap((cells, fromTop) => {
    const level = pyramid.length - 1 - fromTop;
    return Array.from({ length: look.height }, (_, part) =>
      place(
        cells.map((cell, index) => ({
          column: Math.floor((level * look.width) / 2) + index * look.width,
          line: cell[part] ?? [],
        })),
      ),
    );
  });
}

function drawCell(
  pyramid: Pyramid,
  slot: Slot,
  look: CellLook,
  marks: Marks,
): readonly StyledLine[] {
  const penguin = penguinAt(pyramid, slot);
  const width = look.width - 1;
  const isCursor = marks.cursor !== null && isSameSlot(marks.cursor, slot);
  const isLit = marks.lit.some((lit) => isSameSlot(lit, slot));
  const lines = penguin
    ? look.penguin(penguin, width)
    : look.empty(carriedIfOpen(pyramid, slot), isLit, width);
  if (isCursor) return lines.map((line) => pointAt(line, penguin));
  return lines.map((line) => (penguin && isLit ? lightUp(line) : line));
}

const carriedIfOpen = (pyramid: Pyramid, slot: Slot): number | null =>
  openSlots(pyramid).some((open) => isSameSlot(open, slot)) ? carriedAt(pyramid, slot) : null;

/** The cell between brackets. */
function pointAt(line: StyledLine, penguin: Penguin | null): StyledLine {
  const style = penguin ? { paper: inkOf(penguin), strong: true } : { inverse: true };
  return [span(`[${textOf(line).slice(1, -1)}]`, style)];
}

const lightUp = (line: StyledLine): StyledLine =>
  line.map(({ text, style }) => ({ text, style: { ...style, strong: true } }));

const onPaper = (penguin: Penguin, text: string): StyledLine => [
  span(text, { paper: inkOf(penguin) }),
];

const armsLine = (penguin: Penguin, width: number): StyledLine => {
  const left = armOf(penguin, 'left');
  const right = armOf(penguin, 'right');
  return onPaper(penguin, `${left}${right.padStart(width - left.length)}`);
};

const middle = (text: string, width: number): string => textOf(centre(plain(text), width));

/** What an open slot carries, between plusses where it would do. */
function emptyText(carried: number, isLit: boolean, width: number): string {
  const inner = carried === Infinity ? '' : `≤${String(carried)}`;
  const edge = isLit ? '+' : '·';
  return `${edge}${middle(inner, width - 2)}${edge}`;
}

const emptyCell =
  (height: number): CellLook['empty'] =>
  (carried, isLit, width) =>
    Array.from({ length: height }, (_, part) => {
      if (carried === null || part !== Math.floor((height - 1) / 2))
        return plain(' '.repeat(width));
      const text = emptyText(carried, isLit, width);
      return isLit ? plain(text) : faint(text);
    });

/** The own pyramid on a small screen. */
export const ownLook: CellLook = {
  width: 8,
  height: 2,
  penguin: (penguin, width) => [
    onPaper(penguin, middle(`${letterOf(penguin)} ${signOf(penguin).slice(1)}`, width)),
    armsLine(penguin, width),
  ],
  empty: emptyCell(2),
};

/** The own pyramid on a large screen. */
export const roomyLook: CellLook = {
  width: 12,
  height: 3,
  penguin: (penguin, width) => [
    onPaper(penguin, middle(`${letterOf(penguin)} ${signOf(penguin).slice(1)}`, width)),
    armsLine(penguin, width),
    onPaper(penguin, middle(penguin.card.id, width)),
  ],
  empty: emptyCell(3),
};

/** Another player's pyramid on a small screen: letters and weights only. */
export const smallLook: CellLook = {
  width: 3,
  height: 1,
  penguin: (penguin) => [onPaper(penguin, signOf(penguin))],
  empty: (carried) => [faint(carried === null ? '  ' : ' ·')],
};

/** Another player's pyramid on a large screen: with arms. */
export const armedLook: CellLook = {
  width: 10,
  height: 1,
  penguin: (penguin, width) => [fit(centre(tileOf(penguin), width), width)],
  empty: (carried, _isLit, width) => [
    carried === null ? plain(' '.repeat(width)) : faint(middle('·', width)),
  ],
};
