import { colours } from '@rookery/rules/penguin-party/vocabulary';
import { colours as pyramidColours } from '@rookery/rules/penguinramids/vocabulary';
import { expect, test } from 'vitest';
import { languages } from '../language.ts';
import { spokenIn } from './spoken.ts';

test.each(languages)('in %s a colour has the same sign in both games', (language) => {
  const { partyPage, pyramidsPage } = spokenIn(language);
  expect(colours.map((colour) => partyPage.letters[colour])).toEqual(
    colours.map((colour) => pyramidsPage.letters[colour]),
  );
});

test.each(languages)('in %s every colour has a sign of its own, of one letter', (language) => {
  const { letters } = spokenIn(language).pyramidsPage;
  const signs = pyramidColours.map((colour) => letters[colour]);
  expect(new Set(signs).size).toBe(pyramidColours.length);
  expect(signs.filter((sign) => !/^[\p{Lu}\p{Lo}]$/u.test(sign))).toEqual([]);
});
