import HomeParty from './penguin-party/art/HomeScene.svelte';
import HomePyramids from './penguinramids/art/HomeScene.svelte';
import type { GameCard } from './game-ui.ts';

const penguinParty: GameCard = {
  id: 'penguin-party',
  name: 'Penguin Party',
  seats: { least: 2, most: 6 },
  usualSeats: 4,
  Scene: HomeParty,
  load: async (language) => (await import('./penguin-party/entry.ts')).load(language),
  loadOptions: async (language) => {
    const [form, { words }] = await Promise.all([
      import('./penguin-party/Options.svelte'),
      import('./penguin-party/words.svelte.ts'),
    ]);
    await words.speak(language);
    return form.default;
  },
};

const penguinramids: GameCard = {
  id: 'penguinramids',
  name: 'Penguinramids',
  seats: { least: 2, most: 4 },
  usualSeats: 3,
  Scene: HomePyramids,
  load: async (language) => (await import('./penguinramids/entry.ts')).load(language),
  loadOptions: async (language) => {
    const [form, { words }] = await Promise.all([
      import('./penguinramids/Options.svelte'),
      import('./penguinramids/words.svelte.ts'),
    ]);
    await words.speak(language);
    return form.default;
  },
};

/** Every game of the page, as home shows them. */
export const gameCards: readonly GameCard[] = [penguinParty, penguinramids];

/** The card of a game; nothing if this page does not know it. */
export const cardOf = (id: string): GameCard | undefined =>
  gameCards.find((card) => card.id === id);
