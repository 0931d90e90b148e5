import type { ChatLine } from '@rookery/protocol/chat';
import { expect, test } from 'vitest';
import { findNewLines, longestNews } from './new-lines.ts';

const now = 1_000_000;

const lineSaid = (id: string, ago: number): ChatLine => ({
  id,
  at: now - ago,
  seat: 1,
  name: 'Ana',
  said: { kind: 'phrase', phrase: 'hello' },
});

const idsOf = (chat: readonly ChatLine[], seen: readonly string[]): readonly string[] =>
  findNewLines(chat, new Set(seen), now).map(({ id }) => id);

test('what was said just now is shown once', () => {
  const chat = [lineSaid('a', 900), lineSaid('b', 100)];
  expect(idsOf(chat, [])).toEqual(['a', 'b']);
  expect(idsOf(chat, ['a'])).toEqual(['b']);
});

test('an old chat that arrives late is not shown', () => {
  expect(idsOf([lineSaid('a', 60_000), lineSaid('b', longestNews)], [])).toEqual([]);
});

test('a line is shown although the chat has dropped older ones', () => {
  expect(idsOf([lineSaid('b', 5000), lineSaid('c', 0)], ['a', 'b'])).toEqual(['c']);
});

test('a line that a fast clock dates into the future is shown', () => {
  expect(idsOf([lineSaid('a', -300)], [])).toEqual(['a']);
});
