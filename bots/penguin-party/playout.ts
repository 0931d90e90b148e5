import type { Rng } from '@rookery/rules/kernel/rng';
import { wordAt } from '../words.ts';
import type { Board } from './board.ts';

const moves = new Int32Array(128);

/** Plays random moves until at most `cardsLeft` cards are in hands, or the round is over. */
export function playOut(board: Board, cardsInHands: number, cardsLeft: number, rng: Rng): number {
  let cards = cardsInHands;
  while (board.turn >= 0 && cards > cardsLeft) {
    board.make(wordAt(moves, rng.below(board.legal(moves))));
    cards -= 1;
  }
  return cards;
}
