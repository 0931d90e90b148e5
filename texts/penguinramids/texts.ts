import type { Language } from '../language.ts';
import { penguinramidsInEnglish, type PenguinramidsTexts } from './en.ts';
import { penguinramidsInFrench } from './fr.ts';

export type { PenguinramidsTexts } from './en.ts';

/** The texts of Penguinramids in every language. */
export const penguinramidsTexts: { readonly [language in Language]: PenguinramidsTexts } = {
  en: penguinramidsInEnglish,
  fr: penguinramidsInFrench,
};
