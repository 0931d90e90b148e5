import { entryOf } from '@rookery/rules/kernel/entry';
import { seatsOf } from '@rookery/rules/kernel/seat';
import type { Move } from '@rookery/rules/penguinramids/vocabulary';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepDraft, loadDraft } from './kept-draft.ts';

const seat = entryOf(seatsOf(2), 0);
const here = { match: 'here', seat, nth: 3 };
const there = { match: 'there', seat, nth: 1 };
const recall: Move = { type: 'recall' };
const items = new Map<string, string>();

beforeEach(() => {
  items.clear();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, value: string) => void items.set(name, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

test('each table keeps its own unsent turn', () => {
  keepDraft(here, [recall]);
  keepDraft(there, [recall, recall]);
  expect(loadDraft(here)).toEqual([recall]);
  expect(loadDraft(there)).toEqual([recall, recall]);
  keepDraft(there, []);
  expect(loadDraft(there)).toEqual([]);
  expect(loadDraft(here)).toEqual([recall]);
});

test('the next turn of a match replaces the one before', () => {
  keepDraft(here, [recall]);
  keepDraft({ ...here, nth: 4 }, [recall]);
  expect(loadDraft(here)).toEqual([]);
  expect(loadDraft({ ...here, nth: 4 })).toEqual([recall]);
});

test('the turn that an earlier version of the page kept is still read, until it is over', () => {
  items.set('rookery.turn', JSON.stringify({ ...here, steps: [recall] }));
  expect(loadDraft(here)).toEqual([recall]);
  keepDraft(there, [recall]);
  expect(loadDraft(here)).toEqual([recall]);
  keepDraft(here, []);
  expect(loadDraft(here)).toEqual([]);
});

test('turns of matches that were abandoned make room', () => {
  for (let count = 0; count < 30; count += 1) {
    keepDraft({ ...here, match: `match ${String(count)}` }, [recall]);
  }
  expect(loadDraft({ ...here, match: 'match 29' })).toEqual([recall]);
  expect(loadDraft({ ...here, match: 'match 0' })).toEqual([]);
});

test('whatever else is stored there is no turn', () => {
  items.set('rookery.turns', '[null, 3, {"match": "here"}]');
  expect(loadDraft(here)).toEqual([]);
});
