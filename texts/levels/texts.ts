import type { Language } from '../language.ts';
import { levelsInEnglish, type LevelTexts } from './en.ts';
import { levelsInFrench } from './fr.ts';

export type { LevelTexts } from './en.ts';

/** The levels of the bots in every language. */
export const levelTexts: { readonly [language in Language]: LevelTexts } = {
  en: levelsInEnglish,
  fr: levelsInFrench,
};
