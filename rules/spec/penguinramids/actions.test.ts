import { expect, test } from 'vitest';
import { penguinramids } from '../../penguinramids/game.ts';
import {
  after,
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
  takeToken,
} from './acting.ts';
import { rowsOf } from './drawing.ts';
import { seat, tableWith } from './setting.ts';

const me = seat(0);
const other = seat(1);

test('[PR13] action 1 takes the Chief card', () => {
  const state = tableWith({ played: [1, 5], chief: other });
  expect(eventsOf(state, me, takeChief)).toEqual([{ type: 'chief-taken', seat: 0, from: 1 }]);
  expect(tableOf(after(state, me, takeChief)).chief).toBe(0);
});

test('[PR13] whoever has the Chief card cannot take it', () => {
  const state = tableWith({ played: [1, 5], chief: me });
  expect(refusal(state, me, takeChief)).toEqual({ kind: 'already-chief' });
});

test('[PR4] [PR8] the round is counted through all its turns, without scores', () => {
  const state = tableWith({ played: [1, 5], round: 7 });
  expect(penguinramids.standing(state)).toEqual({ round: 7, scores: null });
});

test('[PR8] [PR13] the Chief card is taken once a turn', () => {
  const state = after(tableWith({ played: [1, 5], chief: other }), me, takeChief);
  expect(refusal(state, me, takeChief)).toEqual({ kind: 'action-used', action: 1 });
});

test('[PR13] of several players the last one keeps it', () => {
  const state = tableWith({ played: [1, 1, 1], offer: '1<r1>1 1<b1>1 1<g1>1', chief: seat(2) });
  const first = after(state, seat(0), takeChief, take('r1', 0, 0), end);
  const second = after(first, seat(1), takeChief, take('b1', 0, 0), end);
  const third = after(second, seat(2), takeChief, take('g1', 0, 0), end);
  expect([first, second, third].map((each) => tableOf(each).chief)).toEqual([0, 1, 2]);
});

test('[PR16] action 4 takes back all played cards, itself included', () => {
  const state = tableWith({ played: [4, 1], hands: [[1, 3]], fronts: [[5, 2, 4]] });
  expect(eventsOf(state, me, recall)).toEqual([
    { type: 'recalled', seat: 0, actions: [5, 2, 4], by: 'player' },
  ]);
  expect(playerAt(after(state, me, recall), me)).toMatchObject({
    hand: [1, 2, 3, 4, 5],
    front: [],
  });
  expect(playerAt(after(state, me, recall), other).front).toEqual([1]);
});

test('[PR16] once only', () => {
  const state = tableWith({ played: [4, 1] });
  expect(refusal(after(state, me, recall), me, recall)).toEqual({ kind: 'action-used', action: 4 });
});

test('[PR17] action 5 takes one token from the supply', () => {
  const state = tableWith({ played: [5, 1], supply: 3, tokens: [1] });
  expect(eventsOf(state, me, takeToken)).toEqual([{ type: 'token-taken', seat: 0, supply: 2 }]);
  const taken = after(state, me, takeToken);
  expect(tableOf(taken).supply).toBe(2);
  expect(playerAt(taken, me).tokens).toBe(2);
});

test('[PR17] [PR20] the supply can run out', () => {
  const last = tableWith({ played: [5, 5], supply: 1, offer: '1<r1>1 1<b1>1' });
  const empty = after(last, me, takeToken, take('r1', 0, 0), end);
  expect(refusal(empty, other, takeToken)).toEqual({ kind: 'supply-empty' });
});

test('[PR17] a token goes on any arm of an own penguin, raised or not, grey or not', () => {
  const state = tableWith({
    played: [1, 1],
    tokens: [1],
    pyramids: ['0<r4>1 1<##>1 . .', '1<b1>1 . . .'],
  });
  const strengthening = penguinramids
    .legalMoves(state, me)
    .filter(({ type }) => type === 'strengthen');
  expect(strengthening).toEqual([
    strengthen([0, 0], 'left'),
    strengthen([0, 0], 'right'),
    strengthen([0, 1], 'left'),
    strengthen([0, 1], 'right'),
  ]);
});

test('[PR17] each token adds 1 for good and leaves the hand', () => {
  const state = tableWith({ played: [1, 1], tokens: [3], pyramids: ['0<r4>1 1<##>1 . .'] });
  expect(eventsOf(state, me, strengthen([0, 0], 'right'))).toEqual([
    { type: 'strengthened', seat: 0, slot: [0, 0], arm: 'right', strength: 2 },
  ]);
  const spent = after(
    state,
    me,
    strengthen([0, 0], 'right'),
    strengthen([0, 0], 'right'),
    strengthen([0, 1], 'left'),
  );
  expect(drawingOf(spent, me)).toEqual(rowsOf('0<r4>1++ 1+<##>1 . .'));
  expect(playerAt(spent, me).tokens).toBe(0);
  expect(tableOf(spent).supply).toBe(tableOf(state).supply);
  expect(refusal(spent, me, strengthen([0, 0], 'left'))).toEqual({ kind: 'no-token-in-hand' });
});

test('[PR17] a token needs a penguin to lie on', () => {
  const state = tableWith({ played: [1, 1], tokens: [1], pyramids: ['0<r4>1 . . .'] });
  expect(refusal(state, me, strengthen([0, 1], 'left'))).toEqual({
    kind: 'slot-empty',
    slot: [0, 1],
  });
  expect(refusal(state, me, strengthen([0, 4], 'left'))).toEqual({
    kind: 'no-such-slot',
    slot: [0, 4],
  });
});

test('[PR17] tokens are put in the own turn only', () => {
  const state = tableWith({ played: [1, 1], tokens: [0, 1], pyramids: ['', '0<r4>1 . . .'] });
  expect(refusal(state, other, strengthen([0, 0], 'left'))).toEqual({
    kind: 'not-your-turn',
    turn: 0,
  });
});

test('[PR17] the token of this turn may be used at once, and decides what fits', () => {
  const state = tableWith({
    played: [5, 1],
    offer: '1<b1>1',
    pyramids: ['0<r4>0 0<r4>0 0<r4>0 0<r4>0'],
  });
  const strong = after(state, me, takeToken, strengthen([0, 0], 'right'));
  expect(refusal(strong, me, take('b1', 1, 0))).toBeUndefined();
  expect(refusal(strong, me, takeGrey('b1', 1, 0))).toMatchObject({
    kind: 'must-take-one-that-fits',
  });
});

test('[PR17] a token may go on the penguin just placed', () => {
  const state = tableWith({ played: [5, 1], offer: '1<b1>1' });
  const strong = after(state, me, take('b1', 0, 0), takeToken, strengthen([0, 0], 'left'));
  expect(drawingOf(strong, me)).toEqual(rowsOf('1+<b1>1 . . .'));
});
