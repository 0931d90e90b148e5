import { fit, lengthOf, span, widthOf, type StyledLine } from './line.ts';

/** Two blocks of lines, the right one beginning at a column. */
export const beside = (
  left: readonly StyledLine[],
  column: number,
  right: readonly StyledLine[],
): readonly StyledLine[] =>
  Array.from({ length: Math.max(left.length, right.length) }, (_, row) => [
    ...fit(left[row] ?? [], column),
    ...(right[row] ?? []),
  ]);

/** A line with pieces put at given columns, in rising order. */
export const place = (
  pieces: readonly { readonly column: number; readonly line: StyledLine }[],
): StyledLine =>
  pieces.reduce<StyledLine>((line, piece) => [...fit(line, piece.column), ...piece.line], []);

/** Pieces one after the other, on as many lines as they need. */
export function flow(
  pieces: readonly StyledLine[],
  width: number,
  gap: number,
): readonly StyledLine[] {
  const lines: StyledLine[] = [];
  let line: StyledLine = [];
  for (const piece of pieces) {
    const longer = line.length === 0 ? piece : [...line, span(' '.repeat(gap)), ...piece];
    if (line.length > 0 && widthOf(longer) > width) {
      lines.push(line);
      line = piece;
    } else {
      line = longer;
    }
  }
  return line.length > 0 ? [...lines, line] : lines;
}

/** Breaks a text between words into lines of a width. The further lines of an indented text are indented twice. */
export function wrap(text: string, width: number): readonly string[] {
  if (text.trim() === '') return [];
  if (lengthOf(text) <= width) return [text];
  const indent = /^ */.exec(text)?.[0] ?? '';
  const lines: string[] = [];
  let line = '';
  // A no-break space is no place to break.
  for (const word of text.trim().split(/ +/)) {
    const longer = line === '' ? `${indent}${word}` : `${line} ${word}`;
    if (line !== '' && lengthOf(longer) > width) {
      lines.push(line);
      line = `${indent}${indent}${word}`;
    } else {
      line = longer;
    }
  }
  return [...lines, line];
}

/** Rows of cells in columns of equal width: one column begins at the left, the others end at the right. */
export function alignColumns(
  rows: readonly (readonly string[])[],
  leftColumn: number,
): readonly string[] {
  const widthOfColumn = (column: number): number =>
    Math.max(...rows.map((row) => lengthOf(row[column] ?? '')));
  return rows.map((row) =>
    row
      .map((cell, column) => {
        const space = ' '.repeat(widthOfColumn(column) - lengthOf(cell));
        return column === leftColumn ? cell + space : space + cell;
      })
      .join('  '),
  );
}
