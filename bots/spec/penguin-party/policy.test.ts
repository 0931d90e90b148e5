import { quickRng, seededStreams } from '@rookery/rules/kernel/rng';
import { expect, test } from 'vitest';
import { colourOf } from '../../penguin-party/board.ts';
import { countIn, oneCard, sizeOf } from '../../penguin-party/hand.ts';
import { logitOf, LogitTable, MoveFeatures, phaseAt } from '../../penguin-party/policy.ts';
import { weightsFor } from '../../penguin-party/policy-weights.ts';
import { wordAt } from '../../typed-arrays.ts';
import { randomPosition } from './positions.ts';

const streams = seededStreams('policy');

/** All cards that nobody has placed yet. */
const restOf = (hands: Int32Array): number => hands.reduce((sum, hand) => sum + hand, 0);

test.each([2, 3, 4, 5, 6])(
  'with %i seats the table for any hand says what the move says',
  (seats) => {
    const rng = quickRng(streams(`table ${String(seats)}`));
    const moves = new Int32Array(128);
    for (let round = 0; round < 40; round += 1) {
      const board = randomPosition(seats, 4 + rng.below(16), rng);
      const rest = restOf(board.hands);
      const hand = wordAt(board.hands, board.turn);
      const phase = phaseAt(seats, sizeOf(hand));
      const count = board.legal(moves);
      const weights = weightsFor(seats);
      const table = new LogitTable(board, moves.slice(0, count), rest, weights, phase);
      for (let index = 0; index < count; index += 1) {
        const direct = logitOf(board, wordAt(moves, index), hand, rest, weights, phase);
        expect(table.logit(index, hand)).toBeCloseTo(direct, 9);
        expect(table.isLegal(index, hand)).toBe(true);
        const without =
          hand -
          countIn(hand, colourOf(wordAt(moves, index))) * oneCard(colourOf(wordAt(moves, index)));
        expect(table.isLegal(index, without)).toBe(false);
      }
    }
  },
);

test.each([2, 4])(
  'with %i seats the features of a move are what the board shows after it',
  (seats) => {
    const rng = quickRng(streams(`outlook ${String(seats)}`));
    const moves = new Int32Array(128);
    const features = new MoveFeatures();
    for (let round = 0; round < 200; round += 1) {
      const board = randomPosition(seats, 8 + rng.below(14), rng);
      const count = board.legal(moves);
      const move = wordAt(moves, rng.below(count));
      features.read(board, move);
      board.make(move);
      const { valleys, isOpen } = board;
      expect(features.isOpen).toBe(isOpen);
      for (let colour = 0; colour < 5; colour += 1) {
        let places = 0;
        for (let set = board.fits(colour, valleys); set !== 0; set &= set - 1) places += 1;
        expect(wordAt(features.kinds, colour)).toBe(Math.min(3, places) + (isOpen ? 4 : 0));
      }
    }
  },
);
