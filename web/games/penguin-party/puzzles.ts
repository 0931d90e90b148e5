import { catalogues } from '@rookery/texts/catalogues';
import type { Language } from '@rookery/texts/language';
import type { GamePuzzles } from '../game-ui.ts';
import { reasonOf } from './trusted.ts';
import { words } from './words.svelte.ts';

/** The puzzles of Penguin Party, and what they are about in that language. */
export async function loadPuzzles(language: Language): Promise<GamePuzzles> {
  const [themes, { default: set }] = await Promise.all([
    catalogues[language].penguinParty.themes(),
    import('@rookery/analysis/puzzles/penguin-party.json'),
    words.speak(language),
  ]);
  return {
    set,
    hasHiddenHands: true,
    sayTheme: (kind) => themes[reasonOf({ kind }).kind],
  };
}
