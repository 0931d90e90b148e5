import { colours, penguinAt, printedArm, weightOf } from './penguinramids-pyramid.ts';
import type { Placed, Pyramid, Slot } from './penguinramids-pyramid.ts';
import { itemAt, span } from './list.ts';

export const goalNames = [
  'one-raised-arm',
  'cards-in-front',
  'most-zero-weight',
  'four-colour-side',
  'third-level-twice',
  'no-grey',
  'one-colour-level',
  'chief-at-end',
  'most-of-one-colour',
  'every-weight',
] as const;
export type Goal = (typeof goalNames)[number];

/** What the goals look at when the match is over. */
export interface Ending {
  readonly chief: number;
  readonly players: readonly {
    readonly pyramid: Pyramid;
    readonly front: readonly number[];
  }[];
}

/** PR21: the heaviest penguin of each level, and the goals. */
export function scoreOf(ending: Ending, seat: number, goals: readonly Goal[]): number {
  const { pyramid } = itemAt(ending.players, seat);
  const levels = span(0, 3).map((level) => levelScore(pyramid, level));
  return sum([...levels, ...goals.map((goal) => goalScore(ending, seat, goal))]);
}

export function goalScore(ending: Ending, seat: number, goal: Goal): number {
  const { pyramid, front } = itemAt(ending.players, seat);
  switch (goal) {
    case 'one-raised-arm':
      return 2 * pyramid.filter(hasOneRaisedArm).length;
    case 'cards-in-front':
      return front.length;
    case 'most-zero-weight':
      return hasMost(ending, seat, weightless) && weightless(pyramid) > 0 ? 5 : 0;
    case 'four-colour-side':
      return sides.some((side) => showsFourColours(pyramid, side)) ? 4 : 0;
    case 'third-level-twice':
      return levelScore(pyramid, 2);
    case 'no-grey':
      return pyramid.some((placed) => placed.side === 'grey') ? 0 : 4;
    case 'one-colour-level':
      return 3 * span(0, 2).filter((level) => isOneColour(pyramid, level)).length;
    case 'chief-at-end':
      return ending.chief === seat ? 3 : 0;
    case 'most-of-one-colour':
      return hasMost(ending, seat, largestColour) ? 5 : 0;
    case 'every-weight':
      return span(0, 4).every((weight) => hasWeight(pyramid, weight)) ? 4 : 0;
  }
}

function levelScore(pyramid: Pyramid, level: number): number {
  return Math.max(0, ...levelOf(pyramid, level).map(weightOf));
}

function levelOf(pyramid: Pyramid, level: number): Placed[] {
  return pyramid.filter((placed) => placed.slot[0] === level);
}

function hasOneRaisedArm(placed: Placed): boolean {
  return printedArm(placed, 'left') > 0 !== printedArm(placed, 'right') > 0;
}

function weightless(pyramid: Pyramid): number {
  return pyramid.filter((placed) => weightOf(placed) === 0).length;
}

function hasMost(ending: Ending, seat: number, count: (pyramid: Pyramid) => number): boolean {
  const counts = ending.players.map((player) => count(player.pyramid));
  return itemAt(counts, seat) === Math.max(...counts);
}

const sides: readonly (readonly Slot[])[] = [
  span(0, 3).map((level): Slot => [level, 0]),
  span(0, 3).map((level): Slot => [level, 3 - level]),
];

function showsFourColours(pyramid: Pyramid, side: readonly Slot[]): boolean {
  const shown = side.flatMap((slot) => {
    const placed = penguinAt(pyramid, slot);
    return placed?.side === 'colour' ? [placed.penguin.colour] : [];
  });
  return new Set(shown).size === 4;
}

function isOneColour(pyramid: Pyramid, level: number): boolean {
  const placed = levelOf(pyramid, level);
  if (placed.length < 2 || placed.some((each) => each.side === 'grey')) return false;
  return new Set(placed.map((each) => each.penguin.colour)).size === 1;
}

function largestColour(pyramid: Pyramid): number {
  const shown = pyramid.filter((placed) => placed.side === 'colour');
  const counts = colours.map(
    (colour) => shown.filter((placed) => placed.penguin.colour === colour).length,
  );
  return Math.max(...counts);
}

function hasWeight(pyramid: Pyramid, weight: number): boolean {
  return pyramid.some((placed) => weightOf(placed) === weight);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
