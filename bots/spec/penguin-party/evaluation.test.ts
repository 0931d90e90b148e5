import { quickRng, seededStreams } from '@rookery/rules/kernel/rng';
import { expect, test } from 'vitest';
import { Board } from '../../penguin-party/board.ts';
import { Evaluation } from '../../penguin-party/evaluation.ts';
import {
  writeTotals,
  leadOf,
  winProbability,
  utilityOf,
  type MatchScore,
} from '../../penguin-party/utility.ts';
import { wordAt } from '../../typed-arrays.ts';
import { randomPosition } from './positions.ts';

/** Judges a position, and holds it against what everyone at their best comes to. */
function examine(board: Board, score: MatchScore): void {
  const expected = bestTotals(board, score);
  const before = JSON.stringify(board);
  const evaluation = new Evaluation(score);
  evaluation.evaluate(board);
  expect(JSON.stringify(board)).toBe(before);
  for (let seat = 0; seat < board.seats; seat += 1) {
    expect(evaluation.wins[seat]).toBeCloseTo(winProbability(expected, seat, score), 9);
    expect(evaluation.leads[seat]).toBeCloseTo(leadOf(expected, seat, board.seats), 9);
  }
}

/** What everyone at their best comes to, on fresh boards and without anything kept. */
function bestTotals(board: Board, score: MatchScore): Float64Array {
  const totals = new Float64Array(board.seats);
  if (board.turn < 0) {
    writeTotals(board, score.points, totals);
    return totals;
  }
  const moves = new Int32Array(128);
  const after = Array.from({ length: board.legal(moves) }, (_, index) => {
    const next = new Board(board.seats);
    next.copy(board);
    next.make(wordAt(moves, index));
    return bestTotals(next, score);
  });
  const worth = (each: Float64Array): number =>
    utilityOf(winProbability(each, board.turn, score), leadOf(each, board.turn, board.seats));
  return after.reduce((best, each) => (worth(each) > worth(best) ? each : best));
}

test.each([
  [2, 7],
  [3, 6],
  [4, 6],
  [5, 6],
  [6, 5],
])('with %i seats and %i cards left everyone gets what their best play brings', (seats, cards) => {
  const rng = quickRng(seededStreams('ending')(String(seats)));
  for (let i = 0; i < 60; i += 1) {
    const board = randomPosition(seats, cards, rng);
    const points = Array.from({ length: seats }, () => rng.below(6));
    const score = { points, roundsToCome: rng.below(2) };
    examine(board, score);
  }
});

test('whoever has emptied their hand keeps the bonus while the other plays on', () => {
  const rng = quickRng(seededStreams('ending')('emptied'));
  const moves = new Int32Array(128);
  let examined = 0;
  while (examined < 40) {
    const board = randomPosition(2, 8, rng);
    while (board.turn >= 0) {
      const count = board.legal(moves);
      board.make(wordAt(moves, rng.below(count)));
      const isEmptied = board.hands.slice(0, 2).includes(0);
      if (board.turn < 0 || !isEmptied) continue;
      examine(board, { points: [rng.below(6), rng.below(6)], roundsToCome: rng.below(2) });
      examined += 1;
    }
  }
});
