import { catalogues } from '@rookery/texts/catalogues';
import type { PageTexts } from '@rookery/texts/en/page/page';
import { parseLanguage, type Language } from '@rookery/texts/language';
import { readCarried } from './carried-settings.ts';
import { saveItem, loadItem } from './local-storage.ts';
import { formatPath, parseAddress, type Route } from './route.ts';
import { readSettings, type PageSettings } from './settings.ts';

const prefersDark = matchMedia('(prefers-color-scheme: dark)');
const prefersContrast = matchMedia('(prefers-contrast: more)');
const prefersLessMotion = matchMedia('(prefers-reduced-motion: reduce)');

/** Browsers allow an address to change so often; in milliseconds. */
const addressPause = 250;

/** Writes an address that changes often, such as while somebody scrubs, once it stays. */
class LateAddress {
  #address: string | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  write(address: string): void {
    this.#address = address;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.finish(), addressPause);
  }

  finish(): void {
    if (this.#address !== null) history.replaceState(null, '', this.#address);
    this.cancel();
  }

  cancel(): void {
    clearTimeout(this.#timer);
    this.#address = null;
  }
}

/** Notes when settings were changed, for an account that takes them along. */
function noteChanges(names: readonly string[]): void {
  const { account, times } = readCarried(loadItem('carried'));
  const now = Date.now();
  const changed = Object.fromEntries(names.map((name) => [name, now]));
  saveItem('carried', { account, times: { ...times, ...changed } });
}

/** How long a penguin is on its way where nothing else is chosen, in milliseconds. */
const slowest = 500;

/** The state that every part of the page shares: route, settings, language and texts. */
class PageState {
  #route = $state.raw<Route>(parseAddress(location));
  #settings = $state.raw<PageSettings>(readSettings(loadItem('settings')));
  #texts = $state.raw<PageTexts | null>(null);
  #language = $state<Language>('en');
  #isDark = $state(prefersDark.matches);
  #isStark = $state(prefersContrast.matches);
  #isCalm = $state(prefersLessMotion.matches);
  #onChange: () => void = () => undefined;
  readonly #writing = new LateAddress();

  constructor() {
    addEventListener('popstate', () => {
      this.#writing.cancel();
      this.#route = parseAddress(location);
    });
    prefersDark.addEventListener('change', ({ matches }) => {
      this.#isDark = matches;
    });
    prefersContrast.addEventListener('change', ({ matches }) => {
      this.#isStark = matches;
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
  /** Whether ink, edges and grounds differ more than usual. */
  get contrast(): 'usual' | 'more' {
    const { contrast } = this.#settings;
    if (contrast !== 'system') return contrast;
    return this.#isStark ? 'more' : 'usual';
  }
  /** Whether motion is reduced: things appear in their place instead of moving there. */
  get isCalm(): boolean {
    const { motion } = this.#settings;
    return motion === 'system' ? this.#isCalm : motion === 'off';
  }
  /** How fast things move, where 1 is the speed that everything is made for. */
  get speed(): number {
    const { motion } = this.#settings;
    return motion === 'system' || motion === 'off' ? 1 : slowest / Number(motion);
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
    this.#texts = await catalogues[language].page();
    this.#language = language;
    document.documentElement.lang = language;
  }

  go(route: Route): void {
    this.#writing.finish();
    history.pushState(null, '', formatPath(route));
    this.#route = route;
    scrollTo(0, 0);
  }

  /** Goes to another moment of the same page: the way back leads to whatever was before the page. */
  replace(route: Route): void {
    this.#route = route;
    this.#writing.write(formatPath(route));
  }

  change(changes: Partial<PageSettings>): void {
    this.adopt({ ...this.#settings, ...changes });
    noteChanges(Object.keys(changes));
    this.#onChange();
  }

  /** Takes over settings that were changed elsewhere. */
  adopt(settings: PageSettings): void {
    const isOtherLanguage = settings.language !== this.#settings.language;
    this.#settings = settings;
    saveItem('settings', settings);
    if (isOtherLanguage) void this.loadTexts();
  }

  /** Has somebody told when the settings are changed here. */
  watchChanges(onChange: () => void): void {
    this.#onChange = onChange;
  }
}

export const page = new PageState();
