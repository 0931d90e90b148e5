import { expect, test } from 'vitest';
import { penguinramids } from '../../penguinramids/game.ts';
import {
  after,
  drawingOf,
  end,
  eventsOf,
  playerAt,
  refusal,
  swap,
  tableOf,
  take,
  takeChief,
  takeGrey,
  takeToken,
  turnOf,
} from './acting.ts';
import { rowsOf } from './drawing.ts';
import { seat, tableWith } from './setting.ts';

const me = seat(0);
const other = seat(1);

/** Over these two arms nothing is carried but weight 0. */
const weak = '0<r4>0 0<r4>0 0<r4>0 0<r4>0';

test('[PR8] a turn is one penguin taken and placed', () => {
  const state = tableWith({ played: [1, 1], offer: '1<r1>1 1<b1>1', chief: other });
  expect(refusal(state, me, end)).toEqual({ kind: 'place-first' });
  const placed = after(state, me, take('r1', 0, 1));
  expect(refusal(placed, me, take('b1', 0, 2))).toEqual({ kind: 'already-placed' });
  expect(refusal(placed, me, end)).toBeUndefined();
});

test('[PR8] only an available penguin can be taken', () => {
  const state = tableWith({ played: [1, 1], offer: '1<r1>1 1<b1>1' });
  expect(refusal(state, me, take('g4', 0, 0))).toEqual({
    kind: 'penguin-not-available',
    available: ['r1', 'b1'],
  });
  const next = after(state, me, take('r1', 0, 0), end);
  expect(refusal(next, other, take('r1', 0, 0))).toEqual({
    kind: 'penguin-not-available',
    available: ['b1'],
  });
});

test('[PR8] only the action of the card just played, once', () => {
  const state = tableWith({ played: [5, 1], offer: '1<r1>1 1<b1>1' });
  expect(refusal(state, me, takeChief)).toEqual({
    kind: 'action-not-played',
    needs: 1,
    played: 5,
  });
  const acted = after(state, me, takeToken);
  expect(refusal(acted, me, takeToken)).toEqual({ kind: 'action-used', action: 5 });
});

test('[PR8] the action may come before or after taking', () => {
  const state = tableWith({ played: [5, 1], offer: '1<r1>1 1<b1>1' });
  const before = after(state, me, takeToken, take('r1', 0, 0));
  const later = after(state, me, take('r1', 0, 0), takeToken);
  expect(later).toEqual(before);
});

test('[PR8] every seat but the one in turn waits', () => {
  const state = tableWith({ played: [1, 1], offer: '1<r1>1 1<b1>1' });
  expect(penguinramids.waiting(state)).toEqual({ for: 'seats', seats: [0] });
  expect(refusal(state, other, take('r1', 0, 0))).toEqual({ kind: 'not-your-turn', turn: 0 });
  expect(penguinramids.legalMoves(state, other)).toEqual([]);
});

test('[PR11] a penguin that fits goes colour side up', () => {
  const state = tableWith({ played: [1, 1], offer: '1<r1>1' });
  expect(refusal(state, me, takeGrey('r1', 0, 0))).toEqual({
    kind: 'must-take-one-that-fits',
    fitting: ['r1'],
  });
  expect(eventsOf(state, me, take('r1', 0, 0))).toMatchObject([
    { type: 'placed', seat: 0, slot: [0, 0], side: 'colour', grey: null },
  ]);
});

test('[PR11] where one fits and another does not, the one that fits must be taken', () => {
  const state = tableWith({ played: [1, 1], offer: '1<b3>1 1<b0>1 1<y0>2', pyramids: [weak] });
  const fitting = ['b0', 'y0'];
  expect(refusal(state, me, take('b3', 1, 0))).toEqual({
    kind: 'too-heavy',
    weight: 3,
    carried: 0,
    fitting,
  });
  expect(refusal(state, me, takeGrey('b3', 1, 0))).toEqual({
    kind: 'must-take-one-that-fits',
    fitting,
  });
  expect(refusal(state, me, take('y0', 1, 0))).toBeUndefined();
});

