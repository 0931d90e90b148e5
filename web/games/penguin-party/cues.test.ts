import { seatsOf } from '@rookery/rules/kernel/seat';
import type { Seen } from '@rookery/rules/penguin-party/vocabulary';
import { expect, test } from 'vitest';
import { cuesOf, lastPlaced } from './cues.ts';

const [ana, ben] = seatsOf(2);
if (ana === undefined || ben === undefined) throw new Error('a table has seats');

const over: Seen = { type: 'match-ended', ranking: [[ana], [ben]] };
const dealt: Seen = {
  type: 'dealt',
  round: 2,
  starter: ana,
  first: null,
  hand: null,
  cardsEach: 14,
};
const placed: Seen = { type: 'placed', seat: ana, colour: 'red', row: 0, x: 0 };

test('everything that happens has its sound, in order', () => {
  const news: readonly Seen[] = [
    placed,
    { type: 'hand-emptied', seat: ana, givenBack: 2 },
    { type: 'went-out', seat: ben, penalty: 3, fitting: ['red'] },
    { type: 'round-ended', round: 1, points: [0, 3] },
    dealt,
  ];
  expect(cuesOf(news, ana)).toEqual(['placed', 'bonus', 'out', 'round-ended', 'dealt']);
});

test('the end sounds like a victory to whoever won and to onlookers', () => {
  expect(cuesOf([over], ana)).toEqual(['won']);
  expect(cuesOf([over], ben)).toEqual(['lost']);
  expect(cuesOf([over], null)).toEqual(['won']);
});

test('the last penguin is the last of this round', () => {
  expect(lastPlaced([placed])).toMatchObject({ colour: 'red', row: 0, x: 0 });
  expect(lastPlaced([placed, dealt])).toBeNull();
  expect(lastPlaced([])).toBeNull();
});
