import type { Language } from '@rookery/texts/language';
import { analysisInEnglish, type AnalysisTexts } from './en.ts';
import { analysisInFrench } from './fr.ts';

export type { AnalysisTexts } from './en.ts';

/** The texts of the analysis in every language. */
export const analysisTexts: { readonly [language in Language]: AnalysisTexts } = {
  en: analysisInEnglish,
  fr: analysisInFrench,
};
