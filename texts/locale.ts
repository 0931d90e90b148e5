import type { Language } from './language.ts';

/** The locale by which `Intl` writes a language. Our English is British: no comma before the last "and". */
export const localeOf = (language: Language): string => (language === 'en' ? 'en-GB' : language);

/** What stands between a number and its noun: nothing where counters follow the number at once. */
export const countGapOf = (language: Language): string =>
  language === 'ja' || language === 'ko' ? '' : ' ';
