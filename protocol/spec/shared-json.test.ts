import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { SharedJson } from '../shared-json.ts';

const form = fc.dictionary(fc.string(), fc.jsonValue(), { maxKeys: 40 });

test('values that share some of their parts are written as JSON writes them', () => {
  const json = new SharedJson(3);
  fc.assert(
    fc.property(form, form, (first, second) => {
      const values = [
        first,
        { a: first, b: [first], c: { d: first, e: { f: second } } },
        { a: first, b: [first], c: { d: second, e: { f: second } } },
        { c: { e: { f: first }, d: undefined }, a: second },
      ];
      for (const value of values) expect(json.stringify(value)).toBe(JSON.stringify(value));
    }),
  );
});

test('a part that is the same object as before is not written again', () => {
  const json = new SharedJson(2);
  const toJSON = vi.fn(() => 'written');
  const shared = Object.assign([], { toJSON });
  for (const seat of [0, 1, 2]) {
    expect(json.stringify({ seat, view: { shared } })).toBe(
      `{"seat":${String(seat)},"view":{"shared":"written"}}`,
    );
  }
  expect(toJSON).toHaveBeenCalledTimes(1);
});
