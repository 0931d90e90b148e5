import { lengthOf, padRight, plain, strong, type StyledLine } from '../paint/line.ts';

const gap = 2;

/** Rows below their headings, each column as wide as its widest entry. */
export function inColumns(
  headings: readonly string[],
  rows: readonly (readonly string[])[],
): readonly StyledLine[] {
  const widths = headings.map((heading, column) =>
    Math.max(...[heading, ...rows.map((row) => row[column] ?? '')].map(lengthOf)),
  );
  const lineOf = (row: readonly string[]): string =>
    row
      .map((text, column) => padRight(text, (widths[column] ?? 0) + gap))
      .join('')
      .trimEnd();
  return [strong(lineOf(headings)), ...rows.map((row) => plain(lineOf(row)))];
}

/** From the largest down, in milliseconds. */
const units = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** How long something has lasted, in the largest unit that fits. */
export function formatAge(milliseconds: number, language: string): string {
  const [unit, size] = units.find(([, each]) => milliseconds >= each) ?? units[2];
  const count = Math.max(0, Math.floor(milliseconds / size));
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'short' }).format(
    count,
  );
}

/** The time of day at that moment. */
export const formatTime = (at: number, language: string): string =>
  new Date(at).toLocaleTimeString(language, { hour: '2-digit', minute: '2-digit' });
