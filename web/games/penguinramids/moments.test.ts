import { seatsOf } from '@rookery/rules/kernel/seat';
import type { Seen } from '@rookery/rules/penguinramids/vocabulary';
import { expect, test } from 'vitest';
import { sampleMatch } from '../../spec/penguinramids/samples.ts';
import { doerOf, isBigMoment, turnOf } from './moments.ts';

const [ana] = seatsOf(2);
if (ana === undefined) throw new Error('a table has seats');
const ending: Seen = { type: 'turn-ended', seat: ana };
const offered: Seen = { type: 'offered', round: 2, penguins: [] };

test('a turn is ended by a player, penguins are offered by nobody', () => {
  expect([ending, offered].map(doerOf)).toEqual([ana, null]);
});

test('the end of a round and the reveal are big moments, the end of a turn is none', () => {
  expect(isBigMoment([ending])).toBe(false);
  expect(isBigMoment([{ type: 'revealed', actions: [1, 2], order: [] }])).toBe(true);
  expect(isBigMoment([ending, { type: 'round-ended', round: 1 }, offered])).toBe(true);
});

test('the steps of a turn are one turn, and no later turn has its name', () => {
  const mine = sampleMatch('turns', 3).filter(
    ({ seat, update: { waiting } }) =>
      seat === ana && waiting.for === 'seats' && waiting.seats.includes(seat),
  );
  const names = mine.map(({ update }) => turnOf(update.view));
  const turns = names.filter((name, nth) => name !== names[nth - 1]);
  expect(turns.length).toBeLessThan(names.length);
  expect(new Set(turns).size).toBe(turns.length);
});
