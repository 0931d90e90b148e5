import { colours } from '@rookery/rules/penguin-party/vocabulary';
import { describe, expect, test } from 'vitest';
import { languages } from '../language.ts';
import { spokenIn } from './spoken.ts';
import { testTranslations } from './translations.ts';

// The viewer's own seat, and another.
const people = { names: ['Ana', 'Ben'], viewer: 0 };
const seats = [
  [people, 0],
  [people, 1],
];

testTranslations({
  // What can be typed is no text: words may be the same as in English.
  part: ({ partyPage }) => {
    const { commandWords: _, ...texts } = partyPage;
    return texts;
  },
  same: {
    fr: [
      'about',
      'base',
      'commands.cell',
      'editionNames.amigo',
      'editionNames.iello',
      'letters.blue',
      'letters.red',
      'options.editions.amigo.name',
      'options.editions.iello.name',
      'result.round',
      'result.total',
      'standing',
    ],
  },
  samples: new Map<string, readonly (readonly unknown[])[]>([
    ['begins', seats],
    ['result.lastRound', seats.map((each) => [...each, '2'])],
    ['result.ledSince', seats.map((each) => [...each, 2, '3'])],
    [
      'where.amongBase',
      [
        [1, 1],
        [1, 2],
        [8, 8],
      ],
    ],
  ]),
});

describe.each(languages)('in %s', (language) => {
  const { partyPage: texts } = spokenIn(language);

  test('no two colours have the same sign, and each is one letter', () => {
    const letters = colours.map((colour) => texts.letters[colour]);
    expect(new Set(letters).size).toBe(colours.length);
    expect(letters.filter((letter) => !/^[\p{Lu}\p{Lo}]$/u.test(letter))).toEqual([]);
  });

  test('every position of every base has words of its own', () => {
    const bases = [1, 2, 3, 4, 5, 6, 7, 8].flatMap((of) =>
      Array.from({ length: of }, (_, before) => texts.where.amongBase(before + 1, of)),
    );
    expect(new Set(bases).size).toBe(bases.length);
    expect(bases.filter((said) => /\d/.test(said))).toEqual([]);
  });

  test('rounds beyond the usual number are called extra', () => {
    expect(texts.round(4, 4)).toContain('4');
    expect(texts.round(5, 4)).not.toContain('5');
    expect(texts.round(5, 4)).toContain('1');
  });

  test('a colour without a place is told what fits, if anything does', () => {
    expect(texts.nowhere('x', ['y', 'z'])).toMatch(/x.*y.*z/);
    expect(texts.nowhere('x', [])).toContain('x');
  });
});
