import { beforeEach, expect, test, vi } from 'vitest';
import { loadLastRead, saveLastRead } from './chat-read.ts';

const stored = new Map<string, string>();

beforeEach(() => {
  stored.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
});

test('what was read at a table is still read when it is opened again', () => {
  saveLastRead('north', 'l1');
  saveLastRead('south', 'l7');
  saveLastRead('north', 'l2');
  expect(loadLastRead('north')).toBe('l2');
  expect(loadLastRead('south')).toBe('l7');
  expect(loadLastRead('west')).toBeNull();
});

test('only the latest tables are remembered', () => {
  for (let nth = 0; nth < 40; nth += 1) saveLastRead(`t${String(nth)}`, 'l');
  expect(loadLastRead('t39')).toBe('l');
  expect(loadLastRead('t0')).toBeNull();
});

test('what cannot be read is as if nothing had been kept', () => {
  stored.set('rookery.chat-read', '[{"table":5}]');
  expect(loadLastRead('north')).toBeNull();
  saveLastRead('north', 'l1');
  expect(loadLastRead('north')).toBe('l1');
});
