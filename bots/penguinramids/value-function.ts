import type { Board } from './board.ts';
import { features, writeFeatures, type Feature } from './features.ts';
import { slotCount } from './pyramid.ts';
import { bitCount } from '../bits.ts';
import { numberAt } from '../typed-arrays.ts';

/**
 * The weights of the linear value function. By feature: its points at the end of the match, and how many
 * more for each penguin still to come. Fitted to 12,000 matches of an earlier search against itself;
 * bots/spec/penguinramids/learn.ts makes such a fit, with other numbers of the same kind.
 */
const valueWeights: Readonly<Record<Feature, readonly [number, number]>> = {
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

const atEnd = Float64Array.from(features, (feature) => valueWeights[feature][0]);
const perPenguin = Float64Array.from(features, (feature) => valueWeights[feature][1]);
const written = new Float64Array(features.length);

/**
 * Predicts the points of a seat at the end of the match from a position between two rounds. Only the
 * differences between seats are meaningful.
 */
export function predictPoints(board: Board, seat: number): number {
  writeFeatures(board, seat, written);
  const toCome = penguinsToCome(board, seat);
  let points = 0;
  for (let feature = 0; feature < written.length; feature += 1) {
    points +=
      numberAt(written, feature) *
      (numberAt(atEnd, feature) + toCome * numberAt(perPenguin, feature));
  }
  return points;
}

/** How many penguins a pyramid still lacks. */
export const penguinsToCome = (board: Board, seat: number): number =>
  slotCount - bitCount(board.filledOf(seat));
