import { seatsOf } from '@rookery/rules/kernel/seat';
import type { Card, Seen } from '@rookery/rules/penguinramids/vocabulary';
import { expect, test } from 'vitest';
import { thing } from './flights.ts';
import { marksOf } from './marks.ts';

const [ana, ben, cleo] = seatsOf(3);
if (ana === undefined || ben === undefined || cleo === undefined) throw new Error('no seats');

const card = (id: string): Card => ({ id, colour: 'red', weight: 1, left: 1, right: 1 });
const placed = (seat: typeof ana, index: number): Seen => ({
  type: 'placed',
  seat,
  penguin: card(String(index)),
  slot: [0, index],
  side: 'colour',
  grey: null,
});

const story: readonly Seen[] = [
  placed(ben, 0),
  { type: 'turn-ended', seat: ben },
  placed(ana, 0),
  { type: 'turn-ended', seat: ana },
  { type: 'chief-taken', seat: cleo, from: ben },
  placed(cleo, 1),
  { type: 'turn-ended', seat: cleo },
  { type: 'revealed', actions: [1, 2, 3], order: [ana, ben, cleo] },
  { type: 'token-taken', seat: ben, supply: 3 },
  { type: 'drawn-instead', seat: ben, penguin: card('x') },
  { type: 'flipped', seat: ben, slot: [0, 0] },
];

test('everything that others did since one’s last turn is marked', () => {
  const marks = marksOf(story, ana);
  expect([...marks.slots]).toEqual([thing.slot(cleo, [0, 1]), thing.slot(ben, [0, 0])]);
  expect([...marks.tokens]).toEqual([ben]);
  expect([...marks.drawn]).toEqual([['x', ben]]);
  expect(marks.chief).toBe(cleo);
});

test('nothing that one did oneself is marked', () => {
  expect([...marksOf(story, cleo).slots]).toEqual([thing.slot(ben, [0, 0])]);
});

test('onlookers see what happened in this round', () => {
  const marks = marksOf(story, null);
  expect([...marks.slots]).toEqual([thing.slot(ben, [0, 0])]);
  expect(marks.chief).toBeNull();
});
