import type { Language } from './language.ts';
import { localeOf } from './locale.ts';

/** `red, green or blue`. */
export function anyOfIn(language: Language): (entries: readonly string[]) => string {
  const list = new Intl.ListFormat(localeOf(language), { type: 'disjunction' });
  return (entries) => list.format(entries);
}

/** `red, green and blue`. */
export function allOfIn(language: Language): (entries: readonly string[]) => string {
  const list = new Intl.ListFormat(localeOf(language), { type: 'conjunction' });
  return (entries) => list.format(entries);
}
