import { seatsOf } from '@rookery/rules/kernel/seat';
import type { Seen } from '@rookery/rules/penguinramids/vocabulary';
import { expect, test } from 'vitest';
import { doerOf, isBigMoment } from './moments.ts';

const [ana] = seatsOf(2);
if (ana === undefined) throw new Error('a table has seats');
const ending: Seen = { type: 'turn-ended', seat: ana };
const offered: Seen = { type: 'offered', round: 2, penguins: [] };

test('a turn is ended by a player, penguins are offered by nobody', () => {
  expect([ending, offered].map(doerOf)).toEqual([ana, null]);
});

test('the end of a round is a big moment, the end of a turn is none', () => {
  expect(isBigMoment([ending])).toBe(false);
  expect(isBigMoment([ending, { type: 'round-ended', round: 1 }, offered])).toBe(true);
});
