import { expect, test } from 'vitest';
import { drawPyramid, parseCards, parsePyramid, rowsOf } from './drawing.ts';

test('[drawing] a pyramid reads as it is drawn', () => {
  const drawing = `
            .      .
       1++<b1>0  1<##>1+   .
    0<r0>2  2<b0>2  1<y4>1  .
  `;
  expect(drawPyramid(parsePyramid(drawing))).toEqual(rowsOf(drawing).slice(1));
});

test('[drawing] penguins that look the same have different ids', () => {
  expect(parseCards('1<r3>0 1<r3>0 0<r3>1').map(({ id }) => id)).toEqual(['r3', "r3'", "r3''"]);
});

test('[drawing] mistakes in a drawing are told', () => {
  expect(() => parsePyramid('1<r3>0')).toThrow('level 0 has 4 slots');
  expect(() => parsePyramid('1<r5>0 . . .')).toThrow('no penguin: 1<r5>0');
});
