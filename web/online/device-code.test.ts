import { expect, test } from 'vitest';
import { isCode, groupCode } from './device-code.ts';

test('a code is shown in groups of four', () => {
  expect(groupCode('ABCD1234EFGH')).toBe('ABCD-1234-EFGH');
});

test.each(['ABCD1234EFGH', 'abcd-1234-efgh', ' abcd 1234 efgh '])('%s could be a code', (typed) => {
  expect(isCode(typed)).toBe(true);
});

test.each(['', 'ABCD', 'ABCD-1234-EFG!', 'ABCD1234EFGH5'])('“%s” is none', (typed) => {
  expect(isCode(typed)).toBe(false);
});
