import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, vi } from 'vitest';
import { newVisitor, openBrowser, type Visitor, type Wishes } from './browser.ts';
import { prepareServer, type RealServer } from './server.ts';

export interface House {
  readonly server: RealServer;
  /** Somebody with a browser of their own, who has never been here. */
  newVisitor(wishes?: Wishes): Promise<Visitor>;
}

interface HouseParts {
  readonly open?: () => Promise<Browser>;
  /** Whether browsers keep the page on the device. That takes seconds, so only tests that need it have it. */
  readonly keeping?: 'allow' | 'block';
}

/**
 * A server and a browser for all tests of a file: there before the first, gone after the last. They also go if they
 * were too slow to be there in time.
 */
export function sharedHouse({ open = openBrowser, keeping = 'block' }: HouseParts = {}): House {
  // Beside other tests a browser may be five times as slow. Whatever never comes fails by its own wait long before.
  vi.setConfig({ testTimeout: 600_000, hookTimeout: 240_000 });
  let server: RealServer;
  let browser: Browser;
  const closers: (() => Promise<unknown>)[] = [];
  beforeAll(async () => {
    server = await prepareServer();
    closers.push(() => server.close());
    const opening = open();
    closers.push(() => opening.then((opened) => opened.close()));
    [browser] = await Promise.all([opening, server.start()]);
  });
  afterAll(async () => {
    await Promise.allSettled(closers.map((close) => close()));
  });
  return {
    get server() {
      return server;
    },
    newVisitor: (wishes) => newVisitor(browser, { keeping, ...wishes }),
  };
}
