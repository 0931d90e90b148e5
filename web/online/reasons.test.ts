import { expect, test } from 'vitest';
import { onlinePagesInEnglish } from '../texts/en-online.ts';
import { onlinePagesInFrench } from '../texts/fr-online.ts';
import { sayTrouble } from './reasons.ts';

const { reasons: english } = onlinePagesInEnglish;
const { reasons: french } = onlinePagesInFrench;

test('what the server said is said in its words', () => {
  expect(sayTrouble({ kind: 'not-the-host' }, english)).toBe(english.plain['not-the-host']);
  expect(sayTrouble({ kind: 'busy', retryAfter: 0 }, french)).toContain('1 seconde.');
});

test('an answer that never came, or came unreadable, has words of the page', () => {
  expect(sayTrouble({ kind: 'unreachable' }, english)).toBe(english.unreachable);
  expect(sayTrouble({ kind: 'unreadable-answer' }, french)).toBe(french.unreadableAnswer);
  expect(sayTrouble({ kind: 'unanswered' }, english)).toBe(english.plain.unanswered);
});
