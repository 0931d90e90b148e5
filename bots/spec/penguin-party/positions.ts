import type { Rng } from '@rookery/rules/kernel/rng';
import { shuffle } from '@rookery/rules/kernel/rng';
import { wordAt } from '../../typed-arrays.ts';
import { Board } from '../../penguin-party/board.ts';
import { oneCard } from '../../penguin-party/hand.ts';

const handSizes = new Map([
  [2, 14],
  [3, 12],
  [4, 9],
  [5, 7],
  [6, 6],
]);
const deck = Array.from({ length: 36 }, (_, card) => Math.min(4, Math.floor(card / 7)));
const moves = new Int32Array(128);

/** How many cards are in the hands of a fresh deal. */
export const cardsDealt = (seats: number): number => seats * Number(handSizes.get(seats));

/** A round as dealt from a shuffled deck. */
function dealtBoard(seats: number, rng: Rng): Board {
  const board = new Board(seats);
  const size = Number(handSizes.get(seats));
  const cards = shuffle(deck, rng);
  for (let seat = 0; seat < seats; seat += 1) {
    const hand = cards.slice(seat * size, (seat + 1) * size);
    board.hands[seat] = hand.reduce((sum, colour) => sum + oneCard(colour), 0);
  }
  if (seats === 5) board.lay(14, cards.at(-1) ?? 0);
  return board;
}

/** A round after random moves, with this many cards still to be played and nobody out. */
export function randomPosition(seats: number, cardsLeft: number, rng: Rng): Board {
  for (;;) {
    const board = dealtBoard(seats, rng);
    for (let placed = 0; placed < cardsDealt(seats) - cardsLeft && board.turn >= 0; placed += 1) {
      board.make(wordAt(moves, rng.below(board.legal(moves))));
    }
    if (board.turn >= 0 && board.out === 0) {
      const fresh = new Board(seats);
      fresh.copy(board);
      return fresh;
    }
  }
}
