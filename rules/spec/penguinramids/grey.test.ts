import { expect, test } from 'vitest';
import { penguinramids } from '../../penguinramids/game.ts';
import {
  after,
  drawingOf,
  end,
  eventsOf,
  flip,
  refusal,
  take,
  takeGrey,
  turnOf,
} from './acting.ts';
import { rowsOf } from './drawing.ts';
import { seat, tableWith } from './setting.ts';

const me = seat(0);

/** Seat 0's turn after playing action 2. */
const flipping = (drawing: string, offer = '1<b0>1 1<b4>1') =>
  tableWith({ played: [2, 1], offer, pyramids: [drawing] });

test('[PR14] action 2 turns one own penguin grey', () => {
  const state = flipping('2<r4>0 0<g1>2 . .');
  expect(eventsOf(state, me, flip(0, 0))).toEqual([{ type: 'flipped', seat: 0, slot: [0, 0] }]);
  const flipped = after(state, me, flip(0, 0));
  expect(drawingOf(flipped, me)).toEqual(rowsOf('1<##>1 0<g1>2 . .'));
  expect(refusal(flipped, me, flip(0, 1))).toEqual({ kind: 'action-used', action: 2 });
});

test('[PR14] grey never turns back to colour', () => {
  expect(refusal(flipping('1<##>1 . . .'), me, flip(0, 0))).toEqual({
    kind: 'already-grey',
    slot: [0, 0],
  });
});

test('[PR14] there must be a penguin to flip', () => {
  const state = flipping('1<r1>1 . . .');
  expect(refusal(state, me, flip(0, 1))).toEqual({ kind: 'slot-empty', slot: [0, 1] });
  expect(refusal(state, me, flip(9, 0))).toEqual({ kind: 'no-such-slot', slot: [9, 0] });
});

const carrying = `
      1<b3>1    .      .
  0<r0>2  1<r0>0  0<r0>0 0<r0>0
`;

test('[PR14] a flip that would drop what is carried is refused', () => {
  expect(refusal(flipping(carrying), me, flip(0, 0))).toEqual({
    kind: 'would-drop',
    above: [1, 0],
    weight: 3,
    carried: 2,
  });
});

test('[PR14] a flip that weakens nothing needed is allowed', () => {
  const state = flipping(carrying);
  expect(refusal(state, me, flip(0, 1))).toBeUndefined();
  expect(refusal(state, me, flip(0, 3))).toBeUndefined();
  expect(refusal(state, me, flip(1, 0))).toBeUndefined();
});

test.each([
  ['left', '1<b2>1 1<b0>1 .', [1, 0]],
  ['right', '1<b0>1 1<b2>1 .', [1, 1]],
])('[PR14] the penguin above on the %s must still be carried', (_side, above, dropped) => {
  const state = flipping(`
    ${above}
    0<r0>0 2<r0>2 0<r0>0 0<r0>0
  `);
  expect(refusal(state, me, flip(0, 1))).toEqual({
    kind: 'would-drop',
    above: dropped,
    weight: 2,
    carried: 1,
  });
});

test('[PR14] a grey penguin above weighs nothing', () => {
  const state = flipping(`
        1<##>1    .      .
    0<r0>2   2<r0>2   .      .
  `);
  expect(refusal(state, me, flip(0, 0))).toBeUndefined();
});

test('[PR14] tokens stay on a flipped penguin and still count', () => {
  const state = flipping(`
        1<b3>1    .      .
    0<r0>2+  1<r0>0  0<r0>0 0<r0>0
  `);
  expect(drawingOf(after(state, me, flip(0, 0)), me)).toEqual(
    rowsOf(`
          1<b3>1    .      .
      1<##>1+  1<r0>0  0<r0>0 0<r0>0
    `),
  );
});

test('[PR14] the penguin taken this turn may go grey although it, or another, fits', () => {
  const state = flipping('2<r0>2 2<r0>2 . .');
  expect(refusal(state, me, takeGrey('b4', 1, 0))).toBeUndefined();
  expect(refusal(state, me, takeGrey('b0', 0, 2))).toBeUndefined();
  const placed = after(state, me, takeGrey('b4', 1, 0));
  expect(refusal(placed, me, flip(0, 0))).toEqual({ kind: 'action-used', action: 2 });
  expect(eventsOf(state, me, takeGrey('b4', 1, 0))).toMatchObject([
    { type: 'placed', penguin: { id: 'b4' }, side: 'grey', grey: 'action' },
  ]);
});

test('[PR14] by action 2 a penguin that fits nowhere may be taken although another fits', () => {
  const state = flipping('0<r0>0 0<r0>0 0<r0>0 0<r0>0');
  expect(refusal(state, me, take('b4', 1, 0))).toMatchObject({
    kind: 'too-heavy',
    fitting: ['b0'],
  });
  expect(refusal(state, me, takeGrey('b4', 1, 0))).toBeUndefined();
});

test('[PR14] grey, too, goes only into an open slot', () => {
  const state = flipping('1<r0>1 . . .');
  expect(refusal(state, me, takeGrey('b4', 0, 2))).toMatchObject({ kind: 'not-beside-the-base' });
  expect(refusal(state, me, takeGrey('b4', 1, 0))).toMatchObject({ kind: 'unsupported' });
  expect(refusal(state, me, takeGrey('b4', 0, 0))).toMatchObject({ kind: 'spot-taken' });
});

test('[PR14] after a flip the rest of the turn follows PR11 again', () => {
  const flipped = after(flipping('1<r1>1 . . .'), me, flip(0, 0));
  expect(refusal(flipped, me, takeGrey('b4', 0, 1))).toMatchObject({
    kind: 'must-take-one-that-fits',
  });
});

test('[PR11] [PR14] a placement that is grey anyway leaves the action unused', () => {
  const state = flipping('0<r4>0 0<r4>0 0<r4>0 0<r4>0', '1<b3>1 1<b1>1');
  const placed = after(state, me, takeGrey('b3', 1, 0));
  expect(turnOf(placed)).toMatchObject({ acted: false, placed: true });
  expect(refusal(placed, me, flip(0, 3))).toBeUndefined();
  expect(eventsOf(state, me, takeGrey('b3', 1, 0))).toMatchObject([{ grey: 'forced' }]);
});

test('[PR14] a penguin placed in colour may be flipped in the same turn', () => {
  const state = flipping('');
  expect(drawingOf(after(state, me, take('b4', 0, 0), flip(0, 0)), me)).toEqual(
    rowsOf('1<##>1 . . .'),
  );
});

test('[PR14] [PR18] the flip may be left unused', () => {
  const state = flipping('1<r1>1 . . .');
  expect(eventsOf(state, me, take('b0', 0, 1), end)).toEqual([{ type: 'turn-ended', seat: 0 }]);
});

test('[PR14] the list of legal moves names every flip that holds', () => {
  const flips = penguinramids
    .legalMoves(flipping(carrying), me)
    .filter(({ type }) => type === 'flip');
  expect(flips).toEqual([flip(0, 1), flip(0, 2), flip(0, 3), flip(1, 0)]);
});
