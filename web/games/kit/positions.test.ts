import { expect, test } from 'vitest';
import { rectangleAt, midway } from './positions.ts';

test('a spot of a box is around its middle and keeps the shape of what goes there', () => {
  const box = { left: 100, top: 50, width: 200, height: 40 };
  const shape = { left: 0, top: 0, width: 10, height: 20 };
  expect(rectangleAt(box, { x: 0.75, y: 0.5, width: 0.1 }, shape)).toEqual({
    left: 240,
    top: 50,
    width: 20,
    height: 40,
  });
});

test('halfway a thing is between both boxes, and larger than in either', () => {
  const from = { left: 0, top: 0, width: 20, height: 20 };
  const to = { left: 95, top: 45, width: 10, height: 10 };
  expect(midway(from, to)).toEqual({ left: 39, top: 14, width: 32, height: 32 });
});
