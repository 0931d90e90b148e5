import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { reconstruction } from '../../penguinramids/box.ts';
import { parseBox } from '../../penguinramids/box-file.ts';
import { colours, origins, plainGoalRules } from '../../penguinramids/vocabulary.ts';

const { cards, goals } = reconstruction;
const [firstCard, ...otherCards] = cards;
const [firstGoal, ...otherGoals] = goals;
const rules = ['each-with-raised-arms', 'most-of-weight', 'level-again', ...plainGoalRules];

/** A box whose first card is changed like this. */
const withCard = (change: object): object => ({
  cards: [{ ...firstCard, ...change }, ...otherCards],
  goals,
});

/** A box whose first goal is this. */
const withGoal = (goal: unknown): object => ({ cards, goals: [goal, ...otherGoals] });

const raised = { id: 'own', rule: 'each-with-raised-arms', arms: 1, points: 2 };

test('[PR1] [PR2] the file we ship is in order', () => {
  const file = readFileSync(new URL('../../penguinramids/box.json', import.meta.url), 'utf8');
  expect(parseBox(JSON.parse(file))).toEqual({ ok: true, value: reconstruction });
});

test('[PR1] a box of other cards and goals is in order; by itself it is no reconstruction', () => {
  const box = parseBox({ about: 'my own copy', ...withCard({ colour: 'orange' }) });
  expect(box).toMatchObject({ ok: true, value: { reconstruction: false } });
  expect(box).not.toHaveProperty('value.about');
});

test.each([
  { rule: 'each-with-raised-arms', arms: 0, points: 1 },
  { rule: 'most-of-weight', weight: 4, points: 20 },
  { rule: 'level-again', level: 4 },
  ...plainGoalRules.map((rule) => ({ rule, points: 2 })),
])('[PR2] a box may have a goal of the rule $rule', (goal) => {
  const box = parseBox(withGoal({ id: 'own', ...goal }));
  expect(box).toHaveProperty('value.goals[0]', { id: 'own', origin: 'box', ...goal });
});

