import type { Language } from '@rookery/texts/language';
import type { PageTexts } from './en.ts';

export type { PageTexts } from './en.ts';

/** The texts of the page in every language, each fetched only where it is spoken. */
export const loadTexts: { readonly [language in Language]: () => Promise<PageTexts> } = {
  en: async () => (await import('./en.ts')).pageInEnglish,
  fr: async () => (await import('./fr.ts')).pageInFrench,
};
