import { catalogues } from '@rookery/texts/catalogues';
import type { Language } from '@rookery/texts/language';
import type { Component } from 'svelte';
import OwnCards from './OwnCards.svelte';
import { words } from './words.svelte.ts';

/** Loads the page where owners enter the cards of their box, with its texts. */
export async function loadOwnCardsPage(language: Language): Promise<Component> {
  const [texts, problems] = await Promise.all([
    catalogues[language].ownCards(),
    catalogues[language].problems(),
    words.speak(language),
  ]);
  // The texts are fixed here, so that the frame needs to know nothing of them.
  return (anchor) => OwnCards(anchor, { texts, problems });
}
