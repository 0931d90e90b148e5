import { expect, test } from 'vitest';
import { tokensFor } from './tokens.ts';

test('[PP13] points are shown as fives and ones, as few as possible', () => {
  expect(tokensFor(0)).toEqual([]);
  expect(tokensFor(4)).toEqual([1, 1, 1, 1]);
  expect(tokensFor(13)).toEqual([5, 5, 1, 1, 1]);
});

test('[PP13] tokens always add up to the points', () => {
  for (let points = 0; points <= 60; points += 1) {
    expect(tokensFor(points).reduce<number>((sum, value) => sum + value, 0)).toBe(points);
  }
});
