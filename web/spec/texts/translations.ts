import { describe, expect, test } from 'vitest';
import { sayingsOf, type Samples } from './sayings.ts';
import { faultsOf } from './typography.ts';

interface Translations {
  readonly en: object;
  readonly fr: object;
  /** Paths of what is the same in both languages, if only with some samples. */
  readonly same: readonly string[];
  readonly samples?: Samples;
}

/** Tests that a catalogue says everything in both languages, and as each of them is written. */
export function testTranslations({ en, fr, same, samples = new Map() }: Translations): void {
  const english = sayingsOf(en, samples);
  const french = sayingsOf(fr, samples);

  test('both languages say the same things', () => {
    expect([...french.keys()].toSorted()).toEqual([...english.keys()].toSorted());
  });

  test('every text is translated, but for a few', () => {
    const alike = [...english].filter(([path, said]) =>
      said.some((each, nth) => each === french.get(path)?.[nth]),
    );
    expect(alike.map(([path]) => path).toSorted()).toEqual(same.toSorted());
  });

  describe.each([
    { language: 'en', texts: english },
    { language: 'fr', texts: french },
  ] as const)('in $language', ({ language, texts }) => {
    test('nothing is silent', () => {
      expect([...texts].filter(([, said]) => said.length === 0)).toEqual([]);
    });

    test('everything is written as the language wants it', () => {
      expect([...texts.values()].flat().flatMap((said) => faultsOf(said, language))).toEqual([]);
    });
  });
}
