import type { Language } from '@rookery/texts/language';
import { upkeepInEnglish, type UpkeepTexts } from './en.ts';
import { upkeepInFrench } from './fr.ts';

/** The texts about backups in every language. */
export const upkeepTexts: { readonly [language in Language]: UpkeepTexts } = {
  en: upkeepInEnglish,
  fr: upkeepInFrench,
};
