import { catalogues } from '@rookery/texts/catalogues';
import type { PenguinramidsPageTexts } from '@rookery/texts/en/page/penguinramids';
import type { PenguinramidsTexts } from '@rookery/texts/en/penguinramids/texts';
import { LoadedTexts, type GameTexts } from '../kit/words.svelte.ts';

/** The texts of Penguinramids in one language. */
export type PenguinramidsWords = GameTexts<PenguinramidsTexts, PenguinramidsPageTexts>;

/** The texts of Penguinramids in the language of the page. */
export const words = new LoadedTexts<PenguinramidsTexts, PenguinramidsPageTexts>(
  (language) => catalogues[language].penguinramids,
);
