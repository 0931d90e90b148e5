import type { Language } from '@rookery/texts/language';

/** A point in time as people write it: `16 November 2026 at 14:05`. */
export const momentIn = (language: Language, at: number): string =>
  // Our English is British.
  new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    dateStyle: 'long',
    timeStyle: 'short',
  }).format(at);

/** A time of today: `14:05`. */
export const timeIn = (language: Language, at: number): string =>
  new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, { timeStyle: 'short' }).format(
    at,
  );
