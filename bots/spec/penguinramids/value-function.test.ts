import { quickRng, seededStreams } from '@rookery/rules/kernel/rng';
import { describe, expect, test } from 'vitest';
import type { Board } from '../../penguinramids/board.ts';
import { heuristicWeights } from '../../penguinramids/heuristic.ts';
import { features, writeFeatures, type Feature } from '../../penguinramids/features.ts';
import { predictPoints, penguinsToCome } from '../../penguinramids/value-function.ts';
import { make } from '../../penguinramids/make.ts';
import { Evaluation } from '../../penguinramids/evaluation.ts';
import { bestMove } from '../../penguinramids/policy.ts';
import { winnerOf, writeScores } from '../../penguinramids/scoring.ts';
import { boardOf } from '../../penguinramids/translation.ts';
import { numberAt } from '../../typed-arrays.ts';
import { LeastSquares } from './least-squares.ts';
import { dealt, started } from './setting.ts';

function factsOf(board: Board, seat: number): Readonly<Record<string, number>> {
  const written = new Float64Array(features.length);
  writeFeatures(board, seat, written);
  return Object.fromEntries(features.map((fact, place) => [fact, numberAt(written, place)]));
}

const only = (shown: Partial<Record<Feature, number>>): Readonly<Record<string, number>> => ({
  ...Object.fromEntries(features.map((fact) => [fact, 0])),
  ...shown,
});

test('the facts of the first round', () => {
  const goals = ['chief-at-end', 'no-grey', 'every-weight'];
  const board = boardOf(started(2, { goals, chief: 1 }, seededStreams('facts')));
  const everyone = {
    'free-1': 4,
    'free-2': 3,
    'free-3': 2,
    'gain-1': 4,
    'gain-2': 2,
    'gain-3': 2,
    'gain-4': 2,
    'card-1': 1,
    'card-2': 1,
    'card-3': 1,
    'card-4': 1,
    'card-5': 1,
    'chief-in-reach': 3,
    'no-grey': 4,
  };
  expect(factsOf(board, 0)).toEqual(only(everyone));
  expect(factsOf(board, 1)).toEqual(only({ ...everyone, 'chief-card': 1, chief: 3 }));
  expect(penguinsToCome(board, 0)).toBe(10);
});

/** Plays as it looks best until a round begins. */
function playTo(board: Board, round: number): void {
  const noise = { rng: quickRng(seededStreams('foresight')('noise')), most: 0 };
  while (!board.isOver && board.round < round)
    make(board, bestMove(board, heuristicWeights, noise));
}

describe.each([2, 3, 4])('%i seats', (seats) => {
  test('whoever is foreseen to lead before the last two rounds mostly wins', () => {
    const rng = quickRng(seededStreams('leaders')(String(seats)));
    let foreseen = 0;
    for (let match = 0; match < 60; match += 1) {
      const board = boardOf(dealt(seats, `leaders ${String(match)}`, rng));
      playTo(board, 9);
      const points = Array.from({ length: seats }, (_, seat) => predictPoints(board, seat));
      playTo(board, 11);
      const scores = new Int32Array(4);
      writeScores(board, scores);
      if (points.indexOf(Math.max(...points)) === winnerOf(board, scores)) foreseen += 1;
    }
    expect(foreseen).toBeGreaterThan(36);
  });

  test('chances sum to 1, and go with the lead', () => {
    const board = boardOf(dealt(seats, 'chances', quickRng(seededStreams('chances')('deck'))));
    const outcome = new Evaluation();
    for (let round = 1; round <= 11; round += 1) {
      playTo(board, round);
      outcome.evaluate(board);
      const all = Array.from({ length: seats }, (_, seat) => seat);
      const byChance = all.toSorted(
        (a, b) => outcome.winProbability(b) - outcome.winProbability(a),
      );
      expect(all.reduce((sum, seat) => sum + outcome.winProbability(seat), 0)).toBeCloseTo(1, 10);
      expect(outcome.leadOf(byChance[0] ?? -1)).toBeGreaterThanOrEqual(0);
    }
    expect(board.isOver).toBe(true);
    expect(Math.max(...[0, 1, 2, 3].map((seat) => outcome.winProbability(seat)))).toBe(1);
  });
});

test('least squares find the weights behind examples', () => {
  const rng = quickRng(seededStreams('examples')('numbers'));
  const fit = new LeastSquares(3);
  for (let example = 0; example < 1000; example += 1) {
    const [a, b, c] = [rng.below(100), rng.below(100), rng.below(100)];
    fit.add(Float64Array.of(a, b, c), 2 * a - 3 * b + 0.5 * c, 1);
  }
  const [a, b, c] = fit.solve();
  expect(a).toBeCloseTo(2, 3);
  expect(b).toBeCloseTo(-3, 3);
  expect(c).toBeCloseTo(0.5, 3);
});
