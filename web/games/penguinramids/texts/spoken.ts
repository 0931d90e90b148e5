import type { PenguinramidsTexts } from '@rookery/texts/penguinramids/texts';
import type { PenguinramidsPageTexts } from './en.ts';

/** The texts of the game in one language. */
export interface Spoken {
  /** Sentences that every client of the game shares. */
  readonly game: PenguinramidsTexts;
  /** What only the page says. */
  readonly page: PenguinramidsPageTexts;
}
