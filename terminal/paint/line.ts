/** The colours a terminal is asked for; how they look depends on what it can show. */
export type Ink = 'red' | 'green' | 'yellow' | 'purple' | 'blue' | 'orange' | 'grey';

/** How a piece of text looks. Colour is never the only sign, so any of it may be lost. */
export interface Style {
  /** The colour behind the text. */
  readonly paper?: Ink;
  readonly strong?: boolean;
  readonly faint?: boolean;
  readonly inverse?: boolean;
}

/** A piece of text in one style. */
export interface Span {
  readonly text: string;
  readonly style: Style;
}

/** One line of the screen. */
export type Line = readonly Span[];

/** A piece of text, plain unless a style is given. */
export const span = (text: string, style: Style = {}): Span => ({ text, style });

/** A line of plain text. */
export const plain = (text: string): Line => [span(text)];

/** A line of text that matters less. */
export const faint = (text: string): Line => [span(text, { faint: true })];

/** A line of text that matters more. */
export const strong = (text: string): Line => [span(text, { strong: true })];

/** How many columns a text takes. */
export const lengthOf = (text: string): number => Array.from(text).length;

/** How many columns a line takes. */
export const widthOf = (line: Line): number =>
  line.reduce((width, { text }) => width + lengthOf(text), 0);

/** The line without its looks. */
export const textOf = (line: Line): string => line.map(({ text }) => text).join('');

/** The line, at most so wide. */
export function cut(line: Line, width: number): Line {
  let left = width;
  return line.flatMap(({ text, style }) => {
    const kept = Array.from(text).slice(0, left).join('');
    left -= lengthOf(kept);
    return kept === '' ? [] : [{ text: kept, style }];
  });
}

/** The line, exactly so wide. */
export function fitted(line: Line, width: number): Line {
  const short = cut(line, width);
  const missing = width - widthOf(short);
  return missing > 0 ? [...short, span(' '.repeat(missing))] : short;
}

/** The line in the middle of a width. */
export function centred(line: Line, width: number): Line {
  const before = Math.max(0, Math.floor((width - widthOf(line)) / 2));
  return fitted([span(' '.repeat(before)), ...line], width);
}
