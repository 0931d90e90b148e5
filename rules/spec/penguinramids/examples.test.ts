import { expect, test } from 'vitest';
import { penguinramids } from '../../penguinramids/game.ts';
import {
  after,
  choose,
  drawingOf,
  end,
  eventsOf,
  playerAt,
  recall,
  refusal,
  strengthen,
  tableOf,
  take,
  takeChief,
  takeGrey,
  turnOf,
} from './acting.ts';
import { rowsOf } from './drawing.ts';
import { seat, tableWith } from './setting.ts';

// The examples of the rulebook, played by these three, clockwise.
const [luke, peter, michelle] = [seat(0), seat(1), seat(2)];

test('[PR6] example: the 1 goes first, then the tied 4s clockwise from the Chief', () => {
  const state = tableWith({ seats: 3, chief: peter });
  const picked = after(after(state, michelle, choose(4)), luke, choose(1));
  expect(turnOf(after(picked, peter, choose(4))).order).toEqual([luke, peter, michelle]);
});

test('[PR10] example: arms 0 and 2 carry a 2, arms 1 and 0 do not', () => {
  const state = tableWith({
    played: [1, 1],
    offer: '1<b2>1',
    pyramids: ['0<r0>0 2<r0>1 0<r0>0 .'],
  });
  expect(refusal(state, luke, take('b2', 1, 0))).toBeUndefined();
  expect(refusal(state, luke, take('b2', 1, 1))).toMatchObject({
    kind: 'too-heavy',
    weight: 2,
    carried: 1,
  });
});

test('[PR11] example: the 3 fits nowhere but the 0 does, so the 0 must be taken', () => {
  const state = tableWith({
    played: [1, 1],
    offer: '0<r3>1 1<g0>1',
    pyramids: ['1<r1>1 1<b1>0 1<b2>1 0<y4>0'],
  });
  expect(refusal(state, luke, take('r3', 1, 0))).toMatchObject({
    kind: 'too-heavy',
    fitting: ['g0'],
  });
  expect(refusal(state, luke, takeGrey('r3', 1, 0))).toEqual({
    kind: 'must-take-one-that-fits',
    fitting: ['g0'],
  });
  expect(refusal(state, luke, take('g0', 1, 0))).toBeUndefined();
});

const thirdRound = tableWith({
  seats: 3,
  round: 3,
  chief: michelle,
  offer: '1<b4>1 1<r0>1 0<y2>1',
  hands: [
    [1, 2, 4],
    [1, 3, 5],
    [1, 2, 3],
  ],
  fronts: [
    [5, 3],
    [2, 4],
    [4, 5],
  ],
  tokens: [0, 0, 1],
  pyramids: ['1<g1>1 . . .', '1<b1>1 . . .', '1<r0>2 1<g1>1 . .'],
});

test('[PR6] [PR13] [PR16] [PR17] example: a whole round', () => {
  const picked = after(after(thirdRound, luke, choose(4)), peter, choose(1));
  const revealed = after(picked, michelle, choose(1));
  expect(turnOf(revealed).order).toEqual([michelle, peter, luke]);

  expect(refusal(revealed, michelle, takeChief)).toEqual({ kind: 'already-chief' });
  const first = after(revealed, michelle, strengthen([0, 0], 'right'), take('b4', 1, 0));
  expect(drawingOf(first, michelle)).toEqual(
    rowsOf(`
          1<b4>1    .      .
      1<r0>2+  1<g1>1   .      .
    `),
  );

  const second = after(after(first, michelle, end), peter, take('r0', 0, 1), takeChief, end);
  expect(tableOf(second).chief).toBe(peter);

  expect(eventsOf(second, luke, take('y2', 0, 1), recall)).toEqual([
    { type: 'recalled', seat: luke, actions: [5, 3, 4], by: 'player' },
  ]);
  const third = after(second, luke, take('y2', 0, 1), recall, end);
  expect(playerAt(third, luke)).toMatchObject({ hand: [1, 2, 3, 4, 5], front: [] });
  expect(tableOf(third).chief).toBe(peter);
});

test('[PR17] example: an arm of 2 with a token is 3, and with a 1 beside it carries a 4', () => {
  const state = tableWith({
    played: [1, 1],
    tokens: [1],
    offer: '1<b4>1 1<r0>1',
    pyramids: ['1<r0>2 1<g1>1 . .'],
  });
  expect(refusal(state, luke, take('b4', 1, 0))).toMatchObject({
    kind: 'too-heavy',
    weight: 4,
    carried: 3,
  });
  expect(eventsOf(state, luke, strengthen([0, 0], 'right'))).toMatchObject([{ strength: 3 }]);
  const strong = after(state, luke, strengthen([0, 0], 'right'));
  expect(refusal(strong, luke, take('b4', 1, 0))).toBeUndefined();
});

test('[PR21] example: levels 10, one-armed 4, level three again 3, a side of four colours 4: 21', () => {
  const state = tableWith({
    round: 10,
    played: [1, 1],
    order: [luke],
    goals: ['one-raised-arm', 'third-level-twice', 'four-colour-side'],
    offer: '1<y1>1',
    pyramids: [
      `
            0<g3>1 0<y1>1
         1<b2>2 1<g2>1 1<b1>1
      1<r4>1 1<b2>1 1<g1>1 1<y0>1
    `,
    ],
  });
  const over = after(state, luke, take('y1', 3, 0), end);
  expect(penguinramids.view(over, luke).stage).toMatchObject({
    scores: [
      {
        levels: [4, 2, 3, 1],
        goals: [
          { id: 'one-raised-arm', points: 4 },
          { id: 'third-level-twice', points: 3 },
          { id: 'four-colour-side', points: 4 },
        ],
        total: 21,
      },
      { total: 0 },
    ],
  });
});
