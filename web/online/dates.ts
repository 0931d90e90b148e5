import type { Language } from '@rookery/texts/language';

/** Writes a date with its time: `16 November 2026 at 14:05`. */
export const formatDate = (language: Language, at: number): string =>
  // Our English is British.
  new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    dateStyle: 'long',
    timeStyle: 'short',
  }).format(at);

/** Writes a time of today: `14:05`. */
export const formatTime = (language: Language, at: number): string =>
  new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, { timeStyle: 'short' }).format(
    at,
  );
