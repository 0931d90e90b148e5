import { expect, test } from 'vitest';
import { notation } from '../../penguinramids/notation.ts';
import { actions, type Chance, type Move } from '../../penguinramids/vocabulary.ts';
import {
  choose,
  end,
  flip,
  recall,
  strengthen,
  swap,
  take,
  takeChief,
  takeGrey,
  takeToken,
} from './acting.ts';
import { seat } from './setting.ts';

const moves: readonly (readonly [string, Move])[] = [
  ...actions.map((action) => [`c${String(action)}`, choose(action)] as const),
  ['k', takeChief],
  ['f1,2', flip(1, 2)],
  ['xr0a', swap('r0a')],
  ['r', recall],
  ['t', takeToken],
  ['+0,3l', strengthen([0, 3], 'left')],
  ['+0,3r', strengthen([0, 3], 'right')],
  ['pr0a@2,1c', take('r0a', 2, 1)],
  ['pr0a@3,0g', takeGrey('r0a', 3, 0)],
  ['e', end],
  ['f-1,-12', flip(-1, -12)],
  ['pa%2Cb%40c%20%2F@0,0c', take('a,b@c /', 0, 0)],
  ['x%F0%9F%90%A7', swap('🐧')],
];

test.each(moves)('[notation] %s is a move, both ways', (text, move) => {
  expect(notation.formatMove(move)).toBe(text);
  expect(notation.parseMove(text)).toEqual({ ok: true, value: move });
});

const chances: readonly (readonly [string, Chance])[] = [
  ['k2', { type: 'chief', seat: seat(2) }],
  ['gno-grey,every-weight', { type: 'goals', goals: ['no-grey', 'every-weight'] }],
  ['or0a,b4b', { type: 'offer', penguins: ['r0a', 'b4b'] }],
  ['o3', { type: 'offer', penguins: ['3'] }],
  ['oa%2Cb,c%20d', { type: 'offer', penguins: ['a,b', 'c d'] }],
  ['xg1c', { type: 'exchange', penguin: 'g1c' }],
  ['xa%2Cb', { type: 'exchange', penguin: 'a,b' }],
];

test.each(chances)('[notation] %s is an outcome, both ways', (text, chance) => {
  expect(notation.formatChance(chance)).toBe(text);
  expect(notation.parseChance(text)).toEqual({ ok: true, value: chance });
});

test.each([
  '',
  'c',
  'c0',
  'c6',
  'c12',
  'kk',
  'f',
  'f1',
  'f1,',
  'f1;2',
  'f100,0',
  'f1,2,3',
  'x',
  'x%',
  'x%00',
  '+1,2',
  '+1,2x',
  'p@0,0c',
  'pr0a@0,0',
  'pr0a@0,0x',
  'pr0a',
  'p%E0@0,0c',
  'E',
  'end',
  ' e',
])('[notation] “%s” is no move', (text) => {
  expect(notation.parseMove(text)).toEqual({
    ok: false,
    problems: [{ kind: 'unreadable', at: 'move', found: text }],
  });
});

test.each(['', 'k', 'k12', 'kx', 'k-1', 'g', 'ga,,b', 'o', 'or0a,', 'o%', 'x', 'zr0a'])(
  '[notation] “%s” is no outcome',
  (text) => {
    expect(notation.parseChance(text)).toEqual({
      ok: false,
      problems: [{ kind: 'unreadable', at: 'chance', found: text }],
    });
  },
);

test('[notation] a long unreadable text is cut short in the answer', () => {
  const long = 'z'.repeat(500);
  const problems = [{ kind: 'unreadable', at: 'move', found: 'z'.repeat(60) }];
  expect(notation.parseMove(long)).toEqual({ ok: false, problems });
});
