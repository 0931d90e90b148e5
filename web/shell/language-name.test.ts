import { languages } from '@rookery/texts/language';
import { expect, test } from 'vitest';
import { nameOfLanguage } from './language-name.ts';

test('every language is named in its own words', () => {
  expect(languages.map(nameOfLanguage)).toEqual([
    'English',
    'Français',
    'Deutsch',
    'Italiano',
    'Español',
    '日本語',
    '한국어',
  ]);
});
