import { describe, expect, test } from 'vitest';
import { languages, type Language } from '../language.ts';
import { mayBeEnglish } from './loanwords.ts';
import { sayingsOf, type Samples } from './sayings.ts';
import { spokenIn, type Spoken } from './spoken.ts';
import { faultsOf } from './typography.ts';

type Sayings = ReturnType<typeof sayingsOf>;

interface Translations {
  /** The part of a language that is tested. */
  readonly part: (spoken: Spoken) => object;
  /** Paths of what French says as English does, if only with some samples. */
  readonly same?: { readonly fr: readonly string[] };
  readonly samples?: Samples;
}

/** Tests that a catalogue says everything in every language, and as each of them is written. */
export function testTranslations(translations: Translations): void {
  const { part, same = { fr: [] }, samples = new Map() } = translations;
  const sayingsIn = (language: Language): Sayings => sayingsOf(part(spokenIn(language)), samples);
  const english = sayingsIn('en');

  describe.each(languages)('in %s', (language) => {
    const texts = sayingsIn(language);

    test('the same things are said as in English', () => {
      expect([...texts.keys()].toSorted()).toEqual([...english.keys()].toSorted());
    });

    test('every text is translated, but for borrowed words', () => {
      const isEnglish = (path: string, said: string, nth: number): boolean =>
        language !== 'en' &&
        said === texts.get(path)?.[nth] &&
        (language === 'fr' || !mayBeEnglish(said, language));
      const alike = [...english].filter(([path, said]) =>
        said.some((each, nth) => isEnglish(path, each, nth)),
      );
      const allowed = language === 'fr' ? same.fr : [];
      expect(alike.map(([path]) => path).toSorted()).toEqual(allowed.toSorted());
    });

    test('nothing is silent', () => {
      expect([...texts].filter(([, said]) => said.length === 0)).toEqual([]);
    });

    test('everything is written as the language wants it', () => {
      expect([...texts.values()].flat().flatMap((said) => faultsOf(said, language))).toEqual([]);
    });
  });
}
