import type { Language } from '@rookery/texts/language';
import { terminalInEnglish, type TerminalTexts } from './en.ts';
import { terminalInFrench } from './fr.ts';

export type { TerminalTexts } from './en.ts';

/** The texts of the terminal program in every language. */
export const terminalTexts: { readonly [language in Language]: TerminalTexts } = {
  en: terminalInEnglish,
  fr: terminalInFrench,
};
