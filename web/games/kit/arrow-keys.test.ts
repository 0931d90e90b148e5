import { describe, expect, test } from 'vitest';
import { directionOf, placeTowards, stepFrom } from './arrow-keys.ts';

// The places of a small pyramid: two ends of the base, two in row 1, one in row 2.
const leftEnd = { x: -2.5, y: 0 };
const rightEnd = { x: 2.5, y: 0 };
const lowLeft = { x: -1, y: 0.78 };
const lowRight = { x: 1, y: 0.78 };
const top = { x: 0.5, y: 1.56 };
const points = [leftEnd, rightEnd, lowLeft, lowRight, top];

describe('arrows walk to the nearest place that way', () => {
  test.each([
    { from: leftEnd, direction: 'right', to: lowLeft },
    { from: lowLeft, direction: 'right', to: lowRight },
    { from: lowRight, direction: 'right', to: rightEnd },
    { from: lowRight, direction: 'up', to: top },
    { from: top, direction: 'down', to: lowRight },
    { from: rightEnd, direction: 'left', to: lowRight },
  ] as const)('$direction from $from.x', ({ from, direction, to }) => {
    expect(points[stepFrom(from, direction, points) ?? -1]).toBe(to);
  });

  test('and stay where there is nothing that way', () => {
    expect(stepFrom(top, 'up', points)).toBeUndefined();
    expect(stepFrom(leftEnd, 'left', points)).toBeUndefined();
  });
});

test('every place can be walked to from every other', () => {
  const reached = new Set([0]);
  for (const index of reached) {
    for (const direction of ['left', 'right', 'up', 'down'] as const) {
      const next = stepFrom(points[index] ?? leftEnd, direction, points);
      if (next !== undefined) reached.add(next);
    }
  }
  expect(reached.size).toBe(points.length);
});

test('only arrows have a direction', () => {
  expect(directionOf('ArrowUp')).toBe('up');
  expect(directionOf('Enter')).toBeUndefined();
});

test('in a row arrows stop at the ends, and others do nothing', () => {
  expect(placeTowards(1, 'ArrowRight', 3)).toBe(2);
  expect(placeTowards(2, 'ArrowRight', 3)).toBe(2);
  expect(placeTowards(0, 'ArrowLeft', 3)).toBe(0);
  expect(placeTowards(1, 'ArrowUp', 3)).toBe(1);
});
