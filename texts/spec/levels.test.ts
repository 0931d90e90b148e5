import { levels } from '@rookery/bots/levels';
import { expect, test } from 'vitest';
import { languages } from '../language.ts';
import { spokenIn } from './spoken.ts';

test.each(languages)(
  'in %s every level has a name of its own that fits beside a score',
  (language) => {
    const { levels: named, random } = spokenIn(language).terminal.levels;
    const names = [...levels.map((level) => named[level].name), random.name];
    expect(new Set(names).size).toBe(names.length);
    expect(Math.max(...names.map((name) => name.length))).toBeLessThanOrEqual(9);
  },
);

test('the penguins are called what French calls them', () => {
  const { levels: named } = spokenIn('fr').terminal.levels;
  expect(levels.map((level) => named[level].name)).toEqual([
    'Poussin',
    'Adélie',
    'Papou',
    'Royal',
    'Empereur',
  ]);
});
