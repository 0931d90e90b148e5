import { expect, test } from 'vitest';
import { linesOf } from './move-log.ts';

/** A game whose news are words, which the viewer of each moment tells with the view of that moment. */
const ui: Parameters<typeof linesOf>[1] = {
  tell: (news, _people, view) => news.map((each) => `${String(each)} in ${String(view)}`),
  doersOf: (news) => news.map(() => null),
};
const people = { names: [], viewer: null };

const moment = (view: string, story: readonly unknown[]) => ({ update: { view }, story });

test('every event is told once, as the table stood right after it', () => {
  const history = [moment('one', ['a', 'b']), moment('two', ['a', 'b', 'c'])];
  expect(linesOf(history, ui, people).map(({ sentence }) => sentence)).toEqual([
    'a in one',
    'b in one',
    'c in two',
  ]);
});

test('a line knows how much of the story it ends', () => {
  const history = [moment('one', ['a', 'b']), moment('two', ['a', 'b', 'c'])];
  expect(linesOf(history, ui, people).map(({ told }) => told)).toEqual([1, 2, 3]);
});

test('a line leads to its moment, if the page has seen it', () => {
  const history = [moment('one', ['a']), moment('two', ['a', 'b'])];
  expect(linesOf(history, ui, people).map((line) => line.moment)).toEqual([null, history[1]]);
});
