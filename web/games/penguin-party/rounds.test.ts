import { seatsOf } from '@rookery/rules/kernel/seat';
import type { Seen } from '@rookery/rules/penguin-party/vocabulary';
import { expect, test } from 'vitest';
import { roundLines, withNews } from './rounds.ts';

const ended = (round: number, ...points: readonly number[]): Seen => ({
  type: 'round-ended',
  round,
  points,
});

test('each round is remembered once and in order, however often it is told', () => {
  const known = withNews(withNews([], [ended(2, 5, 1), ended(1, 3, 0)]), [ended(2, 5, 1)]);
  expect(known.map(({ round }) => round)).toEqual([1, 2]);
});

test('other news changes nothing', () => {
  expect(withNews([], [{ type: 'hand-emptied', seat: seatZero(), givenBack: 2 }])).toEqual([]);
});

test('a round brings the difference to the one before, points given back as less than nothing', () => {
  const known = withNews([], [ended(1, 3, 0), ended(2, 1, 4)]);
  expect(roundLines(known)).toEqual([
    { round: 1, changes: [3, 0] },
    { round: 2, changes: [-2, 4] },
  ]);
});

test('what a round brought is unknown if the one before was not seen', () => {
  expect(roundLines(withNews([], [ended(3, 7, 2)]))).toEqual([{ round: 3, changes: [null, null] }]);
});

function seatZero(): (Seen & { type: 'hand-emptied' })['seat'] {
  const [seat] = seatsOf(1);
  if (seat === undefined) throw new Error('a table has seats');
  return seat;
}
