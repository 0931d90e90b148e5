import { expect, test } from 'vitest';
import { drawModules } from './qr-code.ts';

const drawing = (text: string): boolean[][] =>
  text.split('/').map((row) => [...row].map((sign) => sign === '#'));

test('each run of dark fields is one rectangle', () => {
  expect(drawModules(drawing('##.#/.../..#'))).toBe('M0 0h2v1h-2zM3 0h1v1h-1zM2 2h1v1h-1z');
});

test('a run may reach the edge', () => {
  expect(drawModules(drawing('.##'))).toBe('M1 0h2v1h-2z');
});

test('nothing dark is nothing drawn', () => {
  expect(drawModules(drawing('..'))).toBe('');
});
