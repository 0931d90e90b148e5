import { describe, expect, test } from 'vitest';
import { entryOf } from '../../kernel/entry.ts';
import {
  clockwiseFrom,
  leftOf,
  parseSeat,
  seatOfDigit,
  seatsOf,
  viewersOf,
} from '../../kernel/seat.ts';
import {
  brief,
  fields,
  listOf,
  oneOf,
  optional,
  read,
  text,
  wholeNumber,
} from '../../kernel/shape.ts';

describe('reading unknown JSON', () => {
  test('whole numbers within bounds', () => {
    const reader = wholeNumber(-2, 5);
    for (const value of [-2, 0, 5]) expect(read(reader, value, 'n')).toEqual({ ok: true, value });
    for (const found of [-3, 6]) {
      const problems = [{ kind: 'out-of-range', at: 'n', found, least: -2, most: 5 }];
      expect(read(reader, found, 'n')).toEqual({ ok: false, problems });
    }
    for (const wrong of [1.5, '1', null, undefined, Infinity, Number.NaN, 2 ** 60, [1]]) {
      const problems = [{ kind: 'wrong-type', at: 'n', expected: 'whole number' }];
      expect(read(reader, wrong, 'n')).toEqual({ ok: false, problems });
    }
  });

  test('minus zero is zero', () => {
    const zero = read(wholeNumber(-2, 5), -0, 'n');
    expect(Object.is(zero.ok && zero.value, 0)).toBe(true);
  });

  test('one of a list', () => {
    const reader = oneOf(['a', 1, null]);
    for (const value of ['a', 1, null])
      expect(read(reader, value, 'c')).toEqual({ ok: true, value });
    const problems = [{ kind: 'not-allowed', at: 'c', found: 'b', allowed: ['a', 1, null] }];
    expect(read(reader, 'b', 'c')).toEqual({ ok: false, problems });
  });

  test('texts without control characters', () => {
    const reader = text(5);
    for (const value of ['a', 'héllo', '№ 5']) {
      expect(read(reader, value, 't')).toEqual({ ok: true, value });
    }
    const problem = (input: unknown) => {
      const result = read(reader, input, 't');
      return result.ok ? undefined : result.problems;
    };
    expect(problem(7)).toEqual([{ kind: 'wrong-type', at: 't', expected: 'text' }]);
    expect(problem('')).toEqual([{ kind: 'out-of-range', at: 't', found: 0, least: 1, most: 5 }]);
    expect(problem('123456')).toMatchObject([{ kind: 'out-of-range', found: 6 }]);
    expect(problem('a\nb')).toEqual([{ kind: 'unreadable', at: 't', found: '"a\\nb"' }]);
    expect(problem('\ud800')).toMatchObject([{ kind: 'unreadable' }]);
  });

  test('lists, with their length where that is fixed', () => {
    expect(read(listOf(oneOf(['a'])), ['a', 'a'], 'l')).toEqual({ ok: true, value: ['a', 'a'] });
    expect(read(listOf(oneOf(['a'])), [], 'l')).toEqual({ ok: true, value: [] });
    expect(read(listOf(oneOf(['a']), 1), ['a'], 'l')).toEqual({ ok: true, value: ['a'] });
    expect(read(listOf(oneOf(['a'])), ['a', 'b', 'c'], 'l')).toMatchObject({
      problems: [{ at: 'l[1]' }, { at: 'l[2]' }],
    });
    expect(read(listOf(oneOf(['a']), 3), ['a'], 'l')).toEqual({
      ok: false,
      problems: [{ kind: 'wrong-count', at: 'l', found: 1, expected: 3 }],
    });
    expect(read(listOf(oneOf(['a'])), { 0: 'a' }, 'l')).toEqual({
      ok: false,
      problems: [{ kind: 'wrong-type', at: 'l', expected: 'list' }],
    });
  });

  const point = fields<{ readonly x: number; readonly label: string | null }>({
    x: wholeNumber(0, 9),
    label: optional(text(9), null),
  });

  test('objects with exactly their fields', () => {
    expect(read(point, { x: 1 }, 'p')).toEqual({ ok: true, value: { x: 1, label: null } });
    expect(read(point, { x: 1, label: null }, 'p')).toMatchObject({ ok: true });
    expect(read(point, { x: 1, label: 'a' }, 'p')).toMatchObject({ value: { label: 'a' } });
    expect(read(point, {}, 'p')).toEqual({
      ok: false,
      problems: [{ kind: 'missing-field', at: 'p.x' }],
    });
    expect(read(point, { x: null }, 'p')).toMatchObject({
      problems: [{ kind: 'wrong-type', at: 'p.x' }],
    });
    for (const wrong of [null, [], 'x', 3, undefined]) {
      expect(read(point, wrong, 'p')).toEqual({
        ok: false,
        problems: [{ kind: 'wrong-type', at: 'p', expected: 'object' }],
      });
    }
  });

  test('fields that nobody asked for are named, also ill-meant ones', () => {
    const input: unknown = JSON.parse(`{"x":1,"__proto__":{"label":"b"},"${'long'.repeat(20)}":2}`);
    expect(read(point, input, 'p')).toEqual({
      ok: false,
      problems: [
        { kind: 'unknown-field', at: 'p.__proto__', allowed: ['x', 'label'] },
        { kind: 'unknown-field', at: `p.${'long'.repeat(10)}`, allowed: ['x', 'label'] },
      ],
    });
  });

  test('what is repeated of foreign input is short', () => {
    expect(brief('x'.repeat(58))).toBe('x'.repeat(58));
    expect(brief('x'.repeat(59))).toBe(`"${'x'.repeat(59)}…`);
    expect(brief(undefined)).toBeUndefined();
    expect(brief({ a: 1 })).toEqual({ a: 1 });
  });
});

describe('seats', () => {
  test('are counted clockwise from 0', () => {
    expect(seatsOf(3)).toEqual([0, 1, 2]);
    expect(viewersOf(2)).toEqual([0, 1, 'onlooker']);
    const seats = seatsOf(3);
    expect(seats.map((seat) => leftOf(seat, 3))).toEqual([1, 2, 0]);
    expect(clockwiseFrom(entryOf(seats, 1), 3)).toEqual([1, 2, 0]);
  });

  test('are read from JSON and from records', () => {
    expect(parseSeat(2, 3)).toEqual({ ok: true, value: 2 });
    expect(parseSeat(0, 3)).toEqual({ ok: true, value: 0 });
    expect(parseSeat(3, 3)).toMatchObject({ ok: false, problems: [{ at: 'seat', most: 2 }] });
    expect(parseSeat('0', 3)).toMatchObject({ ok: false });
    expect(seatOfDigit('3')).toBe(3);
    for (const none of ['', 'x', '10', '1.0', '1 ', ' 1', '-1'])
      expect(seatOfDigit(none)).toBeUndefined();
  });
});
