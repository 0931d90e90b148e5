import type { Candidate, Thought } from '@rookery/bots/bot';
import { describe, expect, test } from 'vitest';
import {
  assessAtOnce,
  assessFollowed,
  assessTwice,
  type Expectation,
  type SameMove,
} from './assessment.ts';

const isSame: SameMove = (one, other) => one === other;

const candidate = (move: string, win: number, lead = 0, tried = 100): Candidate => ({
  move,
  win,
  lead,
  tried,
});

const thought = (move: string, ...candidates: readonly Candidate[]): Thought => ({
  move,
  candidates,
  reason: { kind: `for ${move}` },
});

describe('at first sight', () => {
  test('the move the bot would make is fine, even if another wins more often', () => {
    const mixed = thought('b', candidate('a', 0.6), candidate('b', 0.5));
    expect(assessAtOnce(mixed, 'b', isSame)).toEqual({
      verdict: 'fine',
      before: { win: 0.6, lead: 0 },
    });
  });

  test('what is lost within the noise is not lost', () => {
    const close = thought('a', candidate('a', 0.51), candidate('b', 0.5));
    expect(assessAtOnce(close, 'b', isSame)).toMatchObject({ verdict: 'fine' });
  });

  test('more than that deserves a second look', () => {
    const apart = thought('a', candidate('a', 0.6), candidate('b', 0.5));
    expect(assessAtOnce(apart, 'b', isSame)).toBe('look-again');
  });

  test('a move that was hardly tried must be followed', () => {
    const tried = thought('a', candidate('a', 0.6), candidate('b', 0.6, 0, 2));
    expect(assessAtOnce(tried, 'b', isSame)).toBe('follow');
    expect(assessAtOnce(tried, 'c', isSame)).toBe('follow');
  });
});

describe('at second sight', () => {
  const first = thought('a', candidate('a', 0.7), candidate('b', 0.5));

  test.each([
    [0.53, 'slip', 0.03],
    [0.55, 'mistake', 0.05],
    [0.6, 'mistake', 0.1],
    [0.65, 'blunder', 0.15],
    [0.9, 'blunder', 0.2],
  ] as const)('0.5 instead of %d is a %s: the smaller loss counts', (win, verdict, loss) => {
    const second = thought('a', candidate('a', win, 3), candidate('b', 0.5, 1));
    const assessed = assessTwice([first, second], 'b', isSame);
    expect(assessed).toMatchObject({ verdict, better: { move: 'a', gain: { lead: 2 } } });
    expect(assessed).toHaveProperty('better.gain.win', expect.closeTo(loss));
    expect(assessed).toHaveProperty('better.reason', { kind: 'for a' });
  });

  test('a loss that only the first look found is none', () => {
    const second = thought('a', candidate('a', 0.5), candidate('b', 0.5));
    expect(assessTwice([first, second], 'b', isSame)).toMatchObject({ verdict: 'fine' });
  });

  test('the reason for another move is not given for this one', () => {
    const second = thought('c', candidate('a', 0.7), candidate('b', 0.5), candidate('c', 0.7));
    expect(assessTwice([first, second], 'b', isSame)).toHaveProperty('better.reason', null);
  });
});

describe('a move that was followed', () => {
  const look = thought('a', candidate('a', 0.6, 2));
  const worlds = (...pairs: readonly (readonly [number, number])[]): readonly Expectation[][] =>
    pairs.map((pair) => pair.map((win) => ({ win, lead: 10 * win })));

  test('loses what it loses in every world', () => {
    const assessed = assessFollowed(look, worlds([0.6, 0.5], [0.4, 0.3], [0.9, 0.8]), isSame);
    expect(assessed).toMatchObject({ verdict: 'mistake', before: { win: 0.6 } });
    expect('better' in assessed && assessed.better.gain.win).toBeCloseTo(0.1);
    expect('better' in assessed && assessed.better.gain.lead).toBeCloseTo(1);
  });

  test('loses nothing if the worlds disagree', () => {
    const assessed = assessFollowed(look, worlds([0.9, 0.1], [0.1, 0.8], [0.5, 0.5]), isSame);
    expect(assessed).toEqual({ verdict: 'fine', before: { win: 0.6, lead: 2 } });
  });
});
