import { bothSides } from './mirror.ts';

/** A shape filled with a colour, or drawn as a line where a width is given. */
export interface Shape {
  readonly d: string;
  readonly colour: string;
  readonly line?: number;
}

/** What makes a species: everything else about a head is the same for all. */
export interface Species {
  /** The round ground behind the head. */
  readonly ground: string;
  readonly head: string;
  /** Back and shoulders, if not of the colour of the head. */
  readonly back?: string;
  readonly chest?: string;
  /** Behind the head. */
  readonly behind?: readonly Shape[];
  /** On the head and chest, under eyes and bill. */
  readonly marks: readonly Shape[];
  readonly iris: string;
  readonly bill: string;
  readonly billMarks?: readonly Shape[];
  /** Crests, over everything. */
  readonly crest?: readonly Shape[];
}

export const black = '#202c40';
export const white = '#fffdf7';
export const pink = '#f3a1a0';
export const yellow = '#f9d44c';

/** A filled shape on both sides. */
export const pair = (colour: string, d: string): Shape => ({ colour, d: bothSides(d) });

/** A line on both sides. */
export const linePair = (colour: string, line: number, d: string): Shape => ({
  colour,
  line,
  d: bothSides(d),
});

/** A disc on both sides, at this distance from the middle. */
export function discs(radius: number, fromMiddle: number, y: number): string {
  const disc = (x: number): string =>
    `M${String(x - radius)} ${String(y)}a${String(radius)} ${String(radius)} 0 1 0 ${String(2 * radius)} 0` +
    `a${String(radius)} ${String(radius)} 0 1 0 ${String(-2 * radius)} 0Z`;
  return disc(50 - fromMiddle) + disc(50 + fromMiddle);
}
