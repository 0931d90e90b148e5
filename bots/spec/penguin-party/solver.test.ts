import { quickRng, seededStreams } from '@rookery/rules/kernel/rng';
import { describe, expect, test } from 'vitest';
import { wordAt } from '../../typed-arrays.ts';
import type { Board } from '../../penguin-party/board.ts';
import { playOut } from '../../penguin-party/playout.ts';
import { Solver } from '../../penguin-party/solver.ts';
import { pictureOf } from './lines.ts';
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

/** Positions, some of them with one seat out already, and the bonus of each seat. */
function questions(cardsLeft: number, count: number): readonly BotQuestion[] {
  const rng = quickRng(seededStreams('solver')(String(cardsLeft)));
  return Array.from({ length: count }, (_, index) => {
    const board = randomPosition(2, cardsLeft, rng);
    // Every fourth plays on at random, so that somebody may be out or done.
    if (index % 4 === 0) playOut(board, cardsLeft, cardsLeft - 4, rng);
    return { board, bonus: [rng.below(3), rng.below(3)] as const };
  }).filter(({ board }) => board.turn >= 0);
}

interface BotQuestion {
  readonly board: Board;
  readonly bonus: readonly [number, number];
}

describe.each([
  [6, 1000],
  [8, 1000],
  [10, 200],
  [11, 50],
])('with %i cards left', (cardsLeft, count) => {
  const asked = questions(cardsLeft, count);
  const solver = new Solver(16);

  test('the solver finds what plain minimax finds, whatever it solved before', () => {
    asked.forEach(({ board, bonus }, index) => {
      const expected = minimax(board, bonus);
      expect(solver.solve(board, bonus), `position ${String(index)}`).toBe(expected);
    });
  });

  test('a table too small to hold anything for long changes nothing', () => {
    const forgetful = new Solver(4);
    for (const { board, bonus } of asked) {
      expect(forgetful.solve(board, bonus)).toBe(solver.solve(board, bonus));
    }
  });

  test('a narrow question gets the value, or a bound on the right side of the window', () => {
    for (const { board, bonus } of asked) {
      const value = solver.solve(board, bonus);
      for (const low of [value - 3, value - 1, value, value + 2]) {
        const answer = new Solver(8).solveWithin(board, bonus, low, low + 1);
        if (value <= low) expect(answer).toBeLessThanOrEqual(low);
        else expect(answer).toBeGreaterThanOrEqual(low + 1);
        if (value <= low) expect(answer).toBeGreaterThanOrEqual(value);
        else expect(answer).toBeLessThanOrEqual(value);
      }
      expect(new Solver(8).solveWithin(board, bonus, value - 2, value + 2)).toBe(value);
    }
  });
});

test('solving leaves the board as it is', () => {
  const rng = quickRng(seededStreams('solver')('untouched'));
  const board = randomPosition(2, 16, rng);
  const before = pictureOf(board);
  new Solver(16).solve(board, [0, 2]);
  expect(pictureOf(board)).toEqual(before);
});
