import type { Arm, Colour } from '@rookery/rules/penguinramids/vocabulary';

/** What is seen of a penguin. */
export interface PenguinLook {
  readonly colour: Colour;
  /** The sign of the colour in the language of the page, on the block; nothing if empty. */
  readonly letter: string;
  readonly weight: number;
  /** Printed strength of the arms; the grey side shows its own. */
  readonly left: number;
  readonly right: number;
  readonly side: 'colour' | 'grey';
  /** Strength tokens on each arm. */
  readonly tokens: { readonly [arm in Arm]: number };
}

/** What is drawn of one arm. */
export interface ArmDrawing {
  readonly arm: Arm;
  /** A raised arm reaches up to carry, one without strength of its own hangs down. */
  readonly raised: boolean;
  /** How far up the arm each bracelet sits. */
  readonly bracelets: readonly number[];
}

// From the wrist down, so that one bracelet sits where it is seen best. No box has stronger arms.
const places = [20.5, 30.5];

/** An arm with a bracelet for each point of its printed strength. */
export const armDrawing = (arm: Arm, strength: number): ArmDrawing => ({
  arm,
  raised: strength > 0,
  bracelets: places.slice(0, strength),
});

const lightest = 24;
const widerByWeight = 3;

/** The outline of a body in a box of 100 by 110: the heavier, the rounder. */
export function bodyOutline(weight: number): string {
  const half = lightest + widerByWeight * weight;
  const [left, right] = [String(50 - half), String(50 + half)];
  return (
    `M50 42C70 42 ${right} 60 ${right} 73C${right} 86 68 92 50 92` +
    `S${left} 86 ${left} 73C${left} 60 30 42 50 42Z`
  );
}

/** The dashes along the collar, a sign of the colour that needs no colour. */
export const collarDashes: { readonly [colour in Colour]: string } = {
  red: '7 4',
  blue: '0.1 6',
  green: '2.5 3.5',
  yellow: '12 4 0.1 4',
  purple: '0.1 4.5 7 4.5',
  orange: '99 0',
};

/** The ornament on the forehead of each colour, around the point 50, 17. */
export const ornaments: { readonly [colour in Colour]: string } = {
  red: 'M43.5 17a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0-13 0Z',
  blue: 'M50 8.5C55 14 56.5 17 56.5 19A6.5 6 0 0 1 43.5 19C43.5 17 45 14 50 8.5Z',
  green:
    'M50 24C42 22 41 15 41.5 11C45 12 47 13 48 15L50 9L52 15C53 13 55 12 58.5 11C59 15 58 22 50 24Z',
  yellow: 'M50 8.5L52.5 14L58.5 14.5L54 18.5L55.5 24L50 21L44.5 24L46 18.5L41.5 14.5L47.5 14Z',
  purple: 'M50 8.5L57.5 16.5L50 24.5L42.5 16.5Z',
  orange: 'M42.5 24V17A7.5 7.5 0 0 1 57.5 17V24Z',
};
