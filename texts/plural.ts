import type { Language } from './language.ts';
import { countGapOf, localeOf } from './locale.ts';

/**
 * The forms of a noun by plural category, as `Intl.PluralRules` names them. A language gives those in which
 * its nouns differ: English `one`, Polish `one`, `few` and `many`, Japanese none besides `other`.
 */
export type Forms = { readonly other: string } & {
  readonly [category in Intl.LDMLPluralRule]?: string;
};

/** Chooses the form of a noun that goes with a count. */
function pluralIn(language: Language): (count: number, forms: Forms) => string {
  const rules = new Intl.PluralRules(localeOf(language));
  return (count, forms) => forms[rules.select(count)] ?? forms.other;
}

/** A count with its noun: `1 card`, `3 cards`, `3枚`. */
export function countedIn(language: Language): (count: number, forms: Forms) => string {
  const plural = pluralIn(language);
  const number = new Intl.NumberFormat(localeOf(language));
  const gap = countGapOf(language);
  return (count, forms) => `${number.format(count)}${gap}${plural(count, forms)}`;
}
