import type { PenguinramidsTexts } from '@rookery/texts/penguinramids/texts';
import { LoadedTexts, type GameTexts } from '../kit/words.svelte.ts';
import type { PenguinramidsPageTexts } from './texts/en.ts';

/** The texts of Penguinramids in one language. */
export type PenguinramidsWords = GameTexts<PenguinramidsTexts, PenguinramidsPageTexts>;

/** The texts of Penguinramids in the language of the page. */
export const words = new LoadedTexts<PenguinramidsTexts, PenguinramidsPageTexts>({
  en: {
    game: async () => (await import('@rookery/texts/penguinramids/en')).penguinramidsInEnglish,
    page: async () => (await import('./texts/en.ts')).penguinramidsPageInEnglish,
  },
  fr: {
    game: async () => (await import('@rookery/texts/penguinramids/fr')).penguinramidsInFrench,
    page: async () => (await import('./texts/fr.ts')).penguinramidsPageInFrench,
  },
});
