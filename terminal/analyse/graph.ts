import type { ChancePoint } from '@rookery/analysis/review/review';
import { entryOf } from '@rookery/rules/kernel/entry';
import { faint, plain, span, type Ink, type StyledLine } from '../paint/line.ts';

const width = 64;
const height = 10;

/** The colour of each seat's band; its number says the same. */
const inks: readonly Ink[] = ['red', 'blue', 'green', 'yellow', 'purple', 'orange'];

/** The chances of all seats over a match: bands on top of each other, the first seat at the bottom. */
export function graphLines(points: readonly ChancePoint[], label: string): readonly StyledLine[] {
  if (points.length < 2) return [];
  const columns = Array.from({ length: Math.min(width, points.length) }, (_, column) => {
    const share = column / Math.max(1, Math.min(width, points.length) - 1);
    return entryOf(points, Math.round(share * (points.length - 1))).chances;
  });
  const rows = Array.from({ length: height }, (_, row) => {
    const level = (height - row - 0.5) / height;
    const cells = columns.map((chances) => {
      const seat = seatAt(chances, level);
      return span(String(seat + 1), { paper: entryOf(inks, seat % inks.length) });
    });
    return [...faint(`${axisLabel(row).padStart(6)} `), ...cells];
  });
  return [plain(label), ...rows];
}

/** The seat whose band covers a level between 0 and 1. */
function seatAt(chances: readonly number[], level: number): number {
  let upTo = 0;
  const found = chances.findIndex((chance) => {
    upTo += chance;
    return level < upTo;
  });
  return found === -1 ? chances.length - 1 : found;
}

function axisLabel(row: number): string {
  if (row === 0) return '100';
  if (row === height / 2) return '50';
  return row === height - 1 ? '0' : '';
}
