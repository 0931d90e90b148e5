import type { Language } from '@rookery/texts/language';

/** A number of bytes as people say it: `1.4 kB`, `2 MB`. */
export function saySize(bytes: number, language: Language): string {
  const isLarge = bytes >= 1_000_000;
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit: isLarge ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: 1,
  }).format(bytes / (isLarge ? 1_000_000 : 1000));
}
