/** How many colours to paint with. */
export type Depth = 'none' | '16' | '256';

/** What decides about colour: the command line, then the environment, then the output itself. */
export interface ColourWishes {
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
