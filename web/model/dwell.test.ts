import { expect, test } from 'vitest';
import { dwellOf, isOwn } from './dwell.ts';

const mine = [{ type: 'placed', seat: 0 }];
const others = [{ type: 'placed', seat: 1 }];
const endOfRound = [
  { type: 'placed', seat: 1 },
  { type: 'went-out', seat: 0 },
  { type: 'round-ended' },
];

test('others are watched longer than oneself, and the end of a round longest', () => {
  const [own, other, big] = [mine, others, endOfRound].map((news) =>
    dwellOf({ news }, 0, 'relaxed'),
  );
  expect(own).toBeLessThan(other ?? 0);
  expect(other).toBeLessThan(big ?? 0);
});

test('onlookers watch everybody alike', () => {
  expect(dwellOf({ news: mine }, null, 'relaxed')).toBe(dwellOf({ news: others }, null, 'relaxed'));
});

test('whoever is in a hurry waits for nothing', () => {
  expect(dwellOf({ news: others }, 0, 'brisk')).toBeLessThan(
    dwellOf({ news: others }, 0, 'relaxed'),
  );
  expect(dwellOf({ news: endOfRound }, 0, 'at-once')).toBe(0);
});

test('a step is one’s own if it begins with one’s own deed', () => {
  expect([isOwn({ news: mine }, 0), isOwn({ news: others }, 0), isOwn({ news: [] }, 0)]).toEqual([
    true,
    false,
    false,
  ]);
  expect(isOwn({ news: mine }, null)).toBe(false);
});
