import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lengthOf, parseName } from '../names.ts';

test.each([
  ['Ana', 'Ana'],
  ['  Ana \t  Bé  ', 'Ana Bé'],
  ['Ａｎａ', 'Ana'],
  ['ﬁn', 'fin'],
  ['e\u0301', 'é'],
  ['a\u00A0b', 'a b'],
  ['李小龍', '李小龍'],
  ['ฟ้า', 'ฟ้า'],
  ['🐧', '🐧'],
  ['👍🏽', '👍🏽'],
  ['❤\uFE0F', '❤'],
  ['x'.repeat(24), 'x'.repeat(24)],
  ['🇫🇷'.repeat(24), '🇫🇷'.repeat(24)],
])('%j is known as %j', (input, value) => {
  expect(parseName(input)).toEqual({ ok: true, value });
});

test.each<readonly [unknown, object]>([
  [undefined, { kind: 'wrong-type', at: 'name', expected: 'text' }],
  [null, { kind: 'wrong-type', at: 'name', expected: 'text' }],
  [7, { kind: 'wrong-type', at: 'name', expected: 'text' }],
  ['', { kind: 'out-of-range', at: 'name', found: 0, least: 1, most: 24 }],
  [' \u3000 ', { kind: 'out-of-range', at: 'name', found: 0, least: 1, most: 24 }],
  ['x'.repeat(25), { kind: 'out-of-range', at: 'name', found: 25, least: 1, most: 24 }],
  ['🇫🇷'.repeat(25), { kind: 'out-of-range', at: 'name', found: 25, least: 1, most: 24 }],
  ['a\0b', { kind: 'unreadable', at: 'name', found: 'U+0000' }],
  ['a\u001B[31m', { kind: 'unreadable', at: 'name', found: 'U+001B' }],
  ['a\u200Bb', { kind: 'unreadable', at: 'name', found: 'U+200B' }],
  ['a\u200Db', { kind: 'unreadable', at: 'name', found: 'U+200D' }],
  ['\u202Eana', { kind: 'unreadable', at: 'name', found: 'U+202E' }],
  ['\u2066ana\u2069', { kind: 'unreadable', at: 'name', found: 'U+2066' }],
  ['a\uFEFFb', { kind: 'unreadable', at: 'name', found: 'U+FEFF' }],
  ['a\u00ADb', { kind: 'unreadable', at: 'name', found: 'U+00AD' }],
  ['\u3164', { kind: 'unreadable', at: 'name', found: 'U+1160' }],
  ['\u2800', { kind: 'unreadable', at: 'name', found: 'U+2800' }],
  ['\uE000', { kind: 'unreadable', at: 'name', found: 'U+E000' }],
  ['\uD83D', { kind: 'unreadable', at: 'name', found: 'U+D83D' }],
  ['a\u2028b', { kind: 'unreadable', at: 'name', found: 'U+2028' }],
  ['\u{E0041}', { kind: 'unreadable', at: 'name', found: 'U+E0041' }],
  [
    'Z\u0334\u0335\u0336\u0337',
    { kind: 'unreadable', at: 'name', found: 'U+0334 U+0335 U+0336 U+0337' },
  ],
])('%j is refused, and why', (input, problem) => {
  expect(parseName(input)).toEqual({ ok: false, problems: [problem] });
});

test('a very long name is refused without being counted', () => {
  const problem = { kind: 'out-of-range', at: 'name', found: 100_000, least: 1, most: 24 };
  expect(parseName('x'.repeat(100_000))).toEqual({ ok: false, problems: [problem] });
});

describe('whatever is typed', () => {
  const typed = fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }));

  test('a name that passes, passes again unchanged, and can be seen', () => {
    fc.assert(
      fc.property(typed, (input) => {
        const name = parseName(input);
        if (!name.ok) return;
        expect(parseName(name.value)).toEqual(name);
        expect(lengthOf(name.value)).toBeLessThanOrEqual(24);
        expect(name.value).not.toMatch(/[\p{C}\p{Default_Ignorable_Code_Point}]/u);
      }),
      { numRuns: 1000 },
    );
  });
});
