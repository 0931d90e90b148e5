import type { Page } from 'playwright-core';

const hideTexts = `
  globalThis.hidden = new CSSStyleSheet();
  hidden.replaceSync('* { color: transparent !important; text-shadow: none !important; transition: none !important }');
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, hidden];`;
const showTexts = `
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== hidden);`;

/** The texts on the screen that are hard to read, also on pictures: what axe cannot tell. */
export async function findPaleTexts(page: Page): Promise<readonly string[]> {
  const inked = await page.evaluate<unknown>('readInk()');
  await page.evaluate<void>(hideTexts);
  const picture = await page.screenshot({ scale: 'css' });
  await page.evaluate<void>(showTexts);
  const parts = [picture.toString('base64'), inked].map((each) => JSON.stringify(each)).join(', ');
  return page.evaluate<readonly string[]>(`findPaleTexts(${parts})`);
}
