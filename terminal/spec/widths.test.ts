import { describe, expect, test } from 'vitest';
import { alignColumns, wrap } from '../paint/layout.ts';
import { cut, fit, lengthOf, plain, textOf } from '../paint/line.ts';

describe('columns of a terminal', () => {
  test.each([
    ['Ana', 3],
    ['Zoé', 3],
    ['Zoe\u0301', 3],
    ['ペンギン', 8],
    ['펭귄', 4],
    ['🐧', 2],
    ['👩‍👩‍👧', 2],
    ['←→ ≤3 •', 7],
  ])('%s takes %i', (text, columns) => {
    expect(lengthOf(text)).toBe(columns);
  });

  test('a line is never cut through a character, and filled to its width', () => {
    expect(textOf(cut(plain('ペンギン'), 5))).toBe('ペン');
    expect(textOf(fit(plain('ペンギン'), 5))).toBe('ペン ');
    expect(textOf(cut(plain('Zoe\u0301!'), 3))).toBe('Zoe\u0301');
    expect(textOf(fit(plain('한국'), 6))).toBe('한국  ');
  });

  test('columns line up with wide names', () => {
    const rows = alignColumns(
      [
        ['1', '황제', '10'],
        ['2', 'Ana', '7'],
      ],
      1,
    );
    expect(rows.map(lengthOf)).toEqual([lengthOf(rows[0] ?? ''), lengthOf(rows[0] ?? '')]);
  });
});

describe('lines', () => {
  test('Japanese breaks between characters, never before a sign that closes', () => {
    const text = '席はそのままです。時計があれば動き続けます。';
    for (const width of [10, 12, 17, 18, 19, 20]) {
      const lines = wrap(text, width);
      expect(lines.join('')).toBe(text);
      expect(lines.filter((line) => lengthOf(line) > width + 2)).toEqual([]);
      expect(lines.filter((line) => /^[。、！？」）ょっ]/.test(line))).toEqual([]);
    }
  });

  test('Korean and others break between words', () => {
    expect(wrap('내 차례가 아니에요.', 12)).toEqual(['내 차례가', '아니에요.']);
    expect(wrap('  It is not your turn', 12)).toEqual(['  It is not', '    your', '    turn']);
  });
});
