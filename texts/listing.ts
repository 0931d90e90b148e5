import type { Language } from './language.ts';

// British English: no comma before the last "and".
const locales: { readonly [language in Language]: string } = { en: 'en-GB', fr: 'fr' };

/** `red, green or blue`. */
export function anyOfIn(language: Language): (entries: readonly string[]) => string {
  const list = new Intl.ListFormat(locales[language], { type: 'disjunction' });
  return (entries) => list.format(entries);
}

/** `red, green and blue`. */
export function allOfIn(language: Language): (entries: readonly string[]) => string {
  const list = new Intl.ListFormat(locales[language], { type: 'conjunction' });
  return (entries) => list.format(entries);
}
