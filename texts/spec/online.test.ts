import { partings } from '@rookery/protocol/tells';
import { phrases } from '@rookery/protocol/chat';
import { reasonReaders } from '@rookery/protocol/reasons';
import { describe, expect, test } from 'vitest';
import { sayReason } from '../online/say-reason.ts';
import { spokenIn } from './spoken.ts';
import { onlineInEnglish } from '../en/online.ts';
import { onlineInFrench } from '../fr/online.ts';
import { languages } from '../language.ts';

const { reasons: english } = onlineInEnglish;
const { reasons: french } = onlineInFrench;

const withFacts = new Set([
  'busy',
  'chat-is',
  'options-tell-secrets',
  'too-many-tables',
  'unknown-game',
  'unknown-level',
  'wrong-phase',
]);

describe('reasons in words', () => {
  test('every kind of the protocol has a sentence of its own, and nothing else has', () => {
    const kinds = Object.keys(reasonReaders).filter((kind) => !withFacts.has(kind));
    expect(Object.keys(english.plain).toSorted()).toEqual([...kinds, 'unanswered'].toSorted());
  });

  test('facts stand in the sentence', () => {
    expect(sayReason({ kind: 'busy', retryAfter: 1200 }, english)).toContain('2 seconds');
    expect(sayReason({ kind: 'busy', retryAfter: 0 }, french)).toContain('1 seconde.');
    expect(sayReason({ kind: 'too-many-tables', most: 20 }, french)).toContain(
      '20 tables ouvertes',
    );
    expect(sayReason({ kind: 'unknown-game', known: ['chess', 'go'] }, english)).toContain(
      'chess and go',
    );
    expect(sayReason({ kind: 'unknown-level', known: ['king'] }, french)).toContain('king');
    const secrets = { kind: 'options-tell-secrets', options: ['deal', 'goals'] } as const;
    expect(sayReason(secrets, english)).toContain('deal and goals');
    expect(sayReason({ kind: 'wrong-phase', phase: 'playing' }, english)).toBe(
      english.wrongPhase.playing,
    );
    expect(sayReason({ kind: 'chat-is', chat: 'phrases' }, english)).toBe(english.chatIs.phrases);
  });

  test('a free seat that is asked for is not a seat that is still open', () => {
    expect(english.plain['seat-free']).not.toBe(english.plain['seats-open']);
    expect(french.plain['seat-free']).not.toBe(french.plain['seats-open']);
  });

  test('whatever cannot be read is said without its technical parts', () => {
    expect(sayReason({ kind: 'bad-form', problems: [] }, english)).toBe(english.plain['bad-form']);
    expect(sayReason({ kind: 'not-json' }, french)).toBe(french.plain['not-json']);
  });
});

test.each(languages)('every parting and every phrase has words in %s', (language) => {
  const texts = spokenIn(language).terminal.join;
  expect(Object.keys(texts.partings).toSorted()).toEqual(partings.toSorted());
  expect(Object.keys(texts.phrases)).toEqual(phrases);
});
