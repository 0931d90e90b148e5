import type { Board } from './board.ts';
import { facts, writeFacts, type Fact } from './facts.ts';
import { slotCount } from './pyramid.ts';
import { numberAt, sizeOf } from '../words.ts';

/**
 * By fact: the points it is worth at the end of the match, and how many more for each penguin
 * still to come. Fitted to 12,000 matches of an earlier search against itself;
 * bots/spec/penguinramids/learn.ts makes such a fit, but will not give these very numbers.
 */
const worths: Readonly<Record<Fact, readonly [number, number]>> = {
  'heaviest-1': [0.96, 0.015],
  'heaviest-2': [1.04, -0.042],
  'heaviest-3': [0.97, 0.021],
  'free-1': [0.21, -0.086],
  'free-2': [-1.09, 0.186],
  'free-3': [0.88, -0.1],
  'gain-1': [-0.19, 0.122],
  'gain-2': [0.81, -0.052],
  'gain-3': [0.73, -0.012],
  'gain-4': [0.55, 0.026],
  token: [0.61, 0.047],
  'card-1': [1.43, -0.116],
  'card-2': [0.42, -0.05],
  'card-3': [0.41, -0.063],
  'card-4': [-0.42, -0.143],
  'card-5': [-0.14, 0.046],
  'chief-card': [0.69, -0.046],
  'chief-in-reach': [0.32, -0.054],
  'each-with-raised-arms': [1.0, -0.039],
  'each-card-in-front': [0.67, -0.106],
  'most-of-weight': [0.71, -0.035],
  'side-of-colours': [0.47, -0.014],
  'level-again': [1.12, -0.239],
  'no-grey': [0.83, -0.042],
  'each-level-of-one-colour': [1.04, -0.103],
  chief: [-0.1, 0.011],
  'most-of-one-colour': [0.91, -0.085],
  'every-weight': [3.32, -0.421],
};

const atEnd = Float64Array.from(facts, (fact) => worths[fact][0]);
const perPenguin = Float64Array.from(facts, (fact) => worths[fact][1]);
const written = new Float64Array(facts.length);

/**
 * The points a seat may expect at the end, as it stands between two rounds: only differences
 * between seats mean something.
 */
export function foreseenPoints(board: Board, seat: number): number {
  writeFacts(board, seat, written);
  const toCome = penguinsToCome(board, seat);
  let points = 0;
  for (let fact = 0; fact < written.length; fact += 1) {
    points +=
      numberAt(written, fact) * (numberAt(atEnd, fact) + toCome * numberAt(perPenguin, fact));
  }
  return points;
}

/** How many penguins a pyramid still lacks. */
export const penguinsToCome = (board: Board, seat: number): number =>
  slotCount - sizeOf(board.filledOf(seat));
