import { expect, test } from 'vitest';
import { colourOf, thingsOf } from './advice.ts';

test('a move points at its place and at the cards it comes from', () => {
  expect(thingsOf({ colour: 'red', row: 0, x: 0 })).toEqual(['place 0:0', 'stack red']);
});

test('a hidden card is known by its colour', () => {
  expect(colourOf('blue')).toBe('blue');
  expect(colourOf('pink')).toBeUndefined();
});
