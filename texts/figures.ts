import type { Language } from './language.ts';
import { localeOf } from './locale.ts';
import { countedIn, type Forms } from './plural.ts';

/** How figures are written in a language. */
interface Figures {
  readonly number: (value: number, digits: number) => string;
  /** A count with its noun. */
  readonly count: (value: number, forms: Forms) => string;
  /** Seconds as a person says them. */
  readonly duration: (seconds: number) => string;
}

/** Writes figures in a language. */
export function figuresIn(language: Language): Figures {
  const number = (value: number, digits: number): string =>
    value.toLocaleString(localeOf(language), {
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    });
  return {
    number,
    count: countedIn(language),
    duration(seconds) {
      const minutes = Math.floor(seconds / 60);
      if (minutes === 0) return `${String(Math.round(seconds))} s`;
      if (minutes < 60) return `${String(minutes)} min ${String(Math.round(seconds % 60))} s`;
      return `${String(Math.floor(minutes / 60))} h ${String(minutes % 60)} min`;
    },
  };
}
