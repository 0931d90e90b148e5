import type { Language } from '@rookery/texts/language';
import { arenaInEnglish, type ArenaTexts } from './en.ts';
import { arenaInFrench } from './fr.ts';

export type { ArenaTexts } from './en.ts';

/** The texts of the arena in every language. */
export const arenaTexts: { readonly [language in Language]: ArenaTexts } = {
  en: arenaInEnglish,
  fr: arenaInFrench,
};
