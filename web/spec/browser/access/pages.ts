import { fileURLToPath } from 'node:url';
import { languages } from '@rookery/texts/language';
import type { Page } from 'playwright-core';
import type { Visitor } from '../browser.ts';
import { prepare, settle } from '../layout.ts';
import type { Language } from '../robots.ts';
import type { PageState } from './every-page.ts';
import { serveTables } from './served-tables.ts';

const measuring = ['measure-access.js', 'measure-contrast.js'].map((name) =>
  fileURLToPath(new URL(name, import.meta.url)),
);

/** In which language and theme a page is looked at. */
export interface Look {
  readonly language: Language;
  readonly theme: 'light' | 'dark';
}

const themes = ['light', 'dark'] as const;

/** Every language in both themes. */
const allLooks: readonly Look[] = languages.flatMap((language) =>
  themes.map((theme) => ({ language, theme })),
);

/**
 * Which pages are asked for in every language and theme: `all`, or parts of their names with commas between. `once`
 * asks for every page in one language and theme, which changes from page to page.
 */
const asked = process.env['ROOKERY_AXE'];

const isAsked = (name: string): boolean =>
  asked === 'all' ||
  asked === 'once' ||
  asked?.split(',').some((part) => name.includes(part)) === true;

/** Whether more than a sample is asked for. */
export const isMore = asked !== undefined;

/** The pages that are looked at: those asked for, otherwise those that no other test looks at closely. */
export const sampleOf = (pages: readonly PageState[]): readonly PageState[] =>
  pages.filter(({ name, isSampled }) => (asked === undefined ? isSampled : isAsked(name)));

/** How a page is looked at: in one language and theme, which is the same each time, or in all. */
export function looksAt(index: number): readonly Look[] {
  const look = allLooks[(index * 3) % allLooks.length];
  const isOnce = asked === undefined || asked === 'once';
  return isOnce && look ? [look] : allLooks;
}

/** Prepares somebody's browser for measuring. */
export async function equip(visitor: Visitor): Promise<void> {
  await prepare(visitor);
  for (const path of measuring) await visitor.context.addInitScript({ path });
  await serveTables(visitor.page);
}

/** Opens a page as somebody with these wishes sees it. */
export async function openPage(
  page: Page,
  server: string,
  { path, kept = {}, show }: PageState,
  look: Look,
): Promise<void> {
  const { language, theme } = look;
  const items = { settings: { pace: 'at-once', sound: false, language, theme }, ...kept };
  await page.goto(`${server}/icon.svg`);
  await page.evaluate<void>(`
    localStorage.clear();
    for (const [name, value] of Object.entries(${JSON.stringify(items)}))
      localStorage['rookery.' + name] = JSON.stringify(value);`);
  await page.goto(server + path);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await show?.(page, language);
  // A review says how far it has come all the time.
  await Promise.race([settle(page), page.waitForTimeout(3000)]);
}
