import { expect, test } from 'vitest';
import { newDeviceCode, newTableCode } from './secrets.ts';

const many = (draw: () => string): readonly string[] => Array.from({ length: 50 }, draw);

test('a code to say out loud has four consonants, and is another one each time', () => {
  const codes = many(newTableCode);
  for (const code of codes) expect(code).toMatch(/^[BCDFGHJKLMNPQRSTVWXZ]{4}$/);
  expect(new Set(codes).size).toBeGreaterThan(40);
});

test('a code for another device has twelve letters and digits that look unlike one another', () => {
  const codes = many(newDeviceCode);
  for (const code of codes) expect(code).toMatch(/^[2-9A-HJ-NP-Z]{12}$/);
  expect(new Set(codes).size).toBe(codes.length);
});
