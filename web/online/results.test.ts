import { describe, expect, test } from 'vitest';
import type { Sitter } from '../table/sitters.ts';
import { onlinePagesInEnglish } from '@rookery/texts/en/page/online';
import { onlinePagesInFrench } from '@rookery/texts/fr/page/online';
import { placesOf, sayResult, seatOfPerson } from './results.ts';

const { matches: texts } = onlinePagesInEnglish;

const sitters = (me: number | null): readonly Sitter[] =>
  ['Ana', 'Ben', 'Cleo'].map((name, seat) => ({
    seat,
    name,
    isMe: seat === me,
    penguin: 'royal',
    bot: null,
    species: null,
    isAway: false,
  }));

test('equals share the better place, and the next one is left out', () => {
  expect([...placesOf([[1], [0, 3], [2]])]).toEqual([
    [1, 1],
    [0, 2],
    [3, 2],
    [2, 4],
  ]);
});

describe('how a match ended', () => {
  test('for whoever played', () => {
    expect(sayResult([[1], [0, 2]], sitters(1), texts)).toBe('Won');
    expect(sayResult([[1, 0], [2]], sitters(1), texts)).toBe('Shared win');
    expect(sayResult([[1], [0], [2]], sitters(2), texts)).toBe('Place 3 of 3');
    expect(sayResult([[1], [0], [2]], sitters(0), onlinePagesInFrench.matches)).toBe(
      '2e place sur 3',
    );
  });

  test('for everyone else', () => {
    expect(sayResult([[1, 0], [2]], sitters(null), texts)).toBe('Won by Ana, Ben');
  });

  test('not yet', () => {
    expect(sayResult(null, sitters(1), texts)).toBe('Unfinished');
  });
});

describe('which seat was mine', () => {
  const person = (seat: number, name: string) => ({
    seat,
    who: {
      kind: 'person' as const,
      name,
      penguin: 'royal' as const,
      presence: 'away' as const,
      ready: true,
      standIn: null,
    },
  });
  const ana = { name: 'Ana', penguin: 'royal' };

  test('the one with my name and penguin', () => {
    expect(seatOfPerson([person(0, 'Ben'), person(1, 'Ana')], ana)).toBe(1);
  });

  test('none, if two look alike, or nobody does', () => {
    expect(seatOfPerson([person(0, 'Ana'), person(1, 'Ana')], ana)).toBeNull();
    expect(seatOfPerson([person(0, 'Ben')], ana)).toBeNull();
    expect(seatOfPerson([person(0, 'Ben')], null)).toBeNull();
  });
});
