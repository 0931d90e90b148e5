import stringWidth from 'string-width';

/** The colours a terminal is asked for; how they look depends on what it can show. */
export type Ink = 'red' | 'green' | 'yellow' | 'purple' | 'blue' | 'orange' | 'grey';

/** How a piece of text looks. No meaning depends on it: a terminal may show none of it. */
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
export type StyledLine = readonly Span[];

/** A piece of text, plain unless a style is given. */
export const span = (text: string, style: Style = {}): Span => ({ text, style });

/** A line of plain text. */
export const plain = (text: string): StyledLine => [span(text)];

/** A line of text that matters less. */
export const faint = (text: string): StyledLine => [span(text, { faint: true })];

/** A line of text that matters more. */
export const strong = (text: string): StyledLine => [span(text, { strong: true })];

/** How many columns a text takes: two for a wide character or an emoji, none for a combining mark. */
export const lengthOf = (text: string): number => stringWidth(text);

/** The text with spaces after it, at least so wide. */
export const padRight = (text: string, width: number): string =>
  text + ' '.repeat(Math.max(0, width - lengthOf(text)));

/** The text with spaces before it, at least so wide. */
export const padLeft = (text: string, width: number): string =>
  ' '.repeat(Math.max(0, width - lengthOf(text))) + text;

/** How many columns a line takes. */
export const widthOf = (line: StyledLine): number =>
  line.reduce((width, { text }) => width + lengthOf(text), 0);

/** The line without its looks. */
export const textOf = (line: StyledLine): string => line.map(({ text }) => text).join('');

const characters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** As many whole characters as fit. */
function beginningOf(text: string, width: number): string {
  if (lengthOf(text) <= width) return text;
  let kept = '';
  for (const { segment } of characters.segment(text)) {
    if (lengthOf(kept + segment) > width) break;
    kept += segment;
  }
  return kept;
}

/** The line, at most so wide. */
export function cut(line: StyledLine, width: number): StyledLine {
  let left = width;
  return line.flatMap(({ text, style }) => {
    const kept = beginningOf(text, left);
    left = kept === text ? left - lengthOf(kept) : 0;
    return kept === '' ? [] : [{ text: kept, style }];
  });
}

/** The line, exactly so wide. */
export function fit(line: StyledLine, width: number): StyledLine {
  const short = cut(line, width);
  const missing = width - widthOf(short);
  return missing > 0 ? [...short, span(' '.repeat(missing))] : short;
}

/** The line in the middle of a width. */
export function centre(line: StyledLine, width: number): StyledLine {
  const before = Math.max(0, Math.floor((width - widthOf(line)) / 2));
  return fit([span(' '.repeat(before)), ...line], width);
}
