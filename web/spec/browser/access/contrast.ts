import type { Page } from 'playwright-core';

const hideTexts = `
  globalThis.hidden = new CSSStyleSheet();
  hidden.replaceSync('* { color: transparent !important; text-shadow: none !important; transition: none !important }');
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, hidden];`;
const showTexts = `
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== hidden);`;

/** Where every text is. */
const findPlaces = (page: Page): Promise<string> =>
  page.evaluate<string>('JSON.stringify(readInk().map(({ text, box }) => [text, box]))');

/** A busy page may still be laid out while its picture is taken: so often another one is taken. */
const mostPictures = 20;

/** The texts on the screen that are hard to read, also on pictures: what axe cannot tell. */
export async function findPaleTexts(page: Page): Promise<readonly string[]> {
  for (let taken = 0; taken < mostPictures; taken += 1) {
    const places = await findPlaces(page);
    const inked = await page.evaluate<unknown>('readInk()');
    await page.evaluate<void>(hideTexts);
    const picture = await page.screenshot({ scale: 'css' });
    await page.evaluate<void>(showTexts);
    if ((await findPlaces(page)) !== places) continue;
    const image = picture.toString('base64');
    const parts = [image, inked].map((each) => JSON.stringify(each)).join(', ');
    return page.evaluate<readonly string[]>(`findPaleTexts(${parts})`);
  }
  return ['something is laid out anew all the time'];
}
