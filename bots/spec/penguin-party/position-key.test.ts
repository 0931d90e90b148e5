import { quickRng, seededStreams, shuffle } from '@rookery/rules/kernel/rng';
import { expect, test } from 'vitest';
import { Board, centre, colourOf, columnOf, moveOf } from '../../penguin-party/board.ts';
import { countIn, oneCard } from '../../penguin-party/hand.ts';
import { wordAt } from '../../typed-arrays.ts';
import { compareKeys, keyOf } from './keys.ts';
import { cardsDealt, randomPosition } from './positions.ts';

const rng = quickRng(seededStreams('keys')('x'));
const moves = new Int32Array(64);

/** Plays rounds on two boards at once, the second one changed, and compares the keys all along. */
function playBoth(change: (column: number) => number, colours: readonly number[]): void {
  const board = randomPosition(2, cardsDealt(2), rng);
  const other = new Board(2);
  board.hands.forEach((hand, seat) => {
    colours.forEach((to, from) => {
      other.hands[seat] = wordAt(other.hands, seat) + countIn(hand, from) * oneCard(to);
    });
  });
  while (board.turn >= 0) {
    expect(keyOf(other, [1, 2])).toEqual(keyOf(board, [1, 2]));
    const move = wordAt(moves, rng.below(board.legal(moves)));
    board.make(move);
    other.make(moveOf(change(columnOf(move)), colours[colourOf(move)] ?? 0));
  }
}

const ownColours = [0, 1, 2, 3, 4];

test('a position and its mirror image have the same key', () => {
  for (let round = 0; round < 300; round += 1)
    playBoth((column) => 2 * centre - column, ownColours);
});

test('colours may change places', () => {
  for (let round = 0; round < 300; round += 1)
    playBoth((column) => column, shuffle(ownColours, rng));
});

test('seat, bonus and cards in hand make a difference', () => {
  const board = randomPosition(2, 20, rng);
  const key = keyOf(board, [1, 2]);
  expect(keyOf(board, [2, 2])).not.toEqual(key);
  expect(keyOf(board, [1, 1])).not.toEqual(key);
  board.hands[0] = wordAt(board.hands, 0) + oneCard(0);
  expect(keyOf(board, [1, 2])).not.toEqual(key);
});

test('different positions have different keys, and half a key is as good as a random number', () => {
  const { different, collisions, halfCollisions } = compareKeys(20_000, rng);
  expect(different).toBeGreaterThan(15_000);
  expect(collisions).toBe(0);
  // 20,000 random numbers of 32 bits would agree 0.05 times.
  expect(halfCollisions).toBeLessThan(4);
});