test('[PR11] where none fits, any one is taken and placed grey in any open slot', () => {
  const state = tableWith({ played: [1, 1], offer: '1<b3>1 1<b1>1', pyramids: [weak] });
  expect(refusal(state, me, take('b1', 1, 0))).toEqual({
    kind: 'too-heavy',
    weight: 1,
    carried: 0,
    fitting: [],
  });
  const greys = ['b3', 'b1'].flatMap((id) => [0, 1, 2].map((index) => takeGrey(id, 1, index)));
  const taking = penguinramids.legalMoves(state, me).filter(({ type }) => type === 'take');
  expect(taking).toEqual(greys);
  expect(eventsOf(state, me, takeGrey('b3', 1, 2))).toMatchObject([
    { type: 'placed', penguin: { id: 'b3' }, slot: [1, 2], side: 'grey', grey: 'forced' },
  ]);
  expect(drawingOf(after(state, me, takeGrey('b3', 1, 2)), me)).toEqual(
    rowsOf(`
         .       .    1<##>1
      0<r4>0 0<r4>0 0<r4>0 0<r4>0
    `),
  );
});

test('[PR11] a penguin too heavy here may fit there', () => {
  const state = tableWith({
    played: [1, 1],
    offer: '1<b2>1',
    pyramids: ['0<r4>0 0<r4>1 1<r4>0 0<r4>0'],
  });
  expect(refusal(state, me, take('b2', 1, 0))).toMatchObject({
    kind: 'too-heavy',
    fitting: ['b2'],
  });
  expect(refusal(state, me, take('b2', 1, 1))).toBeUndefined();
  expect(refusal(state, me, takeGrey('b2', 1, 0))).toMatchObject({
    kind: 'must-take-one-that-fits',
  });
});

test('[PR12] an unspent token obliges nobody', () => {
  const state = tableWith({
    played: [1, 1],
    offer: '1<b1>1',
    pyramids: [weak],
    tokens: [1],
  });
  expect(refusal(state, me, takeGrey('b1', 1, 0))).toBeUndefined();
});

test('[PR12] a token not yet taken, though action 5 was played, obliges nobody', () => {
  const state = tableWith({ played: [5, 1], offer: '1<b1>1', pyramids: [weak] });
  expect(refusal(state, me, takeGrey('b1', 1, 0))).toBeUndefined();
});

test('[PR12] a token already on an arm does oblige', () => {
  const state = tableWith({
    played: [1, 1],
    offer: '1<b1>1',
    pyramids: ['0<r4>0+ 0<r4>0 0<r4>0 0<r4>0'],
  });
  expect(refusal(state, me, takeGrey('b1', 1, 0))).toEqual({
    kind: 'must-take-one-that-fits',
    fitting: ['b1'],
  });
});

test('[PR12] an unused flip or exchange obliges nobody', () => {
  const flipping = tableWith({ played: [2, 1], offer: '1<b1>1', pyramids: [weak] });
  expect(refusal(flipping, me, takeGrey('b1', 1, 0))).toBeUndefined();
  expect(turnOf(after(flipping, me, takeGrey('b1', 1, 0))).acted).toBe(false);
  const exchanging = tableWith({ played: [3, 1], offer: '1<b1>1', pyramids: [weak] });
  expect(refusal(exchanging, me, swap('b1'))).toBeUndefined();
  expect(refusal(exchanging, me, takeGrey('b1', 1, 0))).toBeUndefined();
});

test('[PR19] the turn ends when its player says so, then the next one has it', () => {
  const state = tableWith({ played: [1, 5], offer: '1<r1>1 1<b1>1', chief: me });
  const placed = after(state, me, take('r1', 0, 0));
  expect(penguinramids.waiting(placed)).toEqual({ for: 'seats', seats: [0] });
  expect(eventsOf(placed, me, end)).toEqual([{ type: 'turn-ended', seat: 0 }]);
  expect(turnOf(after(placed, me, end))).toEqual({
    order: [1],
    actions: [1, 5],
    acted: false,
    placed: false,
  });
});

test('[PR19] when everyone has had a turn the round ends', () => {
  const state = tableWith({ played: [1, 1], order: [other], offer: '1<b1>1', round: 3 });
  const placed = after(state, other, take('b1', 0, 0));
  expect(eventsOf(placed, other, end)).toEqual([
    { type: 'turn-ended', seat: 1 },
    { type: 'round-ended', round: 3 },
  ]);
  const ended = after(placed, other, end);
  expect(ended.stage.phase).toBe('offer');
  expect(tableOf(ended).offer).toEqual([]);
  expect(playerAt(ended, other).front).toEqual([1]);
});
