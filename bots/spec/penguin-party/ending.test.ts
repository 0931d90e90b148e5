import { quickRng, seededStreams } from '@rookery/rules/kernel/rng';
import { expect, test } from 'vitest';
import { Board } from '../../penguin-party/board.ts';
import { Ending } from '../../penguin-party/ending.ts';
import {
  countUp,
  leadOf,
  winShare,
  worthOf,
  type Prospects,
} from '../../penguin-party/prospects.ts';
import { wordAt } from '../../words.ts';
import { randomPosition } from './positions.ts';

/** What everyone at their best comes to, on fresh boards and without anything kept. */
function bestTotals(board: Board, prospects: Prospects): Float64Array {
  const totals = new Float64Array(board.seats);
  if (board.turn < 0) {
    countUp(board, prospects.points, totals);
    return totals;
  }
  const moves = new Int32Array(128);
  const after = Array.from({ length: board.legal(moves) }, (_, index) => {
    const next = new Board(board.seats);
    next.copy(board);
    next.make(wordAt(moves, index));
    return bestTotals(next, prospects);
  });
  const worth = (each: Float64Array): number =>
    worthOf(winShare(each, board.turn, prospects), leadOf(each, board.turn, board.seats));
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
    const prospects = { points, roundsToCome: rng.below(2) };
    const expected = bestTotals(board, prospects);
    const before = JSON.stringify(board);
    const ending = new Ending(prospects);
    ending.judge(board);
    expect(JSON.stringify(board)).toBe(before);
    for (let seat = 0; seat < seats; seat += 1) {
      expect(ending.wins[seat]).toBeCloseTo(winShare(expected, seat, prospects), 9);
      expect(ending.leads[seat]).toBeCloseTo(leadOf(expected, seat, seats), 9);
    }
  }
});
