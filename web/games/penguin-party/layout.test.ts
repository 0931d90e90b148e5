import { emptyPyramid, withCard } from '@rookery/rules/penguin-party/pyramid';
import type { Move, Pyramid } from '@rookery/rules/penguin-party/vocabulary';
import { describe, expect, test } from 'vitest';
import {
  Cells,
  fieldOf,
  fittingSize,
  middleOf,
  placesOf,
  pointOf,
  rowRise,
  rowsOf,
} from './layout.ts';

const built = (...moves: readonly Move[]): Pyramid => moves.reduce(withCard, emptyPyramid);
const red = (row: number, x: number): Move => ({ colour: 'red', row, x });
const blue = (row: number, x: number): Move => ({ colour: 'blue', row, x });

describe('the room of the pyramid', () => {
  test('is filled across or up, whichever is tighter', () => {
    const field = fieldOf(4);
    expect(fittingSize(field, { width: 320, height: 1000 })).toBeCloseTo(320 / 9);
    const low = fittingSize(field, { width: 1000, height: 200 });
    expect(low * (field.tall + 0.34)).toBeCloseTo(200);
  });

  test('is eight penguins wide, seven with two players, and one more for the places at both ends', () => {
    expect([2, 3, 4, 5, 6].map((seats) => fieldOf(seats).across)).toEqual([8, 9, 9, 9, 9]);
  });

  test('is as tall as the top penguin stands high', () => {
    const { across, tall } = fieldOf(4);
    expect(tall).toBeCloseTo(pointOf({ row: across - 2, x: 0 }, emptyPyramid).y + 1);
  });
});

describe('where penguins stand', () => {
  test('the first place is in the middle, and so is the first penguin', () => {
    expect(pointOf({ row: 0, x: 0 }, emptyPyramid)).toEqual({ x: 0, y: 0 });
    expect(pointOf({ row: 0, x: 0 }, built(red(0, 0)))).toEqual({ x: 0, y: 0 });
  });

  test('the base stays in the middle, to whichever side it grows', () => {
    const pyramid = built(red(0, 0), red(0, -1), red(0, -2));
    expect([-2, -1, 0].map((x) => pointOf({ row: 0, x }, pyramid).x)).toEqual([-1, 0, 1]);
    expect(middleOf(pyramid)).toBe(-0.5);
  });

  test('a penguin stands between the two below it, one row higher', () => {
    const pyramid = built(red(0, 0), red(0, 1));
    expect(pointOf({ row: 1, x: 0 }, pyramid)).toEqual({ x: 0, y: rowRise });
  });
});

describe('free places', () => {
  test('before the first penguin there is one, for any colour', () => {
    expect(placesOf(emptyPyramid, 4)).toEqual([
      { row: 0, x: 0, fits: ['red', 'green', 'yellow', 'purple', 'blue'] },
    ]);
  });

  test('above the base they take the colours below', () => {
    const places = placesOf(built(red(0, 0), blue(0, 1)), 4);
    expect(places.map(({ row, x, fits }) => [row, x, fits.length])).toEqual([
      [0, -1, 5],
      [0, 2, 5],
      [1, 0, 2],
    ]);
    expect(places.at(-1)?.fits).toEqual(['red', 'blue']);
  });

  test('a full base has none beside it', () => {
    const base = built(...[0, 1, 2, 3, 4, 5, 6].map((x) => red(0, x)));
    expect(placesOf(base, 2).every(({ row }) => row === 1)).toBe(true);
    expect(placesOf(base, 3).filter(({ row }) => row === 0)).toHaveLength(2);
  });
});

test('rows are told from the base up and from left to right, with the places among the penguins', () => {
  const pyramid = built(red(0, 0), blue(0, 1));
  const rows = rowsOf(pyramid, placesOf(pyramid, 4));
  expect(rows.map((cells) => cells.map(({ x, colour }) => colour ?? x))).toEqual([
    [-1, 'red', 'blue', 2],
    [0],
  ]);
});

test('an empty table has one row with one place', () => {
  expect(rowsOf(emptyPyramid, placesOf(emptyPyramid, 4)).map((cells) => cells.length)).toEqual([1]);
});

test('a cell is the same object until something about it changes', () => {
  const known = new Cells();
  const cellsOf = (pyramid: Pyramid) =>
    rowsOf(pyramid, placesOf(pyramid, 4))
      .flat()
      .map((cell) => known.same(cell));
  const one = built(red(0, 0), blue(0, 1));
  const before = cellsOf(one);
  expect(cellsOf(one).every((cell, index) => cell === before[index])).toBe(true);
  const after = cellsOf(withCard(one, red(1, 0)));
  const changed = after.filter((cell) => !before.includes(cell));
  expect(changed).toEqual([expect.objectContaining({ row: 1, x: 0, colour: 'red', place: null })]);
});
