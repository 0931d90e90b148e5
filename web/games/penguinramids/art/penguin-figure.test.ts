import { describe, expect, test } from 'vitest';
import { armDrawing, bodyOutline } from './penguin-figure.ts';

describe('an arm', () => {
  test('with strength is raised and wears a bracelet for each point', () => {
    const { raised, bracelets } = armDrawing('left', 2);
    expect(raised).toBe(true);
    expect(bracelets).toHaveLength(2);
  });

  test('without strength hangs', () => {
    expect(armDrawing('right', 0)).toEqual({ arm: 'right', raised: false, bracelets: [] });
  });
});

test('a heavier penguin is wider, and even the heaviest stays inside its cell', () => {
  const widths = [0, 1, 2, 3, 4].map((weight) => {
    const xs = Array.from(bodyOutline(weight).matchAll(/(-?[\d.]+) [\d.]+/gu), ([, x]) =>
      Number(x),
    );
    return Math.max(...xs) - Math.min(...xs);
  });
  expect(widths).toEqual(widths.toSorted((one, other) => one - other));
  expect(new Set(widths).size).toBe(5);
  expect(Math.max(...widths)).toBeLessThan(100);
});
