import { seededStreams } from '@rookery/rules/kernel/rng';
import { seatsOf } from '@rookery/rules/kernel/seat';
import { describe, expect, test } from 'vitest';
import { estimateMean, estimateShare } from '../../arena/estimate.ts';
import {
  leadsIn,
  parseOutcome,
  placesIn,
  victoriesIn,
  type DealOutcome,
} from '../../arena/outcome.ts';
import { duelOf, resultOf } from '../../arena/player-results.ts';

const [a, b, c, d] = seatsOf(4);
if (a === undefined || b === undefined || c === undefined || d === undefined)
  throw new Error('four seats');

describe('one match', () => {
  test('equals share the better place', () => {
    expect(placesIn([[c], [a, d], [b]])).toEqual([2, 4, 1, 2]);
  });

  test('a shared victory counts in part', () => {
    const match = { players: [0, 1, 2], places: [1, 3, 1], points: [2, 5, 2] };
    expect(victoriesIn(match)).toEqual([0.5, 0, 0.5]);
  });

  test('a lead is positive for the winner, whether points are good or bad', () => {
    const match = { players: [0, 1, 2], places: [1, 3, 2] };
    expect(leadsIn({ ...match, points: [30, 10, 25] })).toEqual([5, -20, -5]);
    expect(leadsIn({ ...match, points: [1, 9, 4] })).toEqual([3, -8, -3]);
  });
});

describe('an estimate', () => {
  test('is the mean ± 1.96 standard errors over deals', () => {
    // Shares 0, 0.5, 1, 0.5 of two matches each: standard deviation √(1/6), divided by √4.
    const portions = [0, 1, 2, 1].map((sum) => ({ sum, count: 2 }));
    const estimate = estimateMean(portions);
    expect(estimate?.mean).toBe(0.5);
    expect(estimate?.margin).toBeCloseTo(1.959964 * Math.sqrt(1 / 6 / 4), 12);
  });

  test('takes no notice of deals without its player', () => {
    const portions = [0, 1, 2, 1].map((sum) => ({ sum, count: 2 }));
    expect(estimateMean([...portions, { sum: 0, count: 0 }])).toEqual(estimateMean(portions));
  });

  test('says nothing about its margin after one deal, and nothing at all after none', () => {
    expect(estimateMean([{ sum: 1, count: 2 }])).toEqual({ mean: 0.5, margin: null });
    expect(estimateMean([])).toBeNull();
  });

  test('of a share never promises certainty', () => {
    const always = Array.from({ length: 100 }, () => ({ sum: 2, count: 2 }));
    expect(estimateShare(always)).toEqual({ mean: 1, margin: 0.03 });
  });

  test('holds the truth in about 95 of 100 tournaments, though the matches of a deal are alike', () => {
    const rng = seededStreams('coverage')('coin');
    // Half of all deals are lucky for a player: it then wins both matches nine times in ten.
    const share = (): { sum: number; count: number } => {
      const luck = rng.below(2) === 0 ? 90 : 30;
      return { sum: Number(rng.below(100) < luck) + Number(rng.below(100) < luck), count: 2 };
    };
    const tournaments = Array.from({ length: 2000 }, () =>
      estimateMean(Array.from({ length: 100 }, share)),
    );
    const held = tournaments.filter(
      (estimate) => estimate && Math.abs(estimate.mean - 0.6) <= (estimate.margin ?? 0),
    );
    expect(held.length / 2000).toBeGreaterThan(0.93);
    expect(held.length / 2000).toBeLessThan(0.965);
  });
});

const outcomes: readonly DealOutcome[] = [
  {
    deal: 0,
    matches: [
      { players: [0, 1, 1], places: [1, 2, 3], points: [1, 3, 5] },
      { players: [1, 1, 0], places: [1, 2, 2], points: [0, 4, 4] },
    ],
  },
  { deal: 1, matches: [{ players: [2, 1, 1], places: [1, 1, 1], points: [2, 2, 2] }] },
];

describe('a standing', () => {
  test('counts matches once, and wins each time a player sits down', () => {
    expect(resultOf(0, outcomes)).toMatchObject({ matches: 2, wins: { mean: 0.5 } });
    expect(resultOf(1, outcomes).matches).toBe(3);
    expect(resultOf(1, outcomes).wins?.mean).toBeCloseTo((1 + 2 / 3) / 6, 12);
    expect(resultOf(0, outcomes).lead?.mean).toBe((2 - 4) / 2);
  });

  test('of a duel counts every meeting, equal places half', () => {
    expect(duelOf(0, 1, outcomes)?.mean).toBe((2 + 0.5) / 4);
    expect(duelOf(1, 0, outcomes)?.mean).toBe(1.5 / 4);
    expect(duelOf(0, 2, outcomes)).toBeNull();
  });
});

test('an outcome read from a file must fit its tournament', () => {
  const deal = {
    deal: 3,
    matches: [0, 1].map(() => ({ players: [0, 1], places: [1, 2], points: [3, 4] })),
  };
  expect(parseOutcome(deal, 2, 2)).toEqual({ ok: true, value: deal });
  expect(parseOutcome(deal, 1, 2).ok).toBe(false);
  expect(parseOutcome(deal, 2, 3).ok).toBe(false);
  expect(parseOutcome({ ...deal, more: 1 }, 2, 2).ok).toBe(false);
});
