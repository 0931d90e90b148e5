import { expect, test } from 'vitest';
import { clockText } from './clocks.ts';

test.each([
  [0, '0:00'],
  [1, '0:01'],
  [59_001, '1:00'],
  [61_000, '1:01'],
  [3_599_001, '1:00:00'],
  [3_661_000, '1:01:01'],
  [172_800_000, '2 × 24 h'],
])('%d ms are shown as %s: a clock that still runs never shows nothing', (span, text) => {
  expect(clockText(span)).toBe(text);
});
