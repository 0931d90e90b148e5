import { expect, test } from 'vitest';
import { reconstruction } from '../../penguinramids/box.ts';
import { doubt } from '../../penguinramids/chance.ts';
import { after, startWith, swap } from './acting.ts';
import { seat, tableWith } from './setting.ts';

const goals = ['no-grey', 'chief-at-end', 'every-weight'];
const deck = reconstruction.cards.toReversed();
const names = reconstruction.goals.map(({ id }) => id);
const all = reconstruction.cards.map(({ id }) => id).toSorted();

test('[PR3] the first Chief has a seat at the table', () => {
  const state = startWith({ goals }, 3);
  expect(doubt(state, { type: 'chief', seat: seat(2) })).toBeUndefined();
  expect(doubt(state, { type: 'chief', seat: seat(3) })).toEqual({
    kind: 'out-of-range',
    at: 'chance.seat',
    found: 3,
    least: 0,
    most: 2,
  });
});

test('[PR2] three different goals of the box are drawn', () => {
  const state = startWith({ chief: 0 }, 2);
  const at = 'chance.goals';
  expect(doubt(state, { type: 'goals', goals })).toBeUndefined();
  expect(doubt(state, { type: 'goals', goals: ['no-grey'] })).toEqual({
    kind: 'wrong-count',
    at,
    found: 1,
    expected: 3,
  });
  expect(doubt(state, { type: 'goals', goals: ['no-grey', 'most', 'most'] })).toEqual({
    kind: 'not-allowed',
    at,
    found: 'most',
    allowed: names,
  });
  expect(doubt(state, { type: 'goals', goals: ['no-grey', 'chief-at-end', 'no-grey'] })).toEqual({
    kind: 'repeated',
    at,
    found: 'no-grey',
  });
});

test('[PR4] as many penguins as players', () => {
  const state = startWith({ chief: 0, goals }, 2);
  expect(doubt(state, { type: 'offer', penguins: ['r0a', 'b0a'] })).toBeUndefined();
  expect(doubt(state, { type: 'offer', penguins: ['r0a', 'b0a', 'g0a'] })).toEqual({
    kind: 'wrong-count',
    at: 'chance.penguins',
    found: 3,
    expected: 2,
  });
});

test('[PR4] each penguin comes from the deck, and only once', () => {
  const state = startWith({ chief: 0, goals }, 2);
  expect(doubt(state, { type: 'offer', penguins: ['r0a', 'z9'] })).toEqual({
    kind: 'not-allowed',
    at: 'chance.penguins',
    found: 'z9',
    allowed: all.filter((id) => id !== 'r0a'),
  });
  expect(doubt(state, { type: 'offer', penguins: ['r0a', 'r0a'] })).toMatchObject({
    found: 'r0a',
    allowed: all.filter((id) => id !== 'r0a'),
  });
});

test('[PR4] a deck given in order is drawn in that order', () => {
  const state = startWith({ chief: 0, goals, deck }, 2);
  expect(doubt(state, { type: 'offer', penguins: ['y4b', 'y4a'] })).toBeUndefined();
  expect(doubt(state, { type: 'offer', penguins: ['y4b', 'y3b'] })).toEqual({
    kind: 'not-allowed',
    at: 'chance.penguins',
    found: 'y3b',
    allowed: ['y4a'],
  });
});

const draw = (penguin: string) => ({ type: 'exchange', penguin }) as const;

test('[PR15] [PR20] cards sent below come only once all others are drawn', () => {
  const played = [3, 1] as const;
  const offer = '1<r1>1 1<r2>1';
  const full = tableWith({ played, offer, deck: { unseen: '1<b1>1', bottom: '1<g1>1' } });
  const used = tableWith({ played, offer, deck: { unseen: '', bottom: '1<g1>1 1<g2>1' } });
  const [fullSent, usedSent] = [full, used].map((state) => after(state, seat(0), swap('r1')));
  if (!fullSent || !usedSent) throw new Error('two tables');
  expect(doubt(fullSent, draw('b1'))).toBeUndefined();
  expect(doubt(fullSent, draw('g1'))).toEqual({
    kind: 'not-allowed',
    at: 'chance.penguin',
    found: 'g1',
    allowed: ['b1'],
  });
  expect(doubt(usedSent, draw('g1'))).toBeUndefined();
  expect(doubt(usedSent, draw('g2'))).toMatchObject({ allowed: ['g1'] });
});

test('[PR4] chance decides only what is open now', () => {
  const state = startWith({ chief: 0, goals }, 2);
  const chances = [
    { type: 'chief', seat: seat(0) },
    { type: 'goals', goals },
    { type: 'exchange', penguin: 'r0a' },
  ] as const;
  for (const chance of chances) {
    expect(doubt(state, chance)).toEqual({
      kind: 'not-allowed',
      at: 'chance',
      found: chance.type,
      allowed: ['offer'],
    });
  }
  expect(doubt(startWith({ goals }, 2), { type: 'offer', penguins: [] })).toMatchObject({
    found: 'offer',
    allowed: ['chief'],
  });
});

test('[PR4] foreign text in a doubt is cut short', () => {
  const state = startWith({ chief: 0, goals }, 2);
  const found = doubt(state, { type: 'offer', penguins: ['z'.repeat(900), 'r0a'] });
  expect(found).toMatchObject({ found: `"${'z'.repeat(59)}…` });
});
