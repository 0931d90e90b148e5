import { penguinramids } from '@rookery/rules/penguinramids/game';
import { reconstruction } from '@rookery/rules/penguinramids/box';
import { expect, test } from 'vitest';
import { optionsFor, chosenFrom, withGoal } from './options.ts';

const three = ['one-raised-arm', 'no-grey', 'every-weight'];

test('without options everything is left to chance', () => {
  expect(chosenFrom({}, 3)).toEqual({ goals: null, chief: null, box: null });
});

test('the referee accepts whatever the form says, and the form reads it again', () => {
  for (const goals of [null, [], three.slice(1), three]) {
    for (const chief of [null, 0, 2]) {
      const options = optionsFor({ goals: ['old'], chief: 1 }, { goals, chief, box: null });
      expect(penguinramids.parseOptions(options, 3).ok).toBe(true);
      const complete = goals?.length === 3 ? goals : null;
      expect(chosenFrom(options, 3)).toEqual({ goals: complete, chief, box: null });
    }
  }
});

test('own cards are kept with their goals, and a broken box counts as none', () => {
  const { cards, goals } = reconstruction;
  const box = {
    reconstruction: false,
    cards: cards.map((card) => ({ ...card, weight: 4 - card.weight })),
    goals: goals.slice(0, 4),
  };
  const chosen = { goals: goals.slice(0, 3).map(({ id }) => id), chief: null, box };
  const options = optionsFor({}, chosen);
  expect(penguinramids.parseOptions(options, 3).ok).toBe(true);
  expect(chosenFrom(options, 3)).toEqual(chosen);
  expect(chosenFrom({ box: { cards: [] } }, 3).box).toBeNull();
});

test('a seat that the table no longer has is no wish', () => {
  expect(chosenFrom({ chief: 3 }, 3).chief).toBeNull();
});

test('a fourth goal takes the place of the first, and a second touch takes one back', () => {
  expect(withGoal(three, 'chief-at-end')).toEqual(['no-grey', 'every-weight', 'chief-at-end']);
  expect(withGoal(three, 'no-grey')).toEqual(['one-raised-arm', 'every-weight']);
});
