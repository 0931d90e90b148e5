import { expect, test } from 'vitest';
import { onlinePagesInEnglish } from '@rookery/texts/en/page/online';
import { onlinePagesInFrench } from '@rookery/texts/fr/page/online';
import { sayFailure } from './request-failure.ts';

const { reasons: english } = onlinePagesInEnglish;
const { reasons: french } = onlinePagesInFrench;

test('what the server said is said in its words', () => {
  expect(sayFailure({ kind: 'not-the-host' }, english)).toBe(english.plain['not-the-host']);
  expect(sayFailure({ kind: 'busy', retryAfter: 0 }, french)).toContain('1 seconde.');
});

test('an answer that never came, or came unreadable, has words of the page', () => {
  expect(sayFailure({ kind: 'unreachable' }, english)).toBe(english.unreachable);
  expect(sayFailure({ kind: 'unreadable-answer' }, french)).toBe(french.unreadableAnswer);
  expect(sayFailure({ kind: 'unanswered' }, english)).toBe(english.plain.unanswered);
});
