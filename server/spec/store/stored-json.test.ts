import { fields, oneOf } from '@rookery/rules/kernel/shape';
import { expect, test } from 'vitest';
import { readAs, unwritten, written } from '../../store/stored-json.ts';

test('a value is read as it was written', () => {
  for (const value of [null, 7, 'seven', { a: [1, { b: null }] }]) {
    expect(unwritten(written(value))).toEqual(value);
  }
  expect(unwritten(null)).toBeNull();
  const form = fields({ kind: oneOf(['none']) });
  expect(readAs(form, '{"kind":"none"}', 'clocks')).toEqual({ kind: 'none' });
});

test.each([
  ['no JSON', () => unwritten('secret hand of Ana')],
  ['no JSON of a known form', () => readAs(oneOf(['none']), 'secret hand of Ana', 'clocks')],
  ['another form', () => readAs(oneOf(['none']), '"secret hand of Ana"', 'clocks')],
])('%s is complained about without what was kept', (_what, look) => {
  let complaint = '';
  try {
    look();
  } catch (error) {
    complaint = String(error);
  }
  expect(complaint).toContain('the database holds unreadable');
  expect(complaint).not.toContain('secret');
});
