import { expect, test } from 'vitest';
import { parseMove } from '../../penguinramids/moves.ts';
import type { Move } from '../../penguinramids/vocabulary.ts';
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

const moves: readonly Move[] = [
  choose(3),
  takeChief,
  flip(1, 2),
  swap('r0a'),
  recall,
  takeToken,
  strengthen([0, 3], 'right'),
  take('r0a', 2, 1),
  takeGrey('r0a', 3, 0),
  end,
];

test.each(moves.map((move) => [move.type, move] as const))(
  '[move form] %s is read as it is written',
  (_type, move) => {
    expect(parseMove(JSON.parse(JSON.stringify(move)))).toEqual({ ok: true, value: move });
  },
);

const types = ['choose', 'chief', 'flip', 'swap', 'recall', 'token', 'strengthen', 'take', 'end'];

const takeForm = { type: 'take', penguin: 'r0a', slot: [0, 0], side: 'colour' };

const mistakes: readonly (readonly [string, unknown, readonly object[]])[] = [
  ['no object', 'take', [{ kind: 'wrong-type', at: 'move', expected: 'object' }]],
  ['nothing', null, [{ kind: 'wrong-type', at: 'move', expected: 'object' }]],
  ['a list', [], [{ kind: 'wrong-type', at: 'move', expected: 'object' }]],
  ['no type', {}, [{ kind: 'not-allowed', at: 'move.type', found: undefined, allowed: types }]],
  [
    'another type',
    { type: 'pass' },
    [{ kind: 'not-allowed', at: 'move.type', found: 'pass', allowed: types }],
  ],
  [
    'a type every object has',
    { type: 'constructor' },
    [{ kind: 'not-allowed', at: 'move.type', found: 'constructor', allowed: types }],
  ],
  ['no action', { type: 'choose' }, [{ kind: 'missing-field', at: 'move.action' }]],
  [
    'action 6',
    { type: 'choose', action: 6 },
    [{ kind: 'not-allowed', at: 'move.action', found: 6, allowed: [1, 2, 3, 4, 5] }],
  ],
  [
    'action as text',
    { type: 'choose', action: '1' },
    [{ kind: 'not-allowed', at: 'move.action', found: '1', allowed: [1, 2, 3, 4, 5] }],
  ],
  [
    'a field too many',
    { type: 'end', now: true },
    [{ kind: 'unknown-field', at: 'move.now', allowed: ['type'] }],
  ],
  [
    'a slot that is a text',
    { type: 'flip', slot: '0,0' },
    [{ kind: 'wrong-type', at: 'move.slot', expected: '[level, index]' }],
  ],
  [
    'a slot of three',
    { type: 'flip', slot: [0, 0, 0] },
    [{ kind: 'wrong-type', at: 'move.slot', expected: '[level, index]' }],
  ],
  [
    'half a slot',
    { type: 'flip', slot: [0.5, null] },
    [
      { kind: 'wrong-type', at: 'move.slot[0]', expected: 'whole number' },
      { kind: 'wrong-type', at: 'move.slot[1]', expected: 'whole number' },
    ],
  ],
  [
    'a slot beyond all bounds',
    { type: 'flip', slot: [0, 100] },
    [{ kind: 'out-of-range', at: 'move.slot[1]', found: 100, least: -99, most: 99 }],
  ],
  ['no slot', { type: 'flip' }, [{ kind: 'missing-field', at: 'move.slot' }]],
  [
    'a third arm',
    { type: 'strengthen', slot: [0, 0], arm: 'middle' },
    [{ kind: 'not-allowed', at: 'move.arm', found: 'middle', allowed: ['left', 'right'] }],
  ],
  [
    'a third side',
    { ...takeForm, side: 'edge' },
    [{ kind: 'not-allowed', at: 'move.side', found: 'edge', allowed: ['colour', 'grey'] }],
  ],
  [
    'a penguin without a name',
    { ...takeForm, penguin: '' },
    [{ kind: 'out-of-range', at: 'move.penguin', found: 0, least: 1, most: 100 }],
  ],
  [
    'a penguin that is a number',
    { type: 'swap', penguin: 7 },
    [{ kind: 'wrong-type', at: 'move.penguin', expected: 'text' }],
  ],
  [
    'a __proto__ field',
    JSON.parse('{"type":"end","__proto__":{"x":1}}'),
    [{ kind: 'unknown-field', at: 'move.__proto__', allowed: ['type'] }],
  ],
];

test.each(mistakes)('[move form] %s is told with its place', (_name, input, problems) => {
  expect(parseMove(input)).toEqual({ ok: false, problems });
});

test('[move form] a slot may lie outside the pyramid: then the rules say so (PR9)', () => {
  expect(parseMove({ type: 'flip', slot: [-1, 7] })).toEqual({ ok: true, value: flip(-1, 7) });
});

test('[move form] minus zero is zero', () => {
  const move = parseMove({ type: 'flip', slot: [-0, -0] });
  expect(move).toStrictEqual({ ok: true, value: flip(0, 0) });
});
