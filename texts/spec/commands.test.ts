import { describe, expect, test } from 'vitest';
import { languages } from '../language.ts';
import { spokenIn } from './spoken.ts';
import { testTranslations } from './translations.ts';

testTranslations({
  // What stands on keys is often English.
  part: ({ commands: { say } }) => {
    const { names: _, ...keys } = say.keys;
    return { ...say, keys };
  },
});

describe.each(languages)('in %s', (language) => {
  const { questions } = spokenIn(language).commands;

  test('no two questions have a word in common', () => {
    const words = Object.values(questions).flat();
    expect(words.filter((word, at) => words.indexOf(word) !== at)).toEqual([]);
  });
});
