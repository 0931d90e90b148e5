import { expect, test } from 'vitest';
import { usualClocks, usualSettings } from './clock-choices.ts';
import { findPauseState } from './own-seat.ts';

const table = (pause: readonly number[], seat: number | null = 0) => ({
  phase: 'playing' as const,
  settings: { ...usualSettings, clock: usualClocks.bank },
  wishes: { pause, rematch: [] },
  you: { seat, isHost: false },
});
const clocks = (paused: number | null) => ({
  clocks: { rule: usualClocks.bank, seats: [], paused },
});

test('a pause goes from nobody’s wish to everybody’s', () => {
  expect(findPauseState(table([]), clocks(null))).toBe('running');
  expect(findPauseState(table([1]), clocks(null))).toBe('asked');
  expect(findPauseState(table([0]), clocks(null))).toBe('asked-by-me');
  expect(findPauseState(table([0, 1]), clocks(17))).toBe('paused');
});

test('without a clock, a match or a seat there is nothing to pause', () => {
  expect(findPauseState({ ...table([]), settings: usualSettings }, clocks(null))).toBe(
    'impossible',
  );
  expect(findPauseState({ ...table([]), phase: 'over' }, clocks(null))).toBe('impossible');
  expect(findPauseState(table([], null), clocks(null))).toBe('impossible');
});
