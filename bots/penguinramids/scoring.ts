import type { Goal } from '@rookery/rules/penguinramids/vocabulary';
import type { Board } from './board.ts';
import { colourOf, isGrey, noColour, raisedArms, weightOf } from './penguin.ts';
import { leftEdge, levelStart, rightEdge, slotCount } from './pyramid.ts';
import { bitCount } from '../bits.ts';
import { wordAt } from '../typed-arrays.ts';

/** Writes the points of every seat as the pyramids stand (PR21). */
export function writeScores(board: Board, scores: Int32Array): void {
  for (let seat = 0; seat < board.seats; seat += 1) {
    let total = 0;
    for (let level = 0; level < 4; level += 1) total += levelScore(board, seat, level);
    for (const goal of board.cardSet.goals) total += goalScore(board, seat, goal);
    scores[seat] = total;
  }
}

/** PR21: highest total; ties go to the first clockwise from the Chief. */
export function winnerOf(board: Board, scores: Int32Array): number {
  let winner = board.chief;
  for (let step = 1; step < board.seats; step += 1) {
    const seat = (board.chief + step) % board.seats;
    if (wordAt(scores, seat) > wordAt(scores, winner)) winner = seat;
  }
  return winner;
}

/** The weight of the heaviest penguin of a level. */
export function levelScore(board: Board, seat: number, level: number): number {
  let most = 0;
  for (let slot = wordAt(levelStart, level); slot < wordAt(levelStart, level + 1); slot += 1) {
    const weight = weightOf(board.penguinAt(seat, slot));
    if (weight > most) most = weight;
  }
  return most;
}

/** The points of one goal. */
export function goalScore(board: Board, seat: number, goal: Goal): number {
  switch (goal.rule) {
    case 'each-with-raised-arms':
      return goal.points * countWithArms(board, seat, goal.arms);
    case 'each-card-in-front':
      return goal.points * bitCount(board.frontOf(seat));
    case 'most-of-weight':
      return hasMostOfWeight(board, seat, goal.weight) ? goal.points : 0;
    case 'side-of-colours':
      return hasSideOfColours(board, seat) ? goal.points : 0;
    case 'level-again':
      return levelScore(board, seat, goal.level - 1);
    case 'no-grey':
      return greysOf(board, seat) === 0 ? goal.points : 0;
    case 'each-level-of-one-colour':
      return goal.points * levelsOfOneColour(board, seat);
    case 'chief':
      return board.chief === seat ? goal.points : 0;
    case 'most-of-one-colour':
      return hasMostOfOneColour(board, seat) ? goal.points : 0;
    case 'every-weight':
      return weightsOf(board, seat) === 31 ? goal.points : 0;
  }
}

/** How many penguins have that many printed arms above 0. */
export function countWithArms(board: Board, seat: number, arms: number): number {
  let count = 0;
  for (let slot = 0; slot < slotCount; slot += 1) {
    const penguin = board.penguinAt(seat, slot);
    if (penguin !== 0 && raisedArms(penguin) === arms) count += 1;
  }
  return count;
}

/** How many penguins weigh that much, grey ones 0. */
export function countOfWeight(board: Board, seat: number, weight: number): number {
  let count = 0;
  for (let slot = 0; slot < slotCount; slot += 1) {
    const penguin = board.penguinAt(seat, slot);
    if (penguin !== 0 && weightOf(penguin) === weight) count += 1;
  }
  return count;
}

/** The weights that are present, as a set. */
export function weightsOf(board: Board, seat: number): number {
  let weights = 0;
  for (let slot = 0; slot < slotCount; slot += 1) {
    const penguin = board.penguinAt(seat, slot);
    if (penguin !== 0) weights |= 1 << weightOf(penguin);
  }
  return weights;
}

/** How many penguins lie grey. */
export function greysOf(board: Board, seat: number): number {
  let count = 0;
  for (let slot = 0; slot < slotCount; slot += 1) {
    if (isGrey(board.penguinAt(seat, slot))) count += 1;
  }
  return count;
}

/** The most penguins of a single colour. */
export function largestColour(board: Board, seat: number): number {
  // Four bits for each colour; a pyramid has ten penguins.
  let counts = 0;
  let most = 0;
  for (let slot = 0; slot < slotCount; slot += 1) {
    const penguin = board.penguinAt(seat, slot);
    const colour = colourOf(penguin);
    if (penguin === 0 || colour === noColour) continue;
    counts += 1 << (4 * colour);
    const count = (counts >> (4 * colour)) & 15;
    if (count > most) most = count;
  }
  return most;
}

function hasMostOfWeight(board: Board, seat: number, weight: number): boolean {
  const own = countOfWeight(board, seat, weight);
  if (own === 0) return false;
  for (let other = 0; other < board.seats; other += 1) {
    if (countOfWeight(board, other, weight) > own) return false;
  }
  return true;
}

function hasMostOfOneColour(board: Board, seat: number): boolean {
  const own = largestColour(board, seat);
  if (own === 0) return false;
  for (let other = 0; other < board.seats; other += 1) {
    if (largestColour(board, other) > own) return false;
  }
  return true;
}

const hasSideOfColours = (board: Board, seat: number): boolean =>
  isOfDifferentColours(board, seat, leftEdge) || isOfDifferentColours(board, seat, rightEdge);

function isOfDifferentColours(board: Board, seat: number, edge: Int32Array): boolean {
  let shown = 0;
  for (let step = 0; step < edge.length; step += 1) {
    const penguin = board.penguinAt(seat, wordAt(edge, step));
    if (penguin === 0 || isGrey(penguin)) return false;
    shown |= 1 << colourOf(penguin);
  }
  return bitCount(shown) === edge.length;
}

/** Levels of two or more penguins, all of one colour. */
function levelsOfOneColour(board: Board, seat: number): number {
  let count = 0;
  for (let level = 0; level < 3; level += 1) {
    if (isOfOneColour(board, seat, level)) count += 1;
  }
  return count;
}

function isOfOneColour(board: Board, seat: number, level: number): boolean {
  const first = wordAt(levelStart, level);
  const colour = colourOf(board.penguinAt(seat, first));
  for (let slot = first; slot < wordAt(levelStart, level + 1); slot += 1) {
    const penguin = board.penguinAt(seat, slot);
    if (penguin === 0 || isGrey(penguin) || colourOf(penguin) !== colour) return false;
  }
  return true;
}
