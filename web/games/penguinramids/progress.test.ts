import { entryOf } from '@rookery/rules/kernel/entry';
import { seatsOf } from '@rookery/rules/kernel/seat';
import { scoresOf } from '@rookery/rules/penguinramids/scoring';
import type { Goal, Score } from '@rookery/rules/penguinramids/vocabulary';
import { describe, expect, test } from 'vitest';
import { changesBetween, goalPoints, rankAtEnd, splitPoints } from './progress.ts';
import { sampleMatch } from '../../spec/penguinramids/samples.ts';

test('what everyone has now is, at the end, what the referee counted', () => {
  const last = sampleMatch('progress', 3).at(-1)?.update.view.stage;
  if (last?.phase !== 'over') throw new Error('not over');
  expect(scoresOf(last.table)).toEqual(last.scores);
});

const score = (total: number): Score => ({
  levels: [total, 0, 0, 0],
  goals: [{ id: 'a', points: total }],
  total,
});
const [first, second, third] = [0, 1, 2].map((seat) => entryOf(seatsOf(3), seat));

test('the points of a goal are listed by seat', () => {
  expect(goalPoints([score(3), score(5)], 'a')).toEqual([3, 5]);
  expect(goalPoints([score(3)], 'unknown')).toEqual([0]);
});

test('[PR21] without a tie nobody is named as tied', () => {
  if (first === undefined) throw new Error('no seat');
  const ending = rankAtEnd([score(3), score(9), score(5)], first);
  expect(ending).toEqual({ ranking: [1, 2, 0], winner: 1, tied: [], chief: 0 });
});

test('[PR21] among equals the Chief wins, or else whoever comes first clockwise from the Chief', () => {
  if (second === undefined || third === undefined) throw new Error('no seat');
  expect(rankAtEnd([score(9), score(9), score(1)], second)).toMatchObject({
    winner: 1,
    tied: [0, 1],
  });
  expect(rankAtEnd([score(9), score(9), score(1)], third)).toMatchObject({
    winner: 0,
    tied: [0, 1],
  });
});

describe('points now', () => {
  const most: Goal = {
    id: 'most',
    rule: 'most-of-weight',
    weight: 0,
    points: 5,
    origin: 'rulebook',
  };
  const arms: Goal = {
    id: 'arms',
    rule: 'each-with-raised-arms',
    arms: 1,
    points: 2,
    origin: 'rulebook',
  };
  const scored = (levels: readonly number[], most0: number, raised: number): Score => ({
    levels,
    goals: [
      { id: 'most', points: most0 },
      { id: 'arms', points: raised },
    ],
    total: levels.reduce((sum, each) => sum + each, most0 + raised),
  });

  test('are sure, or hang on what others do', () => {
    expect(splitPoints(scored([4, 1, 0, 0], 5, 2), [most, arms])).toEqual({ sure: 7, open: 5 });
    expect(splitPoints(scored([4, 1, 0, 0], 0, 2), [most, arms])).toEqual({ sure: 7, open: 0 });
  });

  test('say why they have changed, the largest change first', () => {
    const before = scored([4, 0, 0, 0], 5, 0);
    expect(changesBetween(before, scored([4, 3, 0, 0], 0, 2))).toEqual([
      { level: null, goal: 'most', by: -5 },
      { level: 1, goal: null, by: 3 },
      { level: null, goal: 'arms', by: 2 },
    ]);
    expect(changesBetween(before, before)).toEqual([]);
  });
});
