import HomeParty from './penguin-party/art/HomeScene.svelte';
import HomePyramids from './penguinramids/art/HomeScene.svelte';
import type { Language } from '@rookery/texts/language';
import type { Component } from 'svelte';
import type { GameCard, OptionsProps } from './game-ui.ts';

/** Loads a form together with the texts that it shows. */
async function loadForm(
  form: Promise<{ readonly default: Component<OptionsProps> }>,
  texts: Promise<{ readonly words: { speak(language: Language): Promise<void> } }>,
  language: Language,
): Promise<Component<OptionsProps>> {
  await (await texts).words.speak(language);
  return (await form).default;
}

const penguinParty: GameCard = {
  id: 'penguin-party',
  name: 'Penguin Party',
  seats: { least: 2, most: 6 },
  usualSeats: 4,
  minutes: 20,
  age: 8,
  minutesToLearn: 3,
  Scene: HomeParty,
  load: async (language) => (await import('./penguin-party/entry.ts')).load(language),
  loadGlimpse: async (language) =>
    (await import('./penguin-party/glimpse.ts')).loadGlimpse(language),
  loadOptions: (language) =>
    loadForm(
      import('./penguin-party/Options.svelte'),
      import('./penguin-party/words.svelte.ts'),
      language,
    ),
  loadPuzzles: async (language) =>
    (await import('./penguin-party/puzzles.ts')).loadPuzzles(language),
};

const penguinramids: GameCard = {
  id: 'penguinramids',
  name: 'Penguinramids',
  seats: { least: 2, most: 4 },
  usualSeats: 3,
  minutes: 30,
  age: 8,
  minutesToLearn: 6,
  Scene: HomePyramids,
  load: async (language) => (await import('./penguinramids/entry.ts')).load(language),
  loadGlimpse: async (language) =>
    (await import('./penguinramids/glimpse.ts')).loadGlimpse(language),
  loadOptions: (language) =>
    loadForm(
      import('./penguinramids/Options.svelte'),
      import('./penguinramids/words.svelte.ts'),
      language,
    ),
  loadPuzzles: async (language) =>
    (await import('./penguinramids/puzzles.ts')).loadPuzzles(language),
  loadOwnCards: async (language) =>
    (await import('./penguinramids/own-cards-page.ts')).loadOwnCardsPage(language),
};

/** Every game of the page, as home shows them. */
export const gameCards: readonly GameCard[] = [penguinParty, penguinramids];

/** The card of a game; nothing if this page does not know it. */
export const cardOf = (id: string): GameCard | undefined =>
  gameCards.find((card) => card.id === id);