const mistakes: readonly (readonly [string, unknown, readonly object[]])[] = [
  ['[PR1] no object', 'box', [{ kind: 'wrong-type', at: 'box', expected: 'object' }]],
  [
    '[PR1] [PR2] neither cards nor goals',
    {},
    [
      { kind: 'missing-field', at: 'box.cards' },
      { kind: 'missing-field', at: 'box.goals' },
    ],
  ],
  [
    '[PR1] cards that are no list',
    { cards: {}, goals },
    [{ kind: 'wrong-type', at: 'box.cards', expected: 'list' }],
  ],
  [
    '[PR1] 53 cards',
    { cards: [...cards, { ...firstCard, id: 'extra' }], goals },
    [{ kind: 'wrong-count', at: 'box.cards', found: 53, expected: 52 }],
  ],
  [
    '[PR1] an id twice',
    withCard({ id: 'y4b' }),
    [{ kind: 'repeated', at: 'box.cards[51].id', found: 'y4b' }],
  ],
  [
    '[PR1] an id too long',
    withCard({ id: 'x'.repeat(25) }),
    [{ kind: 'out-of-range', at: 'box.cards[0].id', found: 25, least: 1, most: 24 }],
  ],
  [
    '[PR1] an id with a line break',
    withCard({ id: 'a\nb' }),
    [{ kind: 'unreadable', at: 'box.cards[0].id', found: '"a\\nb"' }],
  ],
  [
    '[PR1] grey, which is no colour',
    withCard({ colour: 'grey' }),
    [{ kind: 'not-allowed', at: 'box.cards[0].colour', found: 'grey', allowed: colours }],
  ],
  [
    '[PR1] weight 5',
    withCard({ weight: 5 }),
    [{ kind: 'out-of-range', at: 'box.cards[0].weight', found: 5, least: 0, most: 4 }],
  ],
  [
    '[PR1] an arm of 3 and one of a half',
    withCard({ left: 3, right: 0.5 }),
    [
      { kind: 'out-of-range', at: 'box.cards[0].left', found: 3, least: 0, most: 2 },
      { kind: 'wrong-type', at: 'box.cards[0].right', expected: 'whole number' },
    ],
  ],
  [
    '[PR1] a card with only its id and a wrong field',
    { cards: [{ id: 'r0a', wieght: 1 }, ...otherCards], goals },
    [
      {
        kind: 'unknown-field',
        at: 'box.cards[0].wieght',
        allowed: ['id', 'colour', 'weight', 'left', 'right'],
      },
      { kind: 'missing-field', at: 'box.cards[0].colour' },
      { kind: 'missing-field', at: 'box.cards[0].weight' },
      { kind: 'missing-field', at: 'box.cards[0].left' },
      { kind: 'missing-field', at: 'box.cards[0].right' },
    ],
  ],
  [
    '[PR1] a card that is no object',
    { cards: [null, ...otherCards], goals },
    [{ kind: 'wrong-type', at: 'box.cards[0]', expected: 'object' }],
  ],
  [
    '[PR1] __proto__ as a key of a card',
    { cards: [JSON.parse('{"__proto__":{"id":"r0a"}}'), ...otherCards], goals },
    [
      {
        kind: 'unknown-field',
        at: 'box.cards[0].__proto__',
        allowed: ['id', 'colour', 'weight', 'left', 'right'],
      },
      { kind: 'missing-field', at: 'box.cards[0].id' },
      { kind: 'missing-field', at: 'box.cards[0].colour' },
      { kind: 'missing-field', at: 'box.cards[0].weight' },
      { kind: 'missing-field', at: 'box.cards[0].left' },
      { kind: 'missing-field', at: 'box.cards[0].right' },
    ],
  ],
  [
    '[PR1] a reconstruction that is neither true nor false',
    { cards, goals, reconstruction: 'true' },
    [{ kind: 'wrong-type', at: 'box.reconstruction', expected: 'true or false' }],
  ],
  [
    '[PR2] two goals',
    { cards, goals: goals.slice(0, 2) },
    [{ kind: 'out-of-range', at: 'box.goals', found: 2, least: 3, most: 50 }],
  ],
  [
    '[PR2] goals beyond counting',
    { cards, goals: Array.from({ length: 51 }, () => raised) },
    [{ kind: 'out-of-range', at: 'box.goals', found: 51, least: 3, most: 50 }],
  ],
  [
    '[PR2] goals that are no list',
    { cards, goals: 'all' },
    [{ kind: 'wrong-type', at: 'box.goals', expected: 'list' }],
  ],
  [
    '[PR2] a goal that is no object',
    withGoal('no-grey'),
    [{ kind: 'wrong-type', at: 'box.goals[0]', expected: 'object' }],
  ],
  [
    '[PR2] a goal without a rule',
    withGoal({ id: 'own', points: 3 }),
    [{ kind: 'not-allowed', at: 'box.goals[0].rule', found: undefined, allowed: rules }],
  ],
  [
    '[PR2] a goal of an unknown rule',
    withGoal({ id: 'own', rule: 'win', points: 3 }),
    [{ kind: 'not-allowed', at: 'box.goals[0].rule', found: 'win', allowed: rules }],
  ],
  [
    '[PR2] a goal from nowhere',
    withGoal({ ...raised, origin: 'mine' }),
    [{ kind: 'not-allowed', at: 'box.goals[0].origin', found: 'mine', allowed: origins }],
  ],
  [
    '[PR2] a goal with numbers out of range',
    withGoal({ ...raised, arms: 3, points: 0 }),
    [
      { kind: 'out-of-range', at: 'box.goals[0].arms', found: 3, least: 0, most: 2 },
      { kind: 'out-of-range', at: 'box.goals[0].points', found: 0, least: 1, most: 20 },
    ],
  ],
  [
    '[PR2] a level above the top',
    withGoal({ id: 'own', rule: 'level-again', level: 5 }),
    [{ kind: 'out-of-range', at: 'box.goals[0].level', found: 5, least: 1, most: 4 }],
  ],
  [
    '[PR2] a goal twice',
    withGoal({ ...raised, id: 'every-weight' }),
    [{ kind: 'repeated', at: 'box.goals[9].id', found: 'every-weight' }],
  ],
];

test.each(mistakes)('%s is told with its place and what is allowed', (_name, input, problems) => {
  expect(parseBox(input)).toEqual({ ok: false, problems });
});

test('[PR2] three goals are enough, and fifty not too many', () => {
  const many = Array.from({ length: 50 }, (_, index) => ({
    ...raised,
    id: `goal ${String(index)}`,
  }));
  for (const some of [many.slice(0, 3), many]) {
    expect(parseBox({ cards, goals: some })).toMatchObject({ ok: true });
  }
});

test('[PR2] every mistake of a file is told at once', () => {
  const box = parseBox({ ...withGoal({ ...firstGoal, arms: 9 }), cards: [], typo: 1 });
  expect(box).toMatchObject({
    problems: [{ at: 'box.typo' }, { at: 'box.cards' }, { at: 'box.goals[0].arms' }],
  });
});

test('[PR1] ids may be any words, also those that every object knows', () => {
  for (const id of ['__proto__', 'constructor', 'König, 4@2', '🐧']) {
    expect(parseBox(withCard({ id }))).toHaveProperty('value.cards[0].id', id);
  }
});
