import type { PenguinPartyTexts } from '@rookery/texts/penguin-party/texts';
import { LoadedTexts, type GameTexts } from '../kit/words.svelte.ts';
import type { PenguinPartyPageTexts } from './texts/en.ts';

/** The texts of Penguin Party in one language. */
export type PenguinPartyWords = GameTexts<PenguinPartyTexts, PenguinPartyPageTexts>;

/** The texts of Penguin Party in the language of the page. */
export const words = new LoadedTexts<PenguinPartyTexts, PenguinPartyPageTexts>({
  en: {
    game: async () => (await import('@rookery/texts/penguin-party/en')).penguinPartyInEnglish,
    page: async () => (await import('./texts/en.ts')).penguinPartyPageInEnglish,
  },
  fr: {
    game: async () => (await import('@rookery/texts/penguin-party/fr')).penguinPartyInFrench,
    page: async () => (await import('./texts/fr.ts')).penguinPartyPageInFrench,
  },
});
