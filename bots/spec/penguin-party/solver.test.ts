import { quickRng, seededStreams } from '@rookery/rules/kernel/rng';
import { expect, test } from 'vitest';
import { wordAt } from '../../words.ts';
import type { Board } from '../../penguin-party/board.ts';
import { Solver } from '../../penguin-party/solver.ts';
import { randomPosition } from './positions.ts';

/** Plain minimax, without windows, tables or order: seat 0's lead in what is left of the round. */
function minimax(board: Board, bonus: readonly [number, number]): number {
  if (board.turn < 0) return 0;
  const seat = board.turn;
  const moves = new Int32Array(64);
  const count = board.legal(moves);
  let best = seat === 0 ? -Infinity : Infinity;
  for (let index = 0; index < count; index += 1) {
    const move = wordAt(moves, index);
    const before = board.penalties.slice();
    board.make(move);
    const empty = wordAt(board.hands, seat) === 0 ? bonus[seat === 0 ? 0 : 1] : 0;
    const settled =
      wordAt(board.penalties, 1) -
      wordAt(before, 1) -
      (wordAt(board.penalties, 0) - wordAt(before, 0)) +
      (seat === 0 ? empty : -empty);
    const value = settled + minimax(board, bonus);
    board.unmake(move);
    best = seat === 0 ? Math.max(best, value) : Math.min(best, value);
  }
  return best;
}

test.each([
  [5, 1000],
  [8, 800],
  [10, 150],
  [11, 40],
])('with %i cards left the solver finds what plain minimax finds', (cardsLeft, positions) => {
  const rng = quickRng(seededStreams('solver')(String(cardsLeft)));
  const solver = new Solver(16);
  for (let i = 0; i < positions; i += 1) {
    const board = randomPosition(2, cardsLeft, rng);
    const bonus = [rng.below(3), rng.below(3)] as const;
    const expected = minimax(board, bonus);
    expect(solver.solve(board, bonus), `position ${String(i)}`).toBe(expected);
  }
});
