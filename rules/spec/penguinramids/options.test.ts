import { expect, test } from 'vitest';
import { boxOf, reconstruction } from '../../penguinramids/box.ts';
import { parseOptions } from '../../penguinramids/options.ts';
import type { Card } from '../../penguinramids/vocabulary.ts';
import { drawn, optionsFrom, startWith, tableOf } from './acting.ts';

const { cards } = reconstruction;
const goals = ['no-grey', 'chief-at-end', 'every-weight'];
const names = reconstruction.goals.map(({ id }) => id);

/** A deck that is not the reconstruction: every penguin one colour further. */
const otherCards: readonly Card[] = cards.map((card) => ({ ...card, colour: 'purple' }));

test('[PR2] [PR3] without wishes everything is drawn', () => {
  const nothing = { chief: null, goals: null, deck: null, box: null };
  for (const input of [undefined, null, {}, nothing]) {
    expect(parseOptions(input, 2)).toEqual({ ok: true, value: nothing });
  }
});

test('[PR2] [PR3] [PR4] Chief, goals and deck may be named', () => {
  const wishes = { chief: 1, goals, deck: cards };
  expect(parseOptions(wishes, 2)).toEqual({ ok: true, value: { ...wishes, box: null } });
});

test('[PR4] a named deck is drawn from the top', () => {
  const deck = cards.toReversed();
  const state = startWith({ chief: 0, goals, deck }, 2);
  expect(tableOf(state).deck).toEqual({ unseen: deck, ordered: true, bottom: [] });
});

test('[PR1] a deck of the same cards in another order is still the reconstruction', () => {
  expect(boxOf(optionsFrom({ deck: cards.toReversed() }, 2))).toBeNull();
});

test('[PR1] a deck of other cards is a box of its own, sorted so that its order stays secret', () => {
  const deck = otherCards.toReversed();
  expect(boxOf(optionsFrom({ deck }, 2))).toEqual({
    reconstruction: false,
    cards: otherCards.toSorted((a, b) => (a.id < b.id ? -1 : 1)),
    goals: reconstruction.goals,
  });
});

test('[PR1] [PR2] cards and goals of a real box replace the reconstruction', () => {
  const own = ['a', 'b', 'c', 'd'].map((id) => ({ id, rule: 'no-grey', points: 2 }));
  const box = { cards: otherCards, goals: own };
  const state = startWith({ chief: 0, goals: ['d', 'a', 'b'], box }, 2);
  expect(tableOf(state).goals.map(({ id }) => id)).toEqual(['d', 'a', 'b']);
  expect(tableOf(state).deck.unseen.every(({ colour }) => colour === 'purple')).toBe(true);
  expect(tableOf(state).deck.ordered).toBe(false);
  const open = drawn(startWith({ chief: 0, box }, 2), { type: 'goals', goals: ['c', 'b', 'a'] });
  expect(tableOf(open).goals.map(({ origin }) => origin)).toEqual(['box', 'box', 'box']);
});

const mistakes: readonly (readonly [string, unknown, readonly object[]])[] = [
  ['[PR2] no object', 7, [{ kind: 'wrong-type', at: 'options', expected: 'object' }]],
  ['[PR2] a list', [], [{ kind: 'wrong-type', at: 'options', expected: 'object' }]],
  [
    '[PR2] an unknown wish',
    { colour: 'red' },
    [
      {
        kind: 'unknown-field',
        at: 'options.colour',
        allowed: ['chief', 'goals', 'deck', 'box'],
      },
    ],
  ],
  [
    '[PR2] a __proto__ key',
    JSON.parse('{"__proto__":{"chief":1}}'),
    [
      {
        kind: 'unknown-field',
        at: 'options.__proto__',
        allowed: ['chief', 'goals', 'deck', 'box'],
      },
    ],
  ],
  [
    '[PR3] a Chief without a seat',
    { chief: 2 },
    [{ kind: 'out-of-range', at: 'options.chief', found: 2, least: 0, most: 1 }],
  ],
  [
    '[PR3] a Chief in words',
    { chief: 'me' },
    [{ kind: 'wrong-type', at: 'options.chief', expected: 'whole number' }],
  ],
  [
    '[PR2] two goals',
    { goals: goals.slice(0, 2) },
    [{ kind: 'wrong-count', at: 'options.goals', found: 2, expected: 3 }],
  ],
  [
    '[PR2] goals that are no list',
    { goals: 'no-grey' },
    [{ kind: 'wrong-type', at: 'options.goals', expected: 'list' }],
  ],
  [
    '[PR2] a goal twice',
    { goals: ['no-grey', 'every-weight', 'no-grey'] },
    [{ kind: 'repeated', at: 'options.goals[2]', found: 'no-grey' }],
  ],
  [
    '[PR2] an unknown goal',
    { goals: ['no-grey', 'all-grey', 'every-weight'] },
    [{ kind: 'not-allowed', at: 'options.goals[1]', found: 'all-grey', allowed: names }],
  ],
  [
    '[PR2] goals that are no texts',
    { goals: [['no-grey'], { toString: 1 }, ''] },
    [
      { kind: 'wrong-type', at: 'options.goals[0]', expected: 'text' },
      { kind: 'wrong-type', at: 'options.goals[1]', expected: 'text' },
      { kind: 'out-of-range', at: 'options.goals[2]', found: 0, least: 1, most: 24 },
    ],
  ],
  [
    '[PR1] a deck of 51',
    { deck: cards.slice(1) },
    [{ kind: 'wrong-count', at: 'options.deck', found: 51, expected: 52 }],
  ],
  [
    '[PR1] a card twice',
    { deck: [...cards.slice(0, 51), cards[0]] },
    [{ kind: 'repeated', at: 'options.deck[51].id', found: 'r0a' }],
  ],
  [
    '[PR1] a deck and a box',
    { deck: cards, box: reconstruction },
    [{ kind: 'contradiction', at: 'options.deck', with: 'options.box' }],
  ],
  [
    '[PR1] a box with a mistake',
    { box: { cards } },
    [{ kind: 'missing-field', at: 'options.box.goals' }],
  ],
];

test.each(mistakes)('%s is told with its place', (_name, input, problems) => {
  expect(parseOptions(input, 2)).toEqual({ ok: false, problems });
});

test('[PR2] several mistakes are told at once', () => {
  const told = parseOptions({ chief: 9, goals: [], deck: {} }, 2);
  expect(told).toMatchObject({
    problems: [{ at: 'options.chief' }, { at: 'options.goals' }, { at: 'options.deck' }],
  });
});

test('[PR2] options that were read can be read again', () => {
  const box = { cards: otherCards, goals: reconstruction.goals };
  for (const input of [{}, { chief: 1, goals }, { deck: otherCards }, { box }]) {
    const options = optionsFrom(input, 3);
    expect(optionsFrom(JSON.parse(JSON.stringify(options)), 3)).toEqual(options);
  }
});
