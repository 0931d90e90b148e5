import type { Move } from '@rookery/rules/penguin-party/vocabulary';
import { expect, test } from 'vitest';
import { nothing } from './picking.ts';
import { lookOf, type Intent } from './place-look.ts';

const end = { row: 0, x: 1 };
const above = { row: 1, x: 0 };
const legal: readonly Move[] = [
  { colour: 'red', ...end },
  { colour: 'blue', ...end },
];
const idle: Intent = { legal, picking: nothing, pending: null, target: null };

test('before anything is chosen, places that take something are open', () => {
  expect(lookOf(end, idle)).toEqual({ mood: 'open', ghost: null });
  expect(lookOf(above, idle)).toEqual({ mood: 'blocked', ghost: null });
});

test('a chosen colour lights its places up with its ghost, and no others', () => {
  const red = { ...idle, picking: { colour: 'red', spot: null } } as const;
  expect(lookOf(end, red)).toEqual({ mood: 'fits', ghost: 'red' });
  expect(lookOf(above, red)).toEqual({ mood: 'blocked', ghost: null });
});

test('a penguin held over a place needs no ghost there', () => {
  const held = { ...idle, picking: { colour: 'red', spot: null }, target: end } as const;
  expect(lookOf(end, held)).toEqual({ mood: 'fits', ghost: null });
});

test('a place chosen first waits for a colour', () => {
  expect(lookOf(end, { ...idle, picking: { colour: null, spot: end } }).mood).toBe('chosen');
});

test('a move that waits for a second touch, or for the host, stands there like a ghost', () => {
  const preview = { ...idle, picking: { colour: 'blue', spot: end } } as const;
  expect(lookOf(end, preview)).toEqual({ mood: 'preview', ghost: 'blue' });
  const sent = { ...idle, legal: [], pending: { colour: 'blue', ...end } } as const;
  expect(lookOf(end, sent)).toEqual({ mood: 'pending', ghost: 'blue' });
});
