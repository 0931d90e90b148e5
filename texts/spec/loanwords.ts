import type { Language } from '../language.ts';

/** Words that a language has in common with English. */
const loanwords: { readonly [language in Exclude<Language, 'en' | 'fr'>]: readonly string[] } = {
  de: ['bot', 'chat', 'code', 'link', 'lobby', 'moment', 'name', 'normal', 'ok', 'online', 'wow'],
  it: ['account', 'base', 'bot', 'chat', 'ok', 'online', 'password', 'round'],
  es: ['base', 'bot', 'chat', 'normal', 'total'],
  ja: [],
  ko: [],
};

/** Proper names, units and the samples of the tests; they are the same everywhere. */
const everywhere = new Set(
  'rookery penguin party penguinramids iello amigo ana ben cleo min h s d qr utc'.split(' '),
);

/** Whether a text that is the same as in English may be: it has no words of its own, or borrowed ones. */
export function mayBeEnglish(said: string, language: keyof typeof loanwords): boolean {
  const words = said.toLowerCase().match(/\p{L}+/gu) ?? [];
  const known = new Set([...everywhere, ...loanwords[language]]);
  return words.every((word) => word.length === 1 || known.has(word));
}
