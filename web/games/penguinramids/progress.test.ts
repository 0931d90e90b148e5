import { entryOf } from '@rookery/rules/kernel/entry';
import { seatsOf } from '@rookery/rules/kernel/seat';
import { scoresOf } from '@rookery/rules/penguinramids/scoring';
import type { Score } from '@rookery/rules/penguinramids/vocabulary';
import { expect, test } from 'vitest';
import { rankAtEnd, goalPoints } from './progress.ts';
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
