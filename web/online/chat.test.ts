import { expect, test } from 'vitest';
import type { ChatLine } from '@rookery/protocol/chat';
import { countUnread, reactionOf, wordyPhrases } from './chat.ts';

const line = (id: string, seat: number | null): ChatLine => ({
  id,
  at: 0,
  seat,
  name: 'Ana',
  said: { kind: 'phrase', phrase: 'hello' },
});
const lines = [line('a', 0), line('b', 1), line('c', 0), line('d', null)];

test('everything others said after the last line read is unread', () => {
  expect(countUnread(lines, 'b', 2)).toBe(2);
  expect(countUnread(lines, 'd', 2)).toBe(0);
});

test('nothing was read before the first look', () => {
  expect(countUnread(lines, null, 2)).toBe(4);
});

test('a face is seen at once, and never unread', () => {
  const face: ChatLine = { ...line('e', 1), said: { kind: 'phrase', phrase: 'wow' } };
  expect(reactionOf(face.said)).toBe('wow');
  expect(countUnread([...lines, face], 'd', 2)).toBe(0);
  expect(wordyPhrases).not.toContain('wow');
});

test('one’s own lines are known', () => {
  expect(countUnread(lines, null, 0)).toBe(2);
});

test('onlookers hear other onlookers', () => {
  expect(countUnread(lines, 'c', null)).toBe(1);
});

test('a line that is no longer kept was read long ago: all that is left counts', () => {
  expect(countUnread(lines, 'gone', 2)).toBe(4);
});
