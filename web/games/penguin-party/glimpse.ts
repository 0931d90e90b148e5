import type { Language } from '@rookery/texts/language';
import type { GameGlimpse } from '../game-ui.ts';
import Glimpse from './Glimpse.svelte';
import { about } from './sentences.ts';
import { viewOf } from './trusted.ts';
import { words } from './words.svelte.ts';

/** What lists show of a match. */
export async function loadGlimpse(language: Language): Promise<GameGlimpse> {
  await words.speak(language);
  return { Glimpse, about: (view) => about(words, viewOf(view)) };
}
