import { seatsOf } from '@rookery/rules/kernel/seat';
import type { Seen } from '@rookery/rules/penguin-party/vocabulary';
import { expect, test } from 'vitest';
import { doerOf, isBigMoment } from './moments.ts';

const [ana, ben, cleo] = seatsOf(3);
if (ana === undefined || ben === undefined || cleo === undefined) throw new Error('three seats');
const placed: Seen = { type: 'placed', seat: ana, colour: 'red', row: 0, x: 0 };
const out = (seat: typeof ana): Seen => ({ type: 'went-out', seat, penalty: 2, fitting: [] });
const ended: Seen = { type: 'round-ended', round: 1, points: [0, 2, 2] };

test('a penguin is placed by a player, a round ends by itself', () => {
  expect([placed, out(ben), ended].map(doerOf)).toEqual([ana, ben, null]);
});

test('the end of a round is a big moment, and so are two who go out at once', () => {
  expect(isBigMoment([placed])).toBe(false);
  expect(isBigMoment([placed, out(ben)])).toBe(false);
  expect(isBigMoment([placed, out(ben), out(cleo)])).toBe(true);
  expect(isBigMoment([placed, ended])).toBe(true);
});
