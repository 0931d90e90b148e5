import { colourOf } from '@rookery/rules/penguin-party/notation';
import { emptyPyramid, withCard } from '@rookery/rules/penguin-party/pyramid';
import type { Pyramid } from '@rookery/rules/penguin-party/vocabulary';
import { expect, test } from 'vitest';
import { painterFor } from '../../paint/painter.ts';
import { drawBoard, type Marks } from './pyramid.ts';

const paint = painterFor('none');
const noMarks: Marks = { cursor: null, fitting: [], last: null };
const small = { width: 4, height: 1 } as const;

/** A pyramid from rows of letters, base first; a dot is no card. */
function pyramidOf(...rows: readonly string[]): Pyramid {
  return rows.reduce<Pyramid>(
    (pyramid, row, level) =>
      Array.from(row).reduce((grown, letter, x) => {
        const colour = colourOf(letter);
        return colour ? withCard(grown, { colour, row: level, x }) : grown;
      }, pyramid),
    emptyPyramid,
  );
}

const drawn = (pyramid: Pyramid, marks: Marks = noMarks, seats = 3): string =>
  `\n${drawBoard({ pyramid, seats, marks, size: small }).map(paint).join('\n')}\n`;

test('a full pyramid', () => {
  const full = pyramidOf('RGYPBRGY', 'RGYPBRG', 'RGYPBR', 'RGYPB', 'RGYP', 'RGY', 'RG', 'R');
  expect(drawn(full)).toMatchInlineSnapshot(`
    "
    7                     R
    6                   R   G
    5                 R   G   Y
    4               R   G   Y   P
    3             R   G   Y   P   B
    2           R   G   Y   P   B   R
    1         R   G   Y   P   B   R   G
    0       R   G   Y   P   B   R   G   Y
            0   1   2   3   4   5   6   7
    "
  `);
});

test('open places, fitting places, the last card and the cursor', () => {
  const begun = pyramidOf('RGGB', '.G');
  const marks: Marks = {
    cursor: { row: 1, x: 0 },
    fitting: [
      { colour: 'red', row: 1, x: 0 },
      { colour: 'red', row: 0, x: -1 },
    ],
    last: { row: 1, x: 1 },
  };
  expect(drawn(begun, marks)).toMatchInlineSnapshot(`
    "




    3
    2
    1                [+] (G)  ·
    0           +   R   G   G   B   ·
               -1   0   1   2   3   4
    "
  `);
});

test('an empty table has one open place', () => {
  expect(drawn(emptyPyramid, noMarks, 2)).toMatchInlineSnapshot(`
    "






                          ·
                          0
    "
  `);
});

test('large cells on a large screen', () => {
  const board = {
    pyramid: pyramidOf('RG', 'R'),
    seats: 2,
    marks: noMarks,
    size: { width: 6, height: 2 },
  } as const;
  expect(`\n${drawBoard(board).map(paint).join('\n')}\n`).toMatchInlineSnapshot(`
    "










    1                               R

    0                      ·     R     G     ·

                          -1     0     1     2
    "
  `);
});
