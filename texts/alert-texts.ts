import { alertsInGerman } from './de/alerts.ts';
import { alertsInEnglish, type AlertTexts } from './en/alerts.ts';
import { alertsInSpanish } from './es/alerts.ts';
import { alertsInFrench } from './fr/alerts.ts';
import { alertsInItalian } from './it/alerts.ts';
import { alertsInJapanese } from './ja/alerts.ts';
import { alertsInKorean } from './ko/alerts.ts';
import type { Language } from './language.ts';

/** What notifications say. Apart, because the service worker carries all languages, and the page none. */
export const alertTexts: { readonly [language in Language]: AlertTexts } = {
  en: alertsInEnglish,
  fr: alertsInFrench,
  de: alertsInGerman,
  it: alertsInItalian,
  es: alertsInSpanish,
  ja: alertsInJapanese,
  ko: alertsInKorean,
};
