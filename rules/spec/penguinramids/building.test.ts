import { expect, test } from 'vitest';
import { carriedAt } from '../../penguinramids/carrying.ts';
import { openSlots } from '../../penguinramids/pyramid.ts';
import { after, drawingOf, refusal, take } from './acting.ts';
import { parsePyramid, rowsOf } from './drawing.ts';
import { seat, tableWith } from './setting.ts';

const me = seat(0);

const open = (drawing: string): string => openSlots(parsePyramid(drawing)).join(' ');

/** Seat 0's turn with one penguin on offer. */
const offered = (offer: string, drawing: string) =>
  tableWith({ played: [1, 1], offer, pyramids: [drawing] });

test('[PR9] the first penguin goes on any of the four base slots', () => {
  expect(open('')).toBe('0,0 0,1 0,2 0,3');
});

test('[PR9] later base penguins go next to one already there', () => {
  expect(open('1<r1>1 . . .')).toBe('0,1');
  expect(open('. . 1<r1>1 .')).toBe('0,1 0,3');
  expect(open('. . . 1<r1>1')).toBe('0,2');
});

test('[PR9] a slot above opens as soon as both penguins below are there', () => {
  expect(open('. 1<r1>1 1<r1>1 .')).toBe('0,0 0,3 1,1');
  const grown = `
       1<r1>1  1<r1>1   .
    1<r1>1 1<r1>1 1<r1>1 .
  `;
  expect(open(grown)).toBe('0,3 2,0');
});

test('[PR9] levels of 4, 3, 2 and 1: a full pyramid has no open slot', () => {
  const full = `
              1<r1>1
          1<r1>1 1<r1>1
       1<r1>1 1<r1>1 1<r1>1
    1<r1>1 1<r1>1 1<r1>1 1<r1>1
  `;
  expect(open(full)).toBe('');
});

test('[PR9] a gap in the base is refused with the base slots that are open, and no others', () => {
  const state = offered('1<b0>1', '1<r1>1 1<r1>1 . .');
  expect(refusal(state, me, take('b0', 0, 3))).toEqual({
    kind: 'not-beside-the-base',
    open: [[0, 2]],
  });
});

test('[PR9] no gap in the base', () => {
  expect(refusal(offered('1<b0>1', '1<r1>1 . . .'), me, take('b0', 0, 2))).toEqual({
    kind: 'not-beside-the-base',
    open: [[0, 1]],
  });
});

test('[PR9] a slot above names the penguins it lacks', () => {
  const state = offered('1<b0>1', '1<r1>1 1<r1>1 . .');
  expect(refusal(state, me, take('b0', 1, 0))).toBeUndefined();
  expect(refusal(state, me, take('b0', 1, 1))).toEqual({ kind: 'unsupported', missing: [[0, 2]] });
  expect(refusal(state, me, take('b0', 2, 0))).toEqual({
    kind: 'unsupported',
    missing: [
      [1, 0],
      [1, 1],
    ],
  });
});

test('[PR9] one penguin to a slot, and only ten slots', () => {
  const state = offered('1<b0>1', '1<r1>1 . . .');
  expect(refusal(state, me, take('b0', 0, 0))).toEqual({ kind: 'spot-taken', by: 'r1@000' });
  for (const [level, index] of [
    [0, 4],
    [0, -1],
    [3, 1],
    [4, 0],
    [-1, 0],
  ] as const) {
    expect(refusal(state, me, take('b0', level, index))).toEqual({
      kind: 'no-such-slot',
      slot: [level, index],
    });
  }
});

test('[PR9] a taken penguin leaves the offer and lies where it was put', () => {
  const state = tableWith({
    played: [1, 1],
    offer: '1<b0>1 0<g2>2',
    pyramids: ['2<r1>2 1<r1>1 . .'],
  });
  expect(drawingOf(after(state, me, take('g2', 1, 0)), me)).toEqual(
    rowsOf(`
          0<g2>2  .   .
      2<r1>2  1<r1>1  .  .
    `),
  );
});

test('[PR10] arms 0 and 2 carry weight 2, 1 and 0 do not', () => {
  const carries = offered('1<b2>1', '1<r0>0 2<r0>1 . .');
  expect(refusal(carries, me, take('b2', 1, 0))).toBeUndefined();
  const drops = offered('1<b2>1', '2<r0>1 0<r0>2 . .');
  expect(refusal(drops, me, take('b2', 1, 0))).toEqual({
    kind: 'too-heavy',
    weight: 2,
    carried: 1,
    fitting: ['b2'],
  });
});

test('[PR10] only the arms that touch it count: right of the left one, left of the right one', () => {
  const pyramid = parsePyramid('2<r0>0 1<r0>2 0<r0>2 .');
  expect(carriedAt(pyramid, [1, 0])).toBe(1);
  expect(carriedAt(pyramid, [1, 1])).toBe(2);
});

test('[PR10] a penguin that is not there carries nothing, and so does the one beside it', () => {
  const pyramid = parsePyramid('2<r0>2 . . .');
  expect(carriedAt(pyramid, [1, 0])).toBe(0);
});

test('[PR10] tokens count', () => {
  const pyramid = parsePyramid('2++<r0>0+ 1+<r0>2 . .');
  expect(carriedAt(pyramid, [1, 0])).toBe(3);
});

test('[PR10] grey arms count 1 each, whatever lies under', () => {
  expect(carriedAt(parsePyramid('1<##>1 1<##>1 . .'), [1, 0])).toBe(2);
});

test('[PR10] only the penguin directly above weighs, not the stack on it', () => {
  const state = offered(
    '1<b4>1',
    `
         2<r4>2  2<r4>2   .
      1<r0>2  2<r0>2  2<r0>1  .
    `,
  );
  expect(refusal(state, me, take('b4', 2, 0))).toBeUndefined();
});

test('[PR10] the base carries any weight', () => {
  expect(refusal(offered('0<b4>0', '0<r4>0 . . .'), me, take('b4', 0, 1))).toBeUndefined();
});
