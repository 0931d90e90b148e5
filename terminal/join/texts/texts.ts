import type { Language } from '@rookery/texts/language';
import { joinInEnglish, type JoinTexts } from './en.ts';
import { joinInFrench } from './fr.ts';

export type { JoinTexts } from './en.ts';

/** The texts of tables elsewhere, in every language. */
export const joinTexts: { readonly [language in Language]: JoinTexts } = {
  en: joinInEnglish,
  fr: joinInFrench,
};
