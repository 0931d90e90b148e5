import { beforeEach, expect, test, vi } from 'vitest';
import { keepSolved, loadKept, streakOf } from './kept-puzzles.ts';

beforeEach(() => {
  const items = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, value: string) => items.set(name, value),
  });
  return () => vi.unstubAllGlobals();
});

test('what was solved is kept once, each game by itself', () => {
  keepSolved('penguin-party', 'm0.17', null);
  keepSolved('penguin-party', 'm0.17', 5);
  keepSolved('penguin-party', 'm1.2', 4);
  expect(loadKept('penguin-party')).toEqual({ solved: ['m0.17', 'm1.2'], days: [4, 5] });
  expect(loadKept('penguinramids')).toEqual({ solved: [], days: [] });
});

test('what cannot be read counts as nothing', () => {
  localStorage.setItem('rookery.puzzles.penguin-party', '{"solved":[1],"days":"x"}');
  expect(loadKept('penguin-party')).toEqual({ solved: [], days: [] });
});

test('a streak lasts while yesterday or today is solved', () => {
  const days = [1, 2, 3, 7, 8];
  expect(streakOf(days, 8)).toEqual({ current: 2, longest: 3, hasToday: true });
  expect(streakOf(days, 9)).toEqual({ current: 2, longest: 3, hasToday: false });
  expect(streakOf(days, 10)).toEqual({ current: 0, longest: 3, hasToday: false });
  expect(streakOf([], 10)).toEqual({ current: 0, longest: 0, hasToday: false });
});
