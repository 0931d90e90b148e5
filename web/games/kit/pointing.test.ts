import { expect, test } from 'vitest';
import { placeBubble } from './pointing.ts';

const room = { width: 360, height: 560 };
const bubble = { width: 240, height: 60 };
const thing = (left: number, top: number) => ({ left, top, width: 40, height: 40 });

test('a bubble is above what it explains, with its tip in the middle of it', () => {
  const place = placeBubble(thing(160, 300), bubble, room);
  expect(place).toEqual({ left: 60, top: 230, tip: 120, side: 'above' });
});

test('at an edge it stays in the room, and its tip still points there', () => {
  const left = placeBubble(thing(0, 300), bubble, room);
  expect(left.left).toBe(8);
  expect(left.left + left.tip).toBe(26);
  const right = placeBubble(thing(320, 300), bubble, room);
  expect(right.left + bubble.width).toBe(352);
  expect(right.left + right.tip).toBeLessThanOrEqual(352 - 18);
});

test('at the top it is below, so that it does not cover what it explains', () => {
  const place = placeBubble(thing(160, 20), bubble, room);
  expect(place.side).toBe('below');
  expect(place.top).toBeGreaterThanOrEqual(60);
});
