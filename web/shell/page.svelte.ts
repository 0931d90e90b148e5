import { parseLanguage, type Language } from '@rookery/texts/language';
import { loadTexts as textLoaders, type PageTexts } from '../texts/texts.ts';
import { saveItem, loadItem } from './local-storage.ts';
import { formatPath, parsePath, type Route } from './route.ts';
import { readSettings, type PageSettings } from './settings.ts';

const prefersDark = matchMedia('(prefers-color-scheme: dark)');
const prefersLessMotion = matchMedia('(prefers-reduced-motion: reduce)');

/** The state that every part of the page shares: route, settings, language and texts. */
class PageState {
  #route = $state.raw<Route>(parsePath(location.pathname));
  #settings = $state.raw<PageSettings>(readSettings(loadItem('settings')));
  #texts = $state.raw<PageTexts | null>(null);
  #language = $state<Language>('en');
  #isDark = $state(prefersDark.matches);
  #isCalm = $state(prefersLessMotion.matches);

  constructor() {
    addEventListener('popstate', () => {
      this.#route = parsePath(location.pathname);
    });
    prefersDark.addEventListener('change', ({ matches }) => {
      this.#isDark = matches;
    });
    prefersLessMotion.addEventListener('change', ({ matches }) => {
      this.#isCalm = matches;
    });
  }

  get route(): Route {
    return this.#route;
  }
  get settings(): PageSettings {
    return this.#settings;
  }
  get language(): Language {
    return this.#language;
  }
  get theme(): 'light' | 'dark' {
    const { theme } = this.#settings;
    if (theme !== 'system') return theme;
    return this.#isDark ? 'dark' : 'light';
  }
  /** Whether motion is reduced: things appear in their place instead of moving there. */
  get isCalm(): boolean {
    const { motion } = this.#settings;
    return motion === 'system' ? this.#isCalm : motion === 'reduced';
  }
  /** Throws before `loadTexts` has ended. */
  get texts(): PageTexts {
    if (!this.#texts) throw new Error('the page has no language yet');
    return this.#texts;
  }

  /** Loads the texts of the language chosen in the settings; without a choice, of the page's own language. */
  async loadTexts(): Promise<void> {
    const language =
      this.#settings.language ?? parseLanguage(document.documentElement.lang) ?? 'en';
    this.#texts = await textLoaders[language]();
    this.#language = language;
    document.documentElement.lang = language;
  }

  go(route: Route): void {
    history.pushState(null, '', formatPath(route));
    this.#route = route;
    scrollTo(0, 0);
  }

  change(changes: Partial<PageSettings>): void {
    this.#settings = { ...this.#settings, ...changes };
    saveItem('settings', this.#settings);
    if ('language' in changes) void this.loadTexts();
  }
}

export const page = new PageState();
