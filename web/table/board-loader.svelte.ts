import type { Language } from '@rookery/texts/language';
import type { GameCard, GameUi } from '../games/game-ui.ts';

/**
 * Loads the table of a game. What is shown stays until something else is loaded: a board that were built anew
 * in the middle of a match would take the focus and the live regions with it.
 */
export class BoardLoader {
  #ui = $state.raw<GameUi | null>(null);
  #hasFailed = $state(false);
  #key = '';

  /** The table; null until it is loaded. */
  get ui(): GameUi | null {
    return this.#ui;
  }
  get hasFailed(): boolean {
    return this.#hasFailed;
  }

  /** Loads it unless it is loaded already, or on its way. */
  load(card: GameCard | undefined, language: Language): void {
    const key = card ? `${card.id} ${language}` : '';
    if (!card || key === this.#key) return;
    this.#key = key;
    this.#hasFailed = false;
    void this.#await(key, card.load(language));
  }

  async #await(key: string, loading: Promise<GameUi>): Promise<void> {
    const ui = await loading.catch(() => null);
    if (key !== this.#key) return;
    if (ui === null) this.#fail();
    else this.#ui = ui;
  }

  /** The next call of `load` tries again. */
  #fail(): void {
    this.#key = '';
    this.#hasFailed = true;
  }
}
