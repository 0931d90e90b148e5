import type { Language } from '@rookery/texts/language';
import { adminInEnglish, type AdminTexts } from './en.ts';
import { adminInFrench } from './fr.ts';

/** The texts for whoever runs a server, in every language. */
export const adminTexts: { readonly [language in Language]: AdminTexts } = {
  en: adminInEnglish,
  fr: adminInFrench,
};
