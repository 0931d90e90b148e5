import { penguinramidsScreenInEnglish as en } from '@rookery/texts/en/terminal/penguinramids';
import { penguinramidsScreenInFrench as fr } from '@rookery/texts/fr/terminal/penguinramids';
import { expect, test } from 'vitest';
import { parseTyped } from './typed.ts';

const take = { type: 'take', penguin: 'b4a', slot: [1, 2] };

test.each([
  ['choose 3', { type: 'choose', action: 3 }],
  ['take b4a 1 2', { ...take, side: 'colour' }],
  ['Take b4a 1,2 GREY', { ...take, side: 'grey' }],
  ['take b4a 1 2 colour', { ...take, side: 'colour' }],
  [
    'take my own penguin 0 0',
    { type: 'take', penguin: 'my own penguin', slot: [0, 0], side: 'colour' },
  ],
  ['flip 0 1', { type: 'flip', slot: [0, 1] }],
  ['swap r0a', { type: 'swap', penguin: 'r0a' }],
  ['recall', { type: 'recall' }],
  ['token', { type: 'token' }],
  ['strengthen 0 1 left', { type: 'strengthen', slot: [0, 1], arm: 'left' }],
  ['chief', { type: 'chief' }],
  ['end', { type: 'end' }],
])('%s is read', (text, move) => {
  expect(parseTyped(en, text)).toEqual({ ok: true, value: move });
  expect(parseTyped(fr, text)).toEqual({ ok: true, value: move });
});

test.each([
  ['choisir 3', { type: 'choose', action: 3 }],
  ['prendre b4a 1 2 gris', { ...take, side: 'grey' }],
  ['retourne 0 1', { type: 'flip', slot: [0, 1] }],
  ['échanger r0a', { type: 'swap', penguin: 'r0a' }],
  ['echange r0a', { type: 'swap', penguin: 'r0a' }],
  ['renforcer 0 1 droite', { type: 'strengthen', slot: [0, 1], arm: 'right' }],
  ['fin', { type: 'end' }],
])('in French %s is read', (text, move) => {
  expect(parseTyped(fr, text)).toEqual({ ok: true, value: move });
});

test.each([
  '',
  'choose',
  'choose 6',
  'take b4a',
  'take 1 2',
  'flip 1',
  'end now',
  'strengthen 0 1',
  'dance',
])('“%s” is no move', (text) => {
  expect(parseTyped(en, text).ok).toBe(false);
});
