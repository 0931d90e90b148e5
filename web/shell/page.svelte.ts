import { parseLanguage, type Language } from '@rookery/texts/language';
import { loadTexts, type PageTexts } from '../texts/texts.ts';
import { keepAt, keptAt } from './keeping.ts';
import { pathOf, routeOf, type Route } from './route.ts';
import { readSettings, type Settings } from './settings.ts';

const prefersDark = matchMedia('(prefers-color-scheme: dark)');
const prefersLessMotion = matchMedia('(prefers-reduced-motion: reduce)');

/** What every part of the page may need to know: where we are, in which language, and as whom we like it. */
class Page {
  #route = $state.raw<Route>(routeOf(location.pathname));
  #settings = $state.raw<Settings>(readSettings(keptAt('settings')));
  #texts = $state.raw<PageTexts | null>(null);
  #language = $state<Language>('en');
  #isDark = $state(prefersDark.matches);
  #isCalm = $state(prefersLessMotion.matches);

  constructor() {
    addEventListener('popstate', () => {
      this.#route = routeOf(location.pathname);
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
  get settings(): Settings {
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
  /** Whether things should appear where they belong rather than move there. */
  get isCalm(): boolean {
    const { motion } = this.#settings;
    return motion === 'system' ? this.#isCalm : motion === 'reduced';
  }
  /** The texts of the page; there are none before `speak` has been called. */
  get texts(): PageTexts {
    if (!this.#texts) throw new Error('the page has no language yet');
    return this.#texts;
  }

  /** Loads the texts of the language that was chosen, or that the server found best. */
  async speak(): Promise<void> {
    const language =
      this.#settings.language ?? parseLanguage(document.documentElement.lang) ?? 'en';
    this.#texts = await loadTexts[language]();
    this.#language = language;
    document.documentElement.lang = language;
  }

  go(route: Route): void {
    history.pushState(null, '', pathOf(route));
    this.#route = route;
    scrollTo(0, 0);
  }

  /** Goes there without leaving a trace of where we were. */
  goInstead(route: Route): void {
    history.replaceState(null, '', pathOf(route));
    this.#route = route;
  }

  change(changes: Partial<Settings>): void {
    this.#settings = { ...this.#settings, ...changes };
    keepAt('settings', this.#settings);
    if ('language' in changes) void this.speak();
  }
}

/** The page. */
export const page = new Page();
