import { penguinramidsInEnglish } from '@rookery/texts/en/penguinramids/texts';
import { expect, test } from 'vitest';
import { sampleCard, sampleMatch } from '../../spec/penguinramids/samples.ts';
import { actionOf, sayMove, sayReason, thingsOf } from './advice.ts';
import { penguinramidsPageInEnglish } from '@rookery/texts/en/page/penguinramids';
import { moveOf, reasonOf } from './trusted.ts';

const words = { game: penguinramidsInEnglish, page: penguinramidsPageInEnglish };
const people = { names: ['Ana', 'Bo', 'Cy'], viewer: 0 };

test('every move is named without ids and coordinates', () => {
  for (const { update } of sampleMatch('advice', 3)) {
    for (const move of update.legal) {
      expect(sayMove(words, move, update.view)).not.toMatch(/\b[rbgy][0-4][a-c]\b|slot \d \d/);
    }
  }
});

test('a reason names slots and penguins as the page does', () => {
  expect(sayReason(words, { kind: 'fills', slot: [1, 0] }, people)).toBe(
    'Fills slot 1 of level 2.',
  );
  const penguin = sampleCard(3, 1, 0);
  expect(sayReason(words, { kind: 'denies', seat: 1, penguin }, people)).toBe(
    'Only the red 3 (arms 1 and 0) would raise a level of Bo’s pyramid.',
  );
});

test('every move points at something of the board, for whoever has a seat', () => {
  for (const { seat, update } of sampleMatch('advice', 3)) {
    for (const move of update.legal) {
      expect(thingsOf(move, seat).length).toBeGreaterThan(0);
      expect(thingsOf(move, null)).toEqual([]);
    }
  }
});

test('a hidden card is an action card, known by its number', () => {
  expect(actionOf('3')).toBe(3);
  expect(actionOf('6')).toBeUndefined();
});

test('what is neither a move nor a reason of the game is a bug', () => {
  expect(() => moveOf({ colour: 'red' })).toThrow('no move');
  expect(() => reasonOf({ kind: 'keeps-alive' })).toThrow('keeps-alive');
});
