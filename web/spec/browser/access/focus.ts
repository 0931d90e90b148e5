import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

interface FocusLook {
  /** What tells the element that has the focus from others; null if nothing has it. */
  readonly at: string | null;
  readonly fault: string | null;
}

/** Nobody presses the tab key more often on one page. */
const longest = 40;

/** Looks where the focus is. A busy page draws it some frames later, so a fault counts if it stays. */
const lookAtFocus = (page: Page): Promise<FocusLook> =>
  page.evaluate<FocusLook>(`
    (async () => {
      for (let tries = 0; tries < 20 && lookAtFocus().fault !== null; tries += 1)
        await new Promise((done) => requestAnimationFrame(done));
      return lookAtFocus();
    })()`);

/** Walks through a page by the tab key, and says where the focus cannot be seen. */
export async function walkByTab(page: Page): Promise<readonly string[]> {
  const seen = new Set<string>();
  const faults: string[] = [];
  for (let steps = 0; steps < longest; steps += 1) {
    await page.keyboard.press('Tab');
    const { at, fault } = await lookAtFocus(page);
    if (at === null || seen.has(at)) break;
    seen.add(at);
    if (fault !== null) faults.push(fault);
  }
  if (seen.size === 0) faults.push('the tab key leads nowhere');
  await page.evaluate<void>('document.activeElement?.blur()');
  return faults;
}

/** Forwards, or back. */
type TabKey = 'Tab' | 'Shift+Tab';

/** Walks to an element by the tab key, and fails where the focus cannot be seen on the way. */
export async function walkTo(page: Page, wanted: Locator, key: TabKey = 'Tab'): Promise<void> {
  for (let steps = 0; steps < 2 * longest; steps += 1) {
    await page.keyboard.press(key);
    const look = (): Promise<FocusLook> => page.evaluate<FocusLook>('lookAtFocus()');
    await expect.poll(look, { timeout: 10_000 }).toMatchObject({ fault: null });
    const isThere = wanted.evaluate((element) => element === element.ownerDocument.activeElement);
    if (await isThere) return;
  }
  throw new Error(`the tab key does not lead to ${String(wanted)}`);
}

/** What has the focus; `nothing` if it is lost. */
export const focusOf = (page: Page): Promise<string> =>
  page.evaluate<string>(`
    (() => {
      const { activeElement: active, body } = document;
      if (active === null || active === body) return 'nothing';
      return active.tagName.toLowerCase() + ' ' + (active.ariaLabel ?? active.textContent).trim().slice(0, 60);
    })()`);
