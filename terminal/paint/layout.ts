import { fit, lengthOf, padLeft, padRight, span, widthOf, type StyledLine } from './line.ts';

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

const wide = String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー`;
const closing = '。、！？」』）：…ー々ぁぃぅぇぉっゃゅょァィゥェォッャュョ';

/** Pieces between which a line may break: Japanese has no spaces, but no line begins with a sign that closes. */
const pieces = new RegExp(
  `[「『（]*(?:[${wide}]|[^${wide}「『（${closing}]+)[${closing}]*|[「『（${closing}]+`,
  'gu',
);

/** Where a text may be broken: between words, and between the characters of Japanese. */
const breakable = (text: string): readonly string[] =>
  // A no-break space is no place to break.
  text
    .trim()
    .split(/ +/)
    .flatMap((word, nth) =>
      (word.match(pieces) ?? []).map((piece, at) => (at === 0 && nth > 0 ? ` ${piece}` : piece)),
    );

/** Breaks a text into lines of a width. The further lines of an indented text are indented twice. */
export function wrap(text: string, width: number): readonly string[] {
  if (text.trim() === '') return [];
  if (lengthOf(text) <= width) return [text];
  const indent = /^ */.exec(text)?.[0] ?? '';
  const lines: string[] = [];
  let line = '';
  for (const piece of breakable(text)) {
    const longer = line === '' ? `${indent}${piece}` : `${line}${piece}`;
    if (line !== '' && lengthOf(longer) > width) {
      lines.push(line);
      line = `${indent}${indent}${piece.trimStart()}`;
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
        const width = widthOfColumn(column);
        return column === leftColumn ? padRight(cell, width) : padLeft(cell, width);
      })
      .join('  '),
  );
}
