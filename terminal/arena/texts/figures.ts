import type { Language } from '@rookery/texts/language';
import type { Forms } from '@rookery/texts/plural';

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
  const rules = new Intl.PluralRules(language);
  const number = (value: number, digits: number): string =>
    value.toLocaleString(language, {
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    });
  return {
    number,
    count: (value, { one, other }) =>
      `${number(value, 0)} ${rules.select(value) === 'one' ? one : other}`,
    duration(seconds) {
      const minutes = Math.floor(seconds / 60);
      if (minutes === 0) return `${String(Math.round(seconds))} s`;
      if (minutes < 60) return `${String(minutes)} min ${String(Math.round(seconds % 60))} s`;
      return `${String(Math.floor(minutes / 60))} h ${String(minutes % 60)} min`;
    },
  };
}
