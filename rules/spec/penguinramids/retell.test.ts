import { expect, test } from 'vitest';
import { seededStreams } from '../../kernel/rng.ts';
import { reconstruction } from '../../penguinramids/box.ts';
import { retell } from '../../penguinramids/retell.ts';
import { startWith } from './acting.ts';

test('[PR4] before a table is laid, a given deck may lie in any order', () => {
  const deck = reconstruction.cards;
  const start = startWith({ deck }, 3);
  expect(start.stage.phase).toBe('chief');
  const options = { box: null, chief: null, goals: null, deck };
  const rng = seededStreams('retell')('deck');
  const told = retell({ seats: 3, options, acts: [] }, start, 'onlooker', rng).options.deck ?? [];
  expect(told).not.toEqual(deck);
  expect(new Set(told)).toEqual(new Set(deck));
});
