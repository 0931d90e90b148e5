import { expect, test } from 'vitest';
import { elided } from '../elision.ts';
import { languageOf, parseLanguage } from '../language.ts';
import { allOfIn, anyOfIn } from '../listing.ts';
import { countedIn } from '../plural.ts';

test.each([
  [{}, 'en'],
  [{ LANG: 'fr_FR.UTF-8' }, 'fr'],
  [{ LANG: 'fr' }, 'fr'],
  [{ LC_MESSAGES: 'fr_CA', LANG: 'en_GB' }, 'fr'],
  [{ LC_ALL: 'en_GB', LANG: 'fr_FR' }, 'en'],
  [{ LC_ALL: '', LANG: 'fr_FR' }, 'fr'],
  [{ LC_ALL: 'C', LANG: 'fr_FR' }, 'en'],
  [{ LANG: 'de_DE.UTF-8' }, 'de'],
  [{ LANG: 'ja_JP.eucJP' }, 'ja'],
  [{ LANG: 'pl_PL.UTF-8' }, 'en'],
])('the environment %o speaks %s', (environment, language) => {
  expect(languageOf(environment)).toBe(language);
});

test('a language is named by its locale', () => {
  expect(parseLanguage('FR-ca')).toBe('fr');
  expect(parseLanguage('tlh')).toBeUndefined();
});

test('nothing is plural in English and singular in French', () => {
  const forms = { one: 'point', other: 'points' };
  expect([0, 1, 2].map((count) => countedIn('en')(count, forms))).toEqual([
    '0 points',
    '1 point',
    '2 points',
  ]);
  expect(countedIn('fr')(0, forms)).toBe('0 point');
});

test('lists read naturally', () => {
  expect(anyOfIn('en')(['red', 'green', 'blue'])).toBe('red, green or blue');
  expect(allOfIn('fr')(['rouge', 'vert'])).toBe('rouge et vert');
});

test('short French words lose their vowel before another', () => {
  const all = ['Zoé', 'Ana', 'Élise', 'Hugo', 'Yves', 'Yann'].map((name) => elided('de', name));
  expect(all).toEqual(['de Zoé', 'd’Ana', 'd’Élise', 'd’Hugo', 'd’Yves', 'de Yann']);
  expect(elided('que', 'Ana')).toBe('qu’Ana');
});
