import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { later } from '../model/line-parts.ts';
import { standInDelay, StandInTimers } from './stand-in-timers.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a bot plays for whoever is waited for and away, once', () => {
  const standIn = vi.fn();
  const timers = new StandInTimers({ after: later, standIn });
  timers.hear([1]);
  vi.advanceTimersByTime(standInDelay - 1);
  timers.hear([1, 2]);
  expect(standIn).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(standIn.mock.calls).toEqual([[1]]);
  timers.hear([1, 2]);
  vi.advanceTimersByTime(standInDelay * 2);
  expect(standIn.mock.calls).toEqual([[1], [2]]);
});

test('whoever comes back in time keeps the turn, and has all the time again', () => {
  const standIn = vi.fn();
  const timers = new StandInTimers({ after: later, standIn });
  timers.hear([1]);
  vi.advanceTimersByTime(standInDelay - 1);
  timers.hear([]);
  timers.hear([1]);
  vi.advanceTimersByTime(standInDelay - 1);
  expect(standIn).not.toHaveBeenCalled();
  timers.close();
  vi.advanceTimersByTime(standInDelay);
  expect(standIn).not.toHaveBeenCalled();
});
