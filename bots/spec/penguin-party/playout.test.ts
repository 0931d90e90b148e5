import { quickRng, seededStreams } from '@rookery/rules/kernel/rng';
import { describe, expect, test } from 'vitest';
import { FastRng } from '../../fast-rng.ts';
import { Board } from '../../penguin-party/board.ts';
import { playOut } from '../../penguin-party/playout.ts';
import { pictureOf, playOutLine } from './lines.ts';
import { cardsDealt, randomPosition } from './positions.ts';

const streams = seededStreams('playouts');

describe.each([2, 3, 4, 5, 6])('%i seats', (seats) => {
  test('a playout makes legal moves only, with the effect they have on the board', () => {
    const rng = quickRng(streams(`deals ${String(seats)}`));
    const dice = new FastRng(streams(`dice ${String(seats)}`));
    for (let round = 0; round < 100; round += 1) {
      const cards = cardsDealt(seats);
      playOutLine(randomPosition(seats, cards, rng), cards, dice);
    }
  });

  test.each([3, 8, 14])('after %i cards every legal move is as likely as another', (placed) => {
    const rng = quickRng(streams(`position ${String(seats)}`));
    const dice = new FastRng(streams(`draws ${String(seats)}`));
    const cards = cardsDealt(seats) - placed;
    const from = randomPosition(seats, cards, rng);
    const count = from.legal(new Int32Array(128));
    const seen = new Map<string, number>();
    const board = new Board(seats);
    for (let draw = 0; draw < count * 1000; draw += 1) {
      board.copy(from);
      playOut(board, cards, cards - 1, dice);
      const picture = pictureOf(board).join(' ');
      seen.set(picture, (seen.get(picture) ?? 0) + 1);
    }
    expect(seen.size).toBe(count);
    // 1000 expected of each, give or take five times the standard deviation.
    for (const times of seen.values()) expect(Math.abs(times - 1000)).toBeLessThan(160);
  });
});

test('it stops where it is told to, and a finished round stays as it is', () => {
  const rng = quickRng(streams('stops'));
  const board = randomPosition(2, 20, rng);
  const before = pictureOf(board);
  expect(playOut(board, 20, 20, rng)).toBe(20);
  expect(pictureOf(board)).toEqual(before);
  expect(playOut(board, 20, 17, rng)).toBe(17);
  playOut(board, 17, 0, rng);
  expect(board.turn).toBe(-1);
  const end = pictureOf(board);
  playOut(board, 5, 0, rng);
  expect(pictureOf(board)).toEqual(end);
});
