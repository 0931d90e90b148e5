import type { Card, Penguin, Pyramid, Side } from '@rookery/rules/penguinramids/vocabulary';
import { expect, test } from 'vitest';
import { painterFor } from '../../paint/painter.ts';
import {
  armedLook,
  drawPyramid,
  noMarks,
  ownLook,
  roomyLook,
  smallLook,
  type CellLook,
  type Marks,
} from './pyramid.ts';

const paint = painterFor('none');

const card = (
  id: string,
  colour: Card['colour'],
  weight: number,
  left: number,
  right: number,
): Card => ({
  id,
  colour,
  weight,
  left,
  right,
});

const lying = (face: Card, side: Side = 'colour', left = 0, right = 0): Penguin => ({
  card: face,
  side,
  tokens: { left, right },
});

const red = card('r0b', 'red', 0, 2, 1);
const blue = card('b4a', 'blue', 4, 0, 0);
const green = card('g1a', 'green', 1, 2, 1);

/** Weight 4 carried by a token, a grey one, and slots that carry 2 and 3. */
const begun: Pyramid = [
  [lying(red, 'colour', 0, 1), lying(green), lying(blue, 'grey'), lying(red)],
  [lying(blue, 'colour', 2, 0), null, null],
  [null, null],
  [null],
];

const full: Pyramid = [
  [lying(red), lying(green), lying(blue), lying(red)],
  [lying(green), lying(green), lying(green)],
  [lying(red), lying(red)],
  [lying(blue, 'grey')],
];

const drawn = (pyramid: Pyramid, look: CellLook, marks: Marks = noMarks): string =>
  `\n${drawPyramid(pyramid, look, marks).map(paint).join('\n')}\n`;

test('the own pyramid', () => {
  expect(drawn(begun, ownLook)).toMatchInlineSnapshot(`
    "




          B 4   · ≤2  · · ≤3  ·
        2•2   0
      R 0     G 1     # 0     R 0
    2    2• 2     1 1     1 2     1
    "
  `);
  expect(drawn(full, ownLook)).toMatchInlineSnapshot(`
    "
                  # 0
                1     1
              R 0     R 0
            2     1 2     1
          G 1     G 1     G 1
        2     1 2     1 2     1
      R 0     G 1     B 4     R 0
    2     1 2     1 0     0 2     1
    "
  `);
});

test('the slots that would do, and the cursor', () => {
  const marks: Marks = { cursor: [1, 1], lit: [[1, 2]] };
  expect(drawn(begun, ownLook, marks)).toMatchInlineSnapshot(`
    "




          B 4   [ ≤2  ] + ≤3  +
        2•2   0 [     ]
      R 0     G 1     # 0     R 0
    2    2• 2     1 1     1 2     1
    "
  `);
});

test('the own pyramid on a large screen', () => {
  expect(drawn(begun, roomyLook)).toMatchInlineSnapshot(`
    "






              B 4
          2•2       0 ·   ≤2    · ·   ≤3    ·
              b4a
        R 0         G 1         # 0         R 0
    2        2• 2         1 1         1 2         1
        r0b         g1a         b4a         r0b
    "
  `);
});

test('the pyramids of the others', () => {
  expect(drawn(full, smallLook)).toMatchInlineSnapshot(`
    "
        #0
       R0 R0
     G1 G1 G1
    R0 G1 B4 R0
    "
  `);
  expect(drawn(begun, armedLook)).toMatchInlineSnapshot(`
    "


         2•2(B4)0      ·         ·
     2(R0)2•   2(G1)1    1(#0)1    2(R0)1
    "
  `);
});
