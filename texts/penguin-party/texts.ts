import type { Language } from '../language.ts';
import { penguinPartyInEnglish, type PenguinPartyTexts } from './en.ts';
import { penguinPartyInFrench } from './fr.ts';

export type { PenguinPartyTexts } from './en.ts';

/** The texts of Penguin Party in every language. */
export const penguinPartyTexts: { readonly [language in Language]: PenguinPartyTexts } = {
  en: penguinPartyInEnglish,
  fr: penguinPartyInFrench,
};
