import type { Language } from '@rookery/texts/language';
import { localeOf } from '@rookery/texts/locale';

/** Writes a date with its time: `16 November 2026 at 14:05`. */
export const formatDate = (language: Language, at: number): string =>
  new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long', timeStyle: 'short' }).format(at);

/** Writes a time of today: `14:05`. */
export const formatTime = (language: Language, at: number): string =>
  new Intl.DateTimeFormat(localeOf(language), { timeStyle: 'short' }).format(at);
