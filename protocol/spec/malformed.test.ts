import { expect, test } from 'vitest';
import { deepest, longestFrame, mostProblems } from '../limits.ts';
import { parseAsk } from '../messages.ts';

const table = 'T'.repeat(22);
const match = 'M'.repeat(22);
const badForm = (...problems: readonly unknown[]) => ({ kind: 'bad-form', problems });
const decide = { type: 'decide', id: 7, table, match, nth: 1, move: {} };
const say = (text: unknown) =>
  JSON.stringify({ type: 'say', id: 7, table, nonce: 'n', said: { kind: 'text', text } });
const notText = { kind: 'wrong-type', at: 'message.said.text', expected: 'text' };

test.each<readonly [what: string, frame: string, id: number | null, fault: object]>([
  ['nothing', '', null, { kind: 'not-json' }],
  ['a word', 'hello', null, { kind: 'not-json' }],
  ['half a message', '{"type":"ping","id":', null, { kind: 'not-json' }],
  ['a zero byte', '\0', null, { kind: 'not-json' }],
  ['not a number', '{"id":NaN}', null, { kind: 'not-json' }],
  ['null', 'null', null, badForm({ kind: 'wrong-type', at: 'message', expected: 'object' })],
  [
    'a list',
    '[{"type":"ping"}]',
    null,
    badForm({ kind: 'wrong-type', at: 'message', expected: 'object' }),
  ],
  ['a text', '"ping"', null, badForm({ kind: 'wrong-type', at: 'message', expected: 'object' })],
  ['no type', '{"id":7}', 7, badForm({ kind: 'missing-field', at: 'message.type' })],
  [
    'a type that is none',
    '{"type":null,"id":7}',
    7,
    badForm(expect.objectContaining({ kind: 'not-allowed', at: 'message.type', found: null })),
  ],
  [
    'a type of all objects',
    '{"type":"toString","id":7}',
    7,
    badForm(expect.objectContaining({ kind: 'not-allowed', found: 'toString' })),
  ],
  ['no id', '{"type":"ping"}', null, badForm({ kind: 'missing-field', at: 'message.id' })],
  [
    'an id below zero',
    '{"type":"ping","id":-1}',
    null,
    badForm(expect.objectContaining({ kind: 'out-of-range', at: 'message.id' })),
  ],
  [
    'an id too large to count',
    '{"type":"ping","id":9007199254740993}',
    null,
    badForm({ kind: 'wrong-type', at: 'message.id', expected: 'whole number' }),
  ],
  [
    'half an id',
    '{"type":"ping","id":1.5}',
    null,
    badForm({ kind: 'wrong-type', at: 'message.id', expected: 'whole number' }),
  ],
  [
    'a number without end',
    '{"type":"ping","id":1e999}',
    null,
    badForm({ kind: 'unreadable', at: 'message.id', found: 'a number without end' }),
  ],
  [
    'a number without end in a move',
    JSON.stringify(decide).replace('{}', '{"x":-1e400}'),
    7,
    badForm({ kind: 'unreadable', at: 'message.move.x', found: 'a number without end' }),
  ],
  [
    'an unknown field',
    '{"type":"ping","id":7,"seat":2}',
    7,
    badForm({ kind: 'unknown-field', at: 'message.seat', allowed: ['type', 'id'] }),
  ],
  [
    'a seat in a decision',
    JSON.stringify({ ...decide, seat: 2 }),
    7,
    badForm(expect.objectContaining({ kind: 'unknown-field', at: 'message.seat' })),
  ],
  [
    'a prototype',
    '{"type":"ping","id":7,"__proto__":{"admin":true}}',
    7,
    badForm({ kind: 'unknown-field', at: 'message.__proto__', allowed: [] }),
  ],
  [
    'a prototype in a move',
    JSON.stringify(decide).replace('{}', '{"a":[{"__proto__":1}]}'),
    7,
    badForm({ kind: 'unknown-field', at: 'message.move.a.0.__proto__', allowed: [] }),
  ],
  [
    'a constructor',
    '{"type":"ping","id":7,"constructor":{}}',
    7,
    badForm({ kind: 'unknown-field', at: 'message.constructor', allowed: [] }),
  ],
  ['deep lists', '['.repeat(4000) + ']'.repeat(4000), null, { kind: 'too-deep', most: deepest }],
  [
    'a deep move',
    JSON.stringify(decide).replace('{}', '{"a":'.repeat(deepest) + '1' + '}'.repeat(deepest)),
    null,
    { kind: 'too-deep', most: deepest },
  ],
  [
    'a long frame',
    `{"type":"ping","id":7${' '.repeat(longestFrame)}}`,
    null,
    { kind: 'too-long', most: longestFrame },
  ],
  [
    'half a character',
    say('\uD83D'),
    7,
    badForm({ kind: 'unreadable', at: 'message.said.text', found: 'half a character' }),
  ],
  [
    'half a character in a key',
    '{"type":"ping","id":7,"\\udc27":1}',
    7,
    badForm({ kind: 'unreadable', at: 'message', found: 'half a character' }),
  ],
  ['a text that is null', say(null), 7, badForm(notText)],
  ['a text that is a list', say(['hello']), 7, badForm(notText)],
  [
    'an empty text',
    say(' '),
    7,
    badForm({ kind: 'out-of-range', at: 'message.said.text', found: 0, least: 1, most: 200 }),
  ],
  [
    'a text that turns around',
    say('\u202Eolleh'),
    7,
    badForm({ kind: 'unreadable', at: 'message.said.text', found: 'U+202E' }),
  ],
  [
    'a nonce that is no base64url',
    say('hello').replace('"n"', '"a b"'),
    7,
    badForm({ kind: 'unreadable', at: 'message.nonce', found: 'a b' }),
  ],
  [
    'no nonce',
    say('hello').replace('"nonce":"n",', ''),
    7,
    badForm({ kind: 'missing-field', at: 'message.nonce' }),
  ],
  [
    'no move',
    JSON.stringify({ ...decide, move: undefined }),
    7,
    badForm({ kind: 'missing-field', at: 'message.move' }),
  ],
  [
    'decision 0',
    JSON.stringify({ ...decide, nth: 0 }),
    7,
    badForm(expect.objectContaining({ kind: 'out-of-range', at: 'message.nth' })),
  ],
  [
    'a table of dots',
    JSON.stringify({ ...decide, table: '../../etc/passwd' }),
    7,
    badForm({ kind: 'unreadable', at: 'message.table', found: '../../etc/passwd' }),
  ],
  [
    'a table that is a number',
    JSON.stringify({ ...decide, table: 3 }),
    7,
    badForm({ kind: 'wrong-type', at: 'message.table', expected: 'text' }),
  ],
])('%s is answered with its reason', (_what, frame, id, fault) => {
  expect(parseAsk(frame)).toEqual({ ok: false, problems: [{ id, fault }] });
});

test('a thousand problems get a short answer, without half characters', () => {
  const fields = Array.from({ length: 400 }, (_, index) => [
    `${'x'.repeat(39)}🐧${String(index)}`.slice(-44),
    1,
  ]);
  const frame = JSON.stringify({
    type: 'ping',
    id: 7,
    ...Object.fromEntries(fields.slice(0, 120)),
  });
  const parsed = parseAsk(frame);
  const [unread] = parsed.ok ? [] : parsed.problems;
  if (unread?.fault.kind !== 'bad-form') throw new Error('was read');
  expect(unread.fault.problems).toHaveLength(mostProblems);
  expect(JSON.stringify(unread)).not.toMatch(/\\ud[89a-f]/);
});
