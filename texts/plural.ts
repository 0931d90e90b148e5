import type { Language } from './language.ts';

/** The forms of a noun, as `Intl.PluralRules` names them. */
export interface Forms {
  readonly one: string;
  readonly other: string;
}

/** Chooses the form of a noun that goes with a count. */
function pluralIn(language: Language): (count: number, forms: Forms) => string {
  const rules = new Intl.PluralRules(language);
  return (count, { one, other }) => (rules.select(count) === 'one' ? one : other);
}

/** A count with its noun: `1 card`, `3 cards`. */
export function countedIn(language: Language): (count: number, forms: Forms) => string {
  const plural = pluralIn(language);
  return (count, forms) => `${String(count)} ${plural(count, forms)}`;
}
