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

/** What is cut or covered on any of these screens, and with wide spacing. */
async function findLostTexts(page: Page): Promise<readonly string[]> {
  const found: string[] = [];
  for (const screen of screens) {
    const faults = await measure(page, screen);
    found.push(...faults.map((fault) => `${String(screen.width)} wide: ${fault}`));
  }
  await page.evaluate<void>(spacing);
  const faults = await measure(page, sizes.phone);
  return [...found, ...faults.map((fault) => `with wide spacing: ${fault}`)];
}

const evaluate = (page: Page, call: string): Promise<readonly string[]> =>
  page.evaluate<readonly string[]>(call);

/** Everything on a page that keeps somebody from using it. */
async function findFaults(page: Page, { isCovered }: PageState): Promise<readonly string[]> {
  return [
    ...(await evaluate(page, 'findMotion()')).map((each) => `moves: ${each}`),
    ...(await evaluate(page, 'findSmallTargets()')).map((each) => `too small: ${each}`),
    ...(await barriers(page)),
    ...(await findPaleTexts(page)).map((each) => `hard to read: ${each}`),
    ...(await walkByTab(page)),
    ...(isCovered ? [] : await findLostTexts(page)),
  ];
}

async function visit({ page }: Visitor, state: PageState, look: Look): Promise<readonly string[]> {
  const { language, theme } = look;
  await page.setViewportSize(sizes.phone);
  await openPage(page, house.server.address, state, look);
  if (isMore) await photograph(page, `access-${state.name}-${language}-${theme}`);
  const faults = await findFaults(page, state);
  return faults.map((fault) => `${state.name}, ${language}, ${theme}: ${fault}`);
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
