import type { Page } from 'playwright-core';

/** Resolves when the browser has kept the whole page. */
export const kept = (page: Page): Promise<unknown> =>
  page.evaluate(`navigator.serviceWorker.ready.then(() =>
    new Promise((resolve) => {
      const look = () => navigator.serviceWorker.controller ? resolve() : setTimeout(look, 50);
      look();
    }))`);
