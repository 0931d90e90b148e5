import { describe, expect, test } from 'vitest';
import { onlinePagesInEnglish } from '@rookery/texts/en/page/online';
import { onlinePagesInFrench } from '@rookery/texts/fr/page/online';
import {
  formatClockTime,
  sayClockTime,
  sayDuration,
  shortDuration,
  findNextChange,
} from './durations.ts';

const { durations: en } = onlinePagesInEnglish;
const { durations: fr } = onlinePagesInFrench;

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

describe('spans of rules', () => {
  test.each([
    [30_000, '30 seconds', '30 s'],
    [minute, '1 minute', '1 min'],
    [90_000, '90 seconds', '90 s'],
    [2 * hour, '2 hours', '2 h'],
    [3 * day, '3 days', '3 d'],
  ])('%i', (span, long, short) => {
    expect(sayDuration(span, en)).toBe(long);
    expect(shortDuration(span, en)).toBe(short);
  });

  test('in French', () => {
    expect(sayDuration(day, fr)).toBe('1 jour');
    expect(shortDuration(3 * day, fr)).toBe('3 j');
  });
});

describe('what a clock shows', () => {
  test.each([
    [0, '0:00', '0 seconds'],
    [1, '0:01', '1 second'],
    [9_001, '0:10', '10 seconds'],
    [minute, '1:00', '1 minute'],
    [12.5 * minute, '12:30', '12 minutes 30 seconds'],
    [hour - 1, '1 h 0 min', '1 hour'],
    [5 * hour + 10 * minute, '5 h 10 min', '5 hours 10 minutes'],
    [2 * day + 3 * hour + 5 * minute, '2 d 3 h', '2 days 3 hours'],
  ])('%i ms left', (left, shown, said) => {
    expect(formatClockTime(left, en)).toBe(shown);
    expect(sayClockTime(left, en)).toBe(said);
  });
});

describe('when to look at a clock again', () => {
  test.each([
    [10_300, 300],
    [10_000, 1000],
    [2 * hour + 500, 500],
    [2 * hour, minute],
    [0, Infinity],
  ])('%i ms left', (left, wait) => {
    expect(findNextChange(left)).toBe(wait);
  });
});
