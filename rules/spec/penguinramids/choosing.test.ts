import { expect, test } from 'vitest';
import { penguinramids } from '../../penguinramids/game.ts';
import { turnOrder } from '../../penguinramids/turn-order.ts';
import {
  after,
  choose,
  end,
  eventsOf,
  playerAt,
  refusal,
  take,
  takeChief,
  tableOf,
  turnOf,
} from './acting.ts';
import { seat, tableWith } from './setting.ts';

const choosing = tableWith({ seats: 3, offer: '1<r1>1 1<b1>1 1<g1>1' });

test('[PR5] everyone who has not picked is waited for, in any order', () => {
  expect(penguinramids.waiting(choosing)).toEqual({ for: 'seats', seats: [0, 1, 2] });
  const state = after(choosing, seat(1), choose(2));
  expect(penguinramids.waiting(state)).toEqual({ for: 'seats', seats: [0, 2] });
  expect(penguinramids.standing(state)).toEqual({ round: 1, scores: null });
});

test('[PR5] a pick is one card of the hand', () => {
  const state = tableWith({ hands: [[2, 5]] });
  expect(penguinramids.legalMoves(state, seat(0))).toEqual([choose(2), choose(5)]);
  expect(refusal(state, seat(0), choose(4))).toEqual({
    kind: 'action-not-in-hand',
    action: 4,
    hand: [2, 5],
  });
});

test('[PR5] a pick stays in hand, sealed, until the last one is made', () => {
  const state = after(choosing, seat(1), choose(2));
  expect(playerAt(state, seat(1))).toMatchObject({ hand: [1, 2, 3, 4, 5], front: [] });
});

test('[PR5] a pick may be changed until the last one is made', () => {
  const once = after(choosing, seat(1), choose(2));
  expect(eventsOf(once, seat(1), choose(5))).toEqual([
    { type: 'chose', seat: 1, action: 5, instead: 2 },
  ]);
  const changed = after(once, seat(1), choose(5));
  const revealed = after(after(changed, seat(0), choose(1)), seat(2), choose(3));
  expect(turnOf(revealed).actions).toEqual([1, 5, 3]);
  expect(refusal(revealed, seat(1), choose(2))).toEqual({ kind: 'already-revealed' });
});

test('[PR5] nothing else can be done before the reveal', () => {
  const moves = [takeChief, take('r1', 0, 0), end];
  expect(moves.map((move) => refusal(choosing, seat(0), move))).toEqual(
    moves.map(() => ({ kind: 'choose-first' })),
  );
});

test('[PR5] the last pick reveals all of them together', () => {
  const state = after(after(choosing, seat(2), choose(3)), seat(0), choose(3));
  expect(eventsOf(state, seat(1), choose(1))).toEqual([
    { type: 'chose', seat: 1, action: 1, instead: null },
    { type: 'revealed', actions: [3, 1, 3], order: [1, 0, 2] },
  ]);
  expect(turnOf(after(state, seat(1), choose(1)))).toEqual({
    order: [1, 0, 2],
    actions: [3, 1, 3],
    acted: false,
    placed: false,
  });
});

test('[PR6] lowest card first', () => {
  expect(turnOrder([5, 2, 4, 1], seat(0))).toEqual([3, 1, 2, 0]);
});

test.each([
  [0, [0, 1, 2, 3]],
  [1, [1, 2, 3, 0]],
  [3, [3, 0, 1, 2]],
])('[PR6] equal cards go clockwise, beginning with the Chief in seat %i', (chief, order) => {
  expect(turnOrder([2, 2, 2, 2], seat(chief))).toEqual(order);
});

test('[PR6] where the Chief has no part in a tie, the nearest clockwise goes first', () => {
  expect(turnOrder([4, 1, 4, 4], seat(1))).toEqual([1, 2, 3, 0]);
});

test('[PR6] [PR13] the order stays as revealed, even if the Chief card moves', () => {
  const state = tableWith({
    chief: seat(2),
    offer: '1<r1>1 1<b1>1 1<g1>1',
    played: [1, 4, 4],
    order: [seat(0), seat(2), seat(1)],
  });
  const moved = after(state, seat(0), takeChief, take('r1', 0, 0), end);
  expect(tableOf(moved).chief).toBe(0);
  expect(turnOf(moved).order).toEqual([2, 1]);
});

test('[PR7] a played card lies in front of its owner and is gone from the hand', () => {
  const state = tableWith({
    hands: [
      [1, 2, 4],
      [1, 2, 3, 4, 5],
    ],
    fronts: [[5, 3], []],
  });
  const revealed = after(after(state, seat(0), choose(2)), seat(1), choose(5));
  expect(playerAt(revealed, seat(0))).toMatchObject({ hand: [1, 4], front: [5, 3, 2] });
  expect(playerAt(revealed, seat(1))).toMatchObject({ hand: [1, 2, 3, 4], front: [5] });
});

test('[PR7] cards in front cannot be picked again', () => {
  const state = tableWith({ hands: [[1, 4]], fronts: [[5, 3, 2]] });
  expect(refusal(state, seat(0), choose(5))).toEqual({
    kind: 'action-not-in-hand',
    action: 5,
    hand: [1, 4],
  });
});
