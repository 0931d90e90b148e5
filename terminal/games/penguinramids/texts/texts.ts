import type { Language } from '@rookery/texts/language';
import { penguinramidsScreenInEnglish, type PenguinramidsScreenTexts } from './en.ts';
import { penguinramidsScreenInFrench } from './fr.ts';

export type { PenguinramidsScreenTexts } from './en.ts';

/** The terminal's texts of Penguinramids in every language. */
export const penguinramidsScreenTexts: {
  readonly [language in Language]: PenguinramidsScreenTexts;
} = { en: penguinramidsScreenInEnglish, fr: penguinramidsScreenInFrench };
