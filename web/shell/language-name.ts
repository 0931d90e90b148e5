import type { Language } from '@rookery/texts/language';

/** A language in its own words, so that everybody finds theirs: `Deutsch`, `日本語`. */
export function nameOfLanguage(language: Language): string {
  const name = new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}
