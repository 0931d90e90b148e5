import { pick, seededStreams } from '@rookery/rules/kernel/rng';
import { emptyPyramid, withCard } from '@rookery/rules/penguin-party/pyramid';
import type { Colour, Move, Pyramid, Spot } from '@rookery/rules/penguin-party/vocabulary';
import { describe, expect, test } from 'vitest';
import { placesOf, rowsOf } from './layout.ts';
import { whereFree, whereOnce, wherePlaced, whereStanding } from './place-names.ts';

const at = (row: number, x: number): Spot => ({ row, x });
const put = (colour: Colour, row: number, x: number): Move => ({ colour, row, x });
const built = (...moves: readonly Move[]): Pyramid => moves.reduce(withCard, emptyPyramid);

const opened = built(put('blue', 0, 0));
//     R
//    G R
//   G B R     the blue one came first
const tall = built(
  put('blue', 0, 0),
  put('green', 0, -1),
  put('red', 0, 1),
  put('green', 1, -1),
  put('red', 1, 0),
  put('red', 2, -1),
);

describe('a free place', () => {
  test('opens the base while there is none', () => {
    expect(whereFree(emptyPyramid, at(0, 0))).toEqual({ kind: 'opening' });
  });

  test('in the base is at one of its ends', () => {
    expect(whereFree(opened, at(0, -1))).toEqual({ kind: 'left-end' });
    expect(whereFree(opened, at(0, 1))).toEqual({ kind: 'right-end' });
    expect(whereFree(tall, at(0, -2))).toEqual({ kind: 'left-end' });
    expect(whereFree(tall, at(0, 2))).toEqual({ kind: 'right-end' });
  });

  test('above is known by the two penguins that carry it, the left one first', () => {
    const low = built(put('blue', 0, 0), put('green', 0, -1));
    const upon = { kind: 'upon', row: 1, left: 'green', right: 'blue', nth: null };
    expect(whereFree(low, at(1, -1))).toEqual(upon);
  });

  test('is told for every place there is', () => {
    const kinds = placesOf(tall, 4).map((place) => whereFree(tall, place).kind);
    expect(kinds).toEqual(['left-end', 'right-end']);
  });
});

describe('of several pairs alike', () => {
  //   R R R G R
  const reds = [0, 1, 2].map((x) => put('red', 0, x));
  const base = built(...reds, put('green', 0, 3), put('red', 0, 4));

  test('each is counted from the left', () => {
    const pairs = [0, 1].map((x) => whereFree(base, at(1, x)));
    const upon = { kind: 'upon', row: 1, left: 'red', right: 'red' };
    expect(pairs).toEqual([1, 2].map((nth) => ({ ...upon, nth })));
  });

  test('the same colours the other way round are no such pair', () => {
    const sides = [2, 3].map((x) => whereFree(base, at(1, x)));
    expect(sides).toEqual([
      { kind: 'upon', row: 1, left: 'red', right: 'green', nth: null },
      { kind: 'upon', row: 1, left: 'green', right: 'red', nth: null },
    ]);
  });
});

describe('a penguin that stands', () => {
  test('in the base is counted from the left, however the base has grown', () => {
    expect(whereStanding(opened, at(0, 0))).toEqual({ kind: 'among-base', nth: 1, of: 1 });
    const places = [-1, 0, 1].map((x) => whereStanding(tall, at(0, x)));
    expect(places).toEqual([1, 2, 3].map((nth) => ({ kind: 'among-base', nth, of: 3 })));
  });

  test('above is known by the two penguins that carry it', () => {
    const upon = { kind: 'upon', row: 1, left: 'blue', right: 'red', nth: null };
    expect(whereStanding(tall, at(1, 0))).toEqual(upon);
    const top = { kind: 'upon', row: 2, left: 'green', right: 'red', nth: null };
    expect(whereStanding(tall, at(2, -1))).toEqual(top);
  });
});

test('no two spots of a pyramid are told alike', () => {
  const rng = seededStreams('whereabouts')('placements');
  for (let match = 0; match < 20; match += 1) {
    let pyramid = emptyPyramid;
    for (;;) {
      const places = placesOf(pyramid, 4);
      const standing = rowsOf(pyramid, []).flat();
      const told = [
        ...places.map((place) => whereFree(pyramid, place)),
        ...standing.map((cell) => whereStanding(pyramid, cell)),
      ].map((where) => JSON.stringify(where));
      expect(new Set(told).size).toBe(told.length);
      if (places.length === 0) break;
      const { row, x, fits } = pick(places, rng);
      pyramid = withCard(pyramid, { colour: pick(fits, rng), row, x });
    }
  }
});

describe('a penguin that was placed', () => {
  test('opened the base if it is alone there', () => {
    expect(wherePlaced(opened, at(0, 0))).toEqual({ kind: 'opening' });
  });

  test('is at the end of the base at which it now stands', () => {
    const two = built(put('blue', 0, 0), put('green', 0, -1));
    expect(wherePlaced(two, at(0, -1))).toEqual({ kind: 'left-end' });
    expect(wherePlaced(two, at(0, 0))).toEqual({ kind: 'right-end' });
    expect(wherePlaced(tall, at(0, 1))).toEqual({ kind: 'right-end' });
  });

  test('is somewhere in the base if others came after it on both sides', () => {
    expect(wherePlaced(tall, at(0, 0))).toEqual({ kind: 'in-base' });
  });

  test('above is known by the two penguins that carry it', () => {
    const upon = { kind: 'upon', row: 1, left: 'green', right: 'blue', nth: null };
    expect(wherePlaced(tall, at(1, -1))).toEqual(upon);
  });

  test('is known by its row alone once its pyramid is gone', () => {
    expect(whereOnce(at(0, 0))).toEqual({ kind: 'in-base' });
    expect(whereOnce(at(2, -1))).toEqual({ kind: 'in-row', row: 2 });
    expect(wherePlaced(opened, at(2, -1))).toEqual({ kind: 'in-row', row: 2 });
  });
});
