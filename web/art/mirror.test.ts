import { expect, test } from 'vitest';
import { bothSides, mirrored } from './mirror.ts';

test('a path is reflected in the middle of a drawing a hundred wide', () => {
  expect(mirrored('M10 20L30.5 40Z')).toBe('M90 20 L69.5 40 Z');
});

test('curves and points left of the drawing are reflected too', () => {
  expect(mirrored('M-4 0C0 1 2 3 4 5')).toBe('M104 0 C100 1 98 3 96 5');
});

test('reflecting twice gives the same drawing', () => {
  expect(mirrored(mirrored('M10 20 L30 40 Z'))).toBe('M10 20 L30 40 Z');
});

test('both sides are the part and its reflection', () => {
  expect(bothSides('M10 20Z')).toBe('M10 20ZM90 20 Z');
});

test('a command that is not made of points is refused, since it would come out wrong', () => {
  expect(() => mirrored('M10 20V30')).toThrow('V cannot be reflected');
});
