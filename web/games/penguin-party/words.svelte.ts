import { catalogues } from '@rookery/texts/catalogues';
import type { PenguinPartyPageTexts } from '@rookery/texts/en/page/penguin-party';
import type { PenguinPartyTexts } from '@rookery/texts/en/penguin-party/texts';
import { LoadedTexts, type GameTexts } from '../kit/words.svelte.ts';

/** The texts of Penguin Party in one language. */
export type PenguinPartyWords = GameTexts<PenguinPartyTexts, PenguinPartyPageTexts>;

/** The texts of Penguin Party in the language of the page. */
export const words = new LoadedTexts<PenguinPartyTexts, PenguinPartyPageTexts>(
  (language) => catalogues[language].penguinParty,
);
