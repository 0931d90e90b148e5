import { textOf, type Ink, type StyledLine, type Span, type Style } from './line.ts';

/** How many colours to paint with. */
type Depth = 'none' | '16' | '256';

/** What decides about colour: the command line, then the environment, then the output itself. */
interface ColourWishes {
  /** `--color` or `--no-color`. */
  readonly asked: 'always' | 'never' | undefined;
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly isTerminal: boolean;
}

/** How many colours to paint with: https://no-color.org, FORCE_COLOR, dumb terminals and pipes respected. */
export function depthFor({ asked, environment, isTerminal }: ColourWishes): Depth {
  if (asked === 'never') return 'none';
  if (asked === 'always') return richest(environment);
  if (environment['NO_COLOR']) return 'none';
  const forced = environment['FORCE_COLOR'];
  if (forced !== undefined) return forcedDepth(forced, environment);
  return isTerminal && environment['TERM'] !== 'dumb' ? richest(environment) : 'none';
}

function forcedDepth(forced: string, environment: ColourWishes['environment']): Depth {
  if (forced === '0' || forced === 'false') return 'none';
  if (forced === '1') return '16';
  return forced === '2' || forced === '3' ? '256' : richest(environment);
}

const richest = ({ COLORTERM, TERM }: ColourWishes['environment']): Depth =>
  /truecolor|24bit|256/.test(COLORTERM ?? '') || /256|direct/.test(TERM ?? '') ? '256' : '16';

/** Turns a line into what is written to the terminal. */
export type Painter = (line: StyledLine) => string;

/** Paper and a readable ink on it, as SGR parameters. */
const papers: { readonly [depth in '16' | '256']: { readonly [ink in Ink]: string } } = {
  '16': {
    red: '41;97',
    green: '42;30',
    yellow: '43;30',
    purple: '45;97',
    blue: '44;97',
    orange: '101;30',
    grey: '100;97',
  },
  '256': {
    red: '48;5;160;38;5;231',
    green: '48;5;34;38;5;16',
    yellow: '48;5;220;38;5;16',
    purple: '48;5;97;38;5;231',
    blue: '48;5;26;38;5;231',
    orange: '48;5;208;38;5;16',
    grey: '48;5;242;38;5;231',
  },
};

/** The painter for a number of colours; without colours it writes no escape codes at all. */
export const painterFor = (depth: Depth): Painter =>
  depth === 'none'
    ? (line) => textOf(line).trimEnd()
    : (line) => line.map((piece) => paint(piece, depth)).join('');

function paint({ text, style }: Span, depth: '16' | '256'): string {
  const codes = codesOf(style, depth);
  return codes.length === 0 ? text : `\u001B[${codes.join(';')}m${text}\u001B[0m`;
}

const codesOf = (
  { paper, strong, faint, inverse }: Style,
  depth: '16' | '256',
): readonly string[] => [
  ...(paper ? [papers[depth][paper]] : []),
  ...(strong ? ['1'] : []),
  ...(faint ? ['2'] : []),
  ...(inverse ? ['7'] : []),
];
