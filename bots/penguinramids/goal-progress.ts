import type { Board } from './board.ts';
import { colourOf, isGrey } from './penguin.ts';
import { levelStart } from './pyramid.ts';
import { countOfWeight, largestColour } from './scoring.ts';
import { bitCount } from '../bits.ts';
import { wordAt } from '../typed-arrays.ts';

// How far a seat has come with goals that are not yet decided.

/** The progress of a goal that can no longer be reached. */
export const unreachable = -1;

/** How many more penguins of a weight a seat has than the best other. */
export function aheadInWeight(board: Board, seat: number, weight: number): number {
  let most = 0;
  for (let other = 0; other < board.seats; other += 1) {
    if (other !== seat) most = Math.max(most, countOfWeight(board, other, weight));
  }
  return countOfWeight(board, seat, weight) - most;
}

/** How many more penguins of any one colour a seat has than the best other. */
export function aheadInColour(board: Board, seat: number): number {
  let most = 0;
  for (let other = 0; other < board.seats; other += 1) {
    if (other !== seat) most = Math.max(most, largestColour(board, other));
  }
  return largestColour(board, seat) - most;
}

/** How many colours an edge shows, while all are different. */
export function coloursOnEdge(board: Board, seat: number, edge: Int32Array): number {
  let shown = 0;
  for (let step = 0; step < edge.length; step += 1) {
    const penguin = board.penguinAt(seat, wordAt(edge, step));
    if (penguin === 0) continue;
    const colour = 1 << colourOf(penguin);
    if (isGrey(penguin) || shown & colour) return unreachable;
    shown |= colour;
  }
  return bitCount(shown);
}

/** How many penguins a level has, while all are of one colour. */
export function ofOneColour(board: Board, seat: number, level: number): number {
  let shown = 0;
  let count = 0;
  for (let slot = wordAt(levelStart, level); slot < wordAt(levelStart, level + 1); slot += 1) {
    const penguin = board.penguinAt(seat, slot);
    if (penguin === 0) continue;
    shown |= 1 << colourOf(penguin);
    count += 1;
    if (isGrey(penguin) || bitCount(shown) > 1) return unreachable;
  }
  return count;
}
