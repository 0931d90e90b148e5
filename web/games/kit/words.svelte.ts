import type { GameCatalogue } from '@rookery/texts/catalogue';
import type { Language } from '@rookery/texts/language';

/** Everything there is to say about a game in one language. */
export interface GameTexts<Shared, Page> {
  /** What every client says: news, refusals, names. */
  readonly game: Shared;
  /** What this page alone says. */
  readonly page: Page;
}

/** Where the texts of a language come from; each part is a chunk of its own. */
type TextSource<Shared, Page> = (
  language: Language,
) => Pick<GameCatalogue<Shared, Page>, 'game' | 'page'>;

/** The texts of a game in the language of the page. Call `speak` before reading any. */
export class LoadedTexts<Shared, Page> implements GameTexts<Shared, Page> {
  readonly #source: TextSource<Shared, Page>;
  #texts = $state.raw<GameTexts<Shared, Page> | null>(null);

  constructor(source: TextSource<Shared, Page>) {
    this.#source = source;
  }

  get game(): Shared {
    return this.#loaded.game;
  }
  get page(): Page {
    return this.#loaded.page;
  }
  get #loaded(): GameTexts<Shared, Page> {
    if (!this.#texts) throw new Error('no texts were loaded yet');
    return this.#texts;
  }

  /** Fetches the texts of a language and uses them from then on. */
  async speak(language: Language): Promise<void> {
    const load = this.#source(language);
    const [game, page] = await Promise.all([load.game(), load.page()]);
    this.#texts = { game, page };
  }
}
