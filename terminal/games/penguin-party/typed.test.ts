import { penguinPartyScreenInEnglish as en } from '@rookery/texts/en/terminal/penguin-party';
import { penguinPartyScreenInFrench as fr } from '@rookery/texts/fr/terminal/penguin-party';
import { expect, test } from 'vitest';
import { hintsFor, parseTyped } from './typed.ts';

test.each([
  ['red 1 -2', { colour: 'red', row: 1, x: -2 }],
  ['R1-2', { colour: 'red', row: 1, x: -2 }],
  ['r 1 -2', { colour: 'red', row: 1, x: -2 }],
  ['B0+0', { colour: 'blue', row: 0, x: 0 }],
  ['  Purple 3, 1 ', { colour: 'purple', row: 3, x: 1 }],
  ['y 2 10', { colour: 'yellow', row: 2, x: 10 }],
])('%s is read', (text, move) => {
  expect(parseTyped(en, text)).toEqual({ ok: true, value: move });
});

test.each(['', 'red', 'red 1', 'R12', 'pink 0 0', 'red 0 0 0', 'red one two', '1 2 red'])(
  '“%s” is no move',
  (text) => {
    const result = parseTyped(en, text);
    expect(result.ok).toBe(false);
  },
);

test('French colours are read in French, and English ones too', () => {
  const move = { ok: true, value: { colour: 'green', row: 0, x: -1 } };
  expect(parseTyped(fr, 'vert 0 -1')).toEqual(move);
  expect(parseTyped(fr, 'green 0 -1')).toEqual(move);
  expect(parseTyped(en, 'vert 0 -1').ok).toBe(false);
});

test('every hint can be typed', () => {
  const legal = [
    { colour: 'red', row: 0, x: -1 },
    { colour: 'red', row: 0, x: 1 },
    { colour: 'blue', row: 1, x: 0 },
  ] as const;
  expect(hintsFor(en, legal)).toEqual([
    'You can place (row, place):',
    '  red: 0 -1 · 0 1',
    '  blue: 1 0',
  ]);
});
