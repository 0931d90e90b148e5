import type { Language } from '@rookery/texts/language';
import type { Spoken } from './texts/spoken.ts';

// Each language is fetched only where it is spoken.
const loading: { readonly [language in Language]: () => Promise<Spoken> } = {
  en: async () => ({
    game: (await import('@rookery/texts/penguinramids/en')).penguinramidsInEnglish,
    page: (await import('./texts/en.ts')).penguinramidsPageInEnglish,
  }),
  fr: async () => ({
    game: (await import('@rookery/texts/penguinramids/fr')).penguinramidsInFrench,
    page: (await import('./texts/fr.ts')).penguinramidsPageInFrench,
  }),
};

/** The texts of the game in the language of the page; there are none before `speak`. */
class Words implements Spoken {
  #spoken = $state.raw<Spoken | null>(null);

  get game(): Spoken['game'] {
    return this.#now.game;
  }
  get page(): Spoken['page'] {
    return this.#now.page;
  }
  get #now(): Spoken {
    if (!this.#spoken) throw new Error('Penguinramids has no language yet');
    return this.#spoken;
  }

  async speak(language: Language): Promise<void> {
    this.#spoken = await loading[language]();
  }
}

/** The words of the game. */
export const words = new Words();
