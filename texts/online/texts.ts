import type { Language } from '../language.ts';
import { onlineInEnglish, type OnlineTexts } from './en.ts';
import { onlineInFrench } from './fr.ts';

export type { OnlineTexts } from './en.ts';

/** What page and terminal both say at tables with others, in every language. */
export const onlineTexts: { readonly [language in Language]: OnlineTexts } = {
  en: onlineInEnglish,
  fr: onlineInFrench,
};
