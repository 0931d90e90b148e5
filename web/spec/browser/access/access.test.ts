import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { barriers } from '../axe.ts';
import { photograph, sizes, type Visitor } from '../browser.ts';
import { sharedHouse } from '../house.ts';
import { measure } from '../layout.ts';
import { findPaleTexts } from './contrast.ts';
import { listPages, type PageState } from './every-page.ts';
import { walkByTab } from './focus.ts';
import { equip, isMore, looksAt, openPage, sampleOf, type Look } from './pages.ts';

const house = sharedHouse();
let pages: readonly PageState[] = [];
beforeAll(async () => {
  pages = sampleOf(await listPages());
});

/** The spacing of text that everybody may choose (WCAG 1.4.12). */
const spacing = `
  globalThis.spaced = new CSSStyleSheet();
  spaced.replaceSync(\`
    * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
    p { margin-bottom: 2em !important }\`);
  document.adoptedStyleSheets = [spaced];`;

/** A laptop's screen as it is, at a zoom of 200 % and of 400 %, and a phone. */
const screens = [
  sizes.desktop,
  { width: 640, height: 400 },
  { width: 320, height: 256 },
  sizes.phone,
] as const;

/** What is cut or covered on such a screen, of which a picture is left then. */
async function findLost(
  page: Page,
  name: string,
  screen: { readonly width: number; readonly height: number },
): Promise<readonly string[]> {
  const faults = await measure(page, screen);
  if (faults.length > 0) await photograph(page, `access-${name.replaceAll(' ', '-')}`);
  return faults.map((fault) => `${name}: ${fault}`);
}

/** What is cut or covered on any of these screens, and with wide spacing. */
async function findLostTexts(page: Page, name: string): Promise<readonly string[]> {
  const found: string[] = [];
  for (const screen of screens)
    found.push(...(await findLost(page, `${name} ${String(screen.width)} wide`, screen)));
  await page.evaluate<void>(spacing);
  return [...found, ...(await findLost(page, `${name} with wide spacing`, sizes.phone))];
}

const evaluate = (page: Page, call: string): Promise<readonly string[]> =>
  page.evaluate<readonly string[]>(call);

/** Everything on a page that keeps somebody from using it. */
async function findFaults(
  page: Page,
  { name, isCovered }: PageState,
  { language, theme }: Look,
): Promise<readonly string[]> {
  const found = [
    ...(await evaluate(page, 'findMotion()')).map((each) => `moves: ${each}`),
    ...(await evaluate(page, 'findSmallTargets()')).map((each) => `too small: ${each}`),
    ...(await barriers(page)),
    ...(await findPaleTexts(page)).map((each) => `hard to read: ${each}`),
    ...(await walkByTab(page)),
  ].map((fault) => `${name} ${language} ${theme}: ${fault}`);
  if (isCovered) return found;
  return [...found, ...(await findLostTexts(page, `${name} ${language} ${theme}`))];
}

async function visit({ page }: Visitor, state: PageState, look: Look): Promise<readonly string[]> {
  const { language, theme } = look;
  await page.setViewportSize(sizes.phone);
  await openPage(page, house.server.address, state, look);
  if (isMore) await photograph(page, `access-${state.name}-${language}-${theme}`);
  return findFaults(page, state, look);
}

test(
  'every page has targets for fingers, focus to see, no barriers, and room for larger and wider text',
  async () => {
    const visitor = await house.newVisitor({ size: 'phone' });
    await equip(visitor);
    const found: string[] = [];
    for (const [index, state] of pages.entries()) {
      for (const look of looksAt(index)) found.push(...(await visit(visitor, state, look)));
    }
    expect(found).toEqual([]);
    await visitor.context.close();
  },
  isMore ? 7_200_000 : 600_000,
);
