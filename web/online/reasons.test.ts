import { reasonReaders } from '@rookery/protocol/reasons';
import { describe, expect, test } from 'vitest';
import { reasonsInEnglish } from '../texts/en-online-reasons.ts';
import { reasonsInFrench } from '../texts/fr-online-reasons.ts';
import { sayTrouble } from './reasons.ts';

const withFacts = new Set(['wrong-phase', 'chat-is', 'too-many-tables', 'busy']);

describe('reasons in words', () => {
  test('every kind of the protocol has a sentence of its own, and nothing else has', () => {
    const kinds = Object.keys(reasonReaders).filter((kind) => !withFacts.has(kind));
    const own = ['unreachable', 'unreadable-answer', 'unanswered'];
    expect(Object.keys(reasonsInEnglish.plain).toSorted()).toEqual([...kinds, ...own].toSorted());
  });

  test('facts stand in the sentence', () => {
    const busy = { kind: 'busy', retryAfter: 1200 } as const;
    expect(sayTrouble(busy, reasonsInEnglish)).toContain('2 seconds');
    expect(sayTrouble({ kind: 'busy', retryAfter: 0 }, reasonsInFrench)).toContain('1 seconde.');
    expect(sayTrouble({ kind: 'too-many-tables', most: 20 }, reasonsInFrench)).toContain(
      '20 tables ouvertes',
    );
    expect(sayTrouble({ kind: 'wrong-phase', phase: 'playing' }, reasonsInEnglish)).toBe(
      reasonsInEnglish.wrongPhase.playing,
    );
    expect(sayTrouble({ kind: 'chat-is', chat: 'phrases' }, reasonsInEnglish)).toBe(
      reasonsInEnglish.chatIs.phrases,
    );
  });

  test('whatever cannot be read is said without its technical parts', () => {
    expect(sayTrouble({ kind: 'bad-form', problems: [] }, reasonsInEnglish)).toBe(
      reasonsInEnglish.plain['bad-form'],
    );
    expect(sayTrouble({ kind: 'not-json' }, reasonsInFrench)).toBe(
      reasonsInFrench.plain['not-json'],
    );
  });
});
