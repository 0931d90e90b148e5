import type { Language } from '@rookery/texts/language';
import { penguinPartyScreenInEnglish, type PenguinPartyScreenTexts } from './en.ts';
import { penguinPartyScreenInFrench } from './fr.ts';

export type { PenguinPartyScreenTexts } from './en.ts';

/** The terminal's texts of Penguin Party in every language. */
export const penguinPartyScreenTexts: {
  readonly [language in Language]: PenguinPartyScreenTexts;
} = { en: penguinPartyScreenInEnglish, fr: penguinPartyScreenInFrench };
