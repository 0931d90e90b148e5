import { expect, test } from 'vitest';
import { penguinramids } from '../../penguinramids/game.ts';
import { rankSeats, scoresOf } from '../../penguinramids/scoring.ts';
import type { Score } from '../../penguinramids/vocabulary.ts';
import { after, end, eventsOf, tableOf, take } from './acting.ts';
import { seat, tableWith } from './setting.ts';

const levelsOf = (drawing: string): readonly number[] | undefined =>
  scoresOf(tableOf(tableWith({ pyramids: [drawing] })))[0]?.levels;

test('[PR21] each level scores its heaviest penguin', () => {
  expect(
    levelsOf(`
              1<r1>1
          1<r0>1 1<b2>1
       1<r3>1 1<b3>1 1<r1>1
    1<r0>1 1<b4>1 1<g2>1 1<y4>1
  `),
  ).toEqual([4, 3, 2, 1]);
});

test('[PR21] grey counts 0', () => {
  expect(
    levelsOf(`
              1<##>1
          1<##>1 1<b1>1
       1<##>1 1<##>1 1<##>1
    1<##>1 1<b3>1 1<g2>1 1<##>1
  `),
  ).toEqual([3, 0, 1, 0]);
});

const total = (points: number): Score => ({ levels: [], goals: [], total: points });

test('[PR21] the highest total wins', () => {
  expect(rankSeats([7, 12, 9, 11].map(total), seat(0))).toEqual([1, 3, 2, 0]);
});

test('[PR21] a tie goes to the Chief', () => {
  expect(rankSeats([12, 12, 9].map(total), seat(1))).toEqual([1, 0, 2]);
});

test.each([
  [0, [2, 3, 0, 1]],
  [1, [2, 3, 1, 0]],
  [2, [2, 3, 0, 1]],
  [3, [3, 2, 0, 1]],
])('[PR21] or to the tied player nearest clockwise from the Chief in seat %i', (chief, ranking) => {
  expect(rankSeats([5, 5, 12, 12].map(total), seat(chief))).toEqual(ranking);
});

/** All but the top, which is still to come. */
const nearly = `
        1<r1>1 1<b2>1
     1<r0>1 1<b2>1 1<r1>1
  1<r0>1 1<b4>1 1<g2>1 1<y4>1
`;

const lastTurn = tableWith({
  round: 10,
  played: [5, 5],
  order: [seat(1)],
  chief: seat(1),
  goals: ['no-grey', 'chief-at-end', 'cards-in-front'],
  pyramids: [`1<##>1 ${nearly}`, nearly],
  offer: '1<o2>1',
});

const scores: readonly Score[] = [
  {
    levels: [4, 2, 2, 0],
    goals: [
      { id: 'no-grey', points: 0 },
      { id: 'chief-at-end', points: 0 },
      { id: 'cards-in-front', points: 1 },
    ],
    total: 9,
  },
  {
    levels: [4, 2, 2, 2],
    goals: [
      { id: 'no-grey', points: 4 },
      { id: 'chief-at-end', points: 3 },
      { id: 'cards-in-front', points: 1 },
    ],
    total: 18,
  },
];

test('[PR21] after round 10 the points are counted, level by level and goal by goal', () => {
  expect(eventsOf(lastTurn, seat(1), take('o2', 3, 0), end)).toEqual([
    { type: 'turn-ended', seat: 1 },
    { type: 'round-ended', round: 10 },
    { type: 'match-ended', scores, winner: 1 },
  ]);
});

test('[PR21] when the match is over it waits for nobody and everyone has one place', () => {
  const over = after(lastTurn, seat(1), take('o2', 3, 0), end);
  expect(penguinramids.waiting(over)).toEqual({ for: 'nobody', ranking: [[1], [0]] });
  expect(penguinramids.standing(over)).toEqual({ round: 10, scores: [9, 18] });
  expect(penguinramids.legalMoves(over, seat(1))).toEqual([]);
  expect(penguinramids.refuse(over, seat(1), end)).toEqual({ kind: 'match-over' });
});

test('[PR21] one winner, also where all are equal', () => {
  const equal = tableWith({
    round: 10,
    played: [5, 5, 5],
    order: [seat(2)],
    chief: seat(1),
    goals: ['no-grey', 'most-of-one-colour', 'cards-in-front'],
    pyramids: [`1<o2>1 ${nearly}`, `1<o2>1 ${nearly}`, nearly],
    offer: '1<o2>1',
  });
  const over = after(equal, seat(2), take('o2', 3, 0), end);
  expect(penguinramids.standing(over).scores).toEqual([20, 20, 20]);
  expect(penguinramids.waiting(over)).toEqual({ for: 'nobody', ranking: [[1], [2], [0]] });
});
