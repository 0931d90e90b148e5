import { fileURLToPath } from 'node:url';
import { languages } from '@rookery/texts/language';
import type { Page } from 'playwright-core';
import { photograph, type Visitor } from './browser.ts';
import { texts, type Language } from './robots.ts';

/** The smallest phone, a usual one, one on its side, a tablet, a laptop and a large screen. */
const screens = [
  { width: 320, height: 568 },
  { width: 360, height: 640 },
  { width: 740, height: 360 },
  { width: 740, height: 1000 },
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
] as const;
type Screen = (typeof screens)[number];

/** As many characters as a name may have, most of them wide. */
export const longName = (number: number): string => `Wilhelmina Mammoth-Woo ${String(number)}`;

const measuring = fileURLToPath(new URL('measure-page.js', import.meta.url));

// Wider than the fonts of phones and computers that people have.
const wideFont = `new MutationObserver((_, observer) => {
  if (!document.head) return;
  observer.disconnect();
  const style = document.createElement('style');
  style.textContent = ':root { --font: "DejaVu Sans", Verdana, sans-serif !important; --font-display: var(--font) !important }';
  document.head.append(style);
}).observe(document, { childList: true, subtree: true })`;

/** Prepares somebody's browser for measuring. */
export async function prepare({ context }: Visitor): Promise<void> {
  await context.addInitScript({ path: measuring });
  await context.addInitScript(wideFont);
}

/** Something to be measured: where it is, and what else has to be done to see it. */
export interface LayoutScene {
  readonly name: string;
  readonly path: string;
  readonly show?: (page: Page, language: Language) => Promise<void>;
  /** The lowest screen on which it has to fit. */
  readonly lowest?: number;
}

/** Whether every scene is measured in every language on every screen. */
export const isEverythingAsked = process.env['ROOKERY_LAYOUT'] === 'all';

interface Sample {
  readonly language: Language;
  readonly sizes: readonly Screen[];
}

/** What is measured of a scene: everything if asked for, otherwise one language on every other screen. */
function samplesOf({ name, lowest = 0 }: LayoutScene): readonly Sample[] {
  const high = screens.filter(({ height }) => height >= lowest);
  if (isEverythingAsked) return languages.map((language) => ({ language, sizes: high }));
  // The same scene has the same sample each time, whichever tests are run.
  const turn = [...name].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0);
  const language = languages[turn % languages.length] ?? 'en';
  const first = Math.floor(turn / languages.length) % 2;
  return [{ language, sizes: high.filter((_, index) => index % 2 === first) }];
}

/** What is wrong with the layout of a scene, in the languages and on the screens of its sample. */
export async function faultsOf({ page }: Visitor, scene: LayoutScene): Promise<readonly string[]> {
  const { name, path, show } = scene;
  const found: string[] = [];
  for (const { language, sizes } of samplesOf(scene)) {
    await speak(page, language);
    // An address that differs behind its hash alone would not be loaded again.
    await page.goto('about:blank');
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await show?.(page, language);
    await settle(page);
    for (const screen of sizes) {
      const size = `${String(screen.width)}×${String(screen.height)}`;
      const faults = await measure(page, screen);
      found.push(...faults.map((fault) => `${name}, ${language}, ${size}: ${fault}`));
      if (faults.length > 0) await photograph(page, `layout-${name}-${language}-${size}`);
    }
  }
  return found;
}

/** Waits until the page says the same for a moment: whatever loads is there then. */
export const settle = (page: Page): Promise<void> =>
  page.evaluate<void>(`
    new Promise((done) => {
      let [said, since] = ['', 0];
      const look = (now) => {
        if (document.body.innerText !== said) [said, since] = [document.body.innerText, now];
        if (now - since > 250) done();
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    })`);

/** What is wrong with the layout of a page on such a screen. */
export async function measure(
  page: Page,
  screen: { readonly width: number; readonly height: number },
): Promise<readonly string[]> {
  await page.setViewportSize(screen);
  // What measures itself is laid out once more in a later frame, so a fault counts if it stays.
  return page.evaluate<readonly string[]>(`
    (async () => {
      const frame = () => new Promise((done) => requestAnimationFrame(done));
      for (let tries = 0; tries < 20; tries += 1) {
        await frame();
        await frame();
        if (findLayoutFaults().length === 0) return [];
      }
      return findLayoutFaults();
    })()`);
}

/** Has the page speak this language from its next start. */
export const speak = (page: Page, language: Language): Promise<void> =>
  page.evaluate<void>(`
    localStorage['rookery.settings'] = JSON.stringify({
      ...JSON.parse(localStorage['rookery.settings'] ?? '{}'),
      language: '${language}',
    })`);

/** Lifts the curtain that hides a hand on a shared device. */
export async function liftCurtain(page: Page, language: Language): Promise<void> {
  const { action } = texts[language].page.home.curtain;
  const [before = '', after = ''] = action('|').split('|');
  await page
    .getByRole('button', { name: new RegExp(`^${before}.*${after}$`) })
    .first()
    .click();
}
