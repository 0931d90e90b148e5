import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { newVisitor, openBrowser, type Visitor, type Wishes } from './browser.ts';
import { startServer, type RealServer } from './server.ts';

export interface House {
  readonly server: RealServer;
  /** Somebody with a browser of their own, who has never been here. */
  newVisitor(wishes?: Wishes): Promise<Visitor>;
}

/** A server and a browser for all tests of a file: there before the first, gone after the last. */
export function sharedHouse(open = openBrowser): House {
  let server: RealServer;
  let browser: Browser;
  beforeAll(async () => {
    [server, browser] = await Promise.all([startServer(), open()]);
  });
  afterAll(async () => {
    await browser.close();
    await server.close();
  });
  return {
    get server() {
      return server;
    },
    newVisitor: (wishes) => newVisitor(browser, wishes),
  };
}
