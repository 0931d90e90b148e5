import { seatsOf } from '@rookery/rules/kernel/seat';
import type { Seen } from '@rookery/rules/penguin-party/vocabulary';
import { describe, expect, test } from 'vitest';
import { marksOf } from './marks.ts';

const [ana, ben, cleo] = seatsOf(3);
if (ana === undefined || ben === undefined || cleo === undefined) throw new Error('three seats');
const dealt: Seen = {
  type: 'dealt',
  round: 1,
  starter: ana,
  first: null,
  cardsEach: 12,
  hand: null,
};
const placed = (seat: typeof ana, x: number): Seen & { readonly type: 'placed' } => ({
  type: 'placed',
  seat,
  colour: 'red',
  row: 0,
  x,
});
const placesOf = (story: readonly Seen[], me: typeof ana | null = ana): readonly unknown[] =>
  marksOf(story, me, 3).map(({ seat, x }) => [seat, x]);

describe('marked penguins', () => {
  test('are those that others placed since one’s own last', () => {
    const story = [dealt, placed(ben, 0), placed(ana, 1), placed(ben, 2), placed(cleo, 3)];
    expect(placesOf(story)).toEqual([
      [ben, 2],
      [cleo, 3],
    ]);
  });

  test('are gone once one has placed one’s own', () => {
    expect(placesOf([dealt, placed(ben, 0), placed(ana, 1)])).toEqual([]);
  });

  test('are of this round alone', () => {
    expect(placesOf([dealt, placed(ben, 0), dealt])).toEqual([]);
    expect(placesOf([dealt, placed(ben, 0), dealt, placed(cleo, 1)])).toEqual([[cleo, 1]]);
  });

  test('stay few for whoever is out of the round, and one for onlookers', () => {
    const story = [dealt, placed(ana, 0), ...[1, 2, 3, 4].map((x) => placed(ben, x))];
    expect(placesOf(story)).toEqual([
      [ben, 3],
      [ben, 4],
    ]);
    expect(placesOf(story, null)).toEqual([[ben, 4]]);
  });
});
