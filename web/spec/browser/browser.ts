import { mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';

/** Where pictures of the page are left to be looked at. */
const folder = fileURLToPath(new URL('../../../reports/screens', import.meta.url));

/** The sizes the page is looked at: a small phone, a tablet, a small laptop. */
export const sizes = {
  phone: { width: 360, height: 640 },
  tablet: { width: 768, height: 1024 },
  desktop: { width: 1280, height: 800 },
  television: { width: 1920, height: 1080 },
} as const;

export interface Visitor {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Whatever the page complained about: a fault of ours, whatever it was. */
  readonly complaints: readonly string[];
}

export interface Wishes {
  readonly size?: keyof typeof sizes;
  readonly language?: 'en' | 'fr';
  readonly theme?: 'light' | 'dark';
  readonly settings?: Readonly<Record<string, unknown>>;
  /** Whether the browser may keep the page on the device. */
  readonly keeping?: 'allow' | 'block';
}

export const openBrowser = (...args: readonly string[]): Promise<Browser> => {
  const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
  return chromium.launch({ executablePath, args: ['--no-sandbox', ...args] });
};

/** A browser without a screen has no mouse either, unless it is told so. */
export const openBrowserWithMouse = (): Promise<Browser> => {
  const fine = 'primaryPointerType=4,availablePointerTypes=4';
  const hovers = 'primaryHoverType=2,availableHoverTypes=2';
  return openBrowser(`--blink-settings=${fine},${hovers}`);
};

/**
 * What is no fault of the page: a server that is down, and in Firefox the style `body {}` with which Playwright
 * prepares a picture and which the page's policy forbids.
 */
const notOurs =
  /ERR_CONNECTION|WebSocket connection|connection to the server at ws|502|sha256-YjaKGikl/;

/** Somebody with a browser of their own, who has never been here. */
export async function newVisitor(browser: Browser, wishes: Wishes = {}): Promise<Visitor> {
  const { size = 'phone', language = 'en', theme = 'light', settings, keeping = 'allow' } = wishes;
  const context = await browser.newContext({
    viewport: sizes[size],
    locale: language,
    colorScheme: theme,
    reducedMotion: 'reduce',
    hasTouch: size === 'phone' || size === 'tablet',
    serviceWorkers: keeping,
  });
  // Tests have no time to watch bots move.
  const chosen = { pace: 'at-once', sound: false, ...settings };
  await context.addInitScript(
    // Firefox runs this in the empty page as well, which has no storage.
    `if (location.protocol.startsWith('http')) localStorage['rookery.settings'] ??= ${JSON.stringify(JSON.stringify(chosen))}`,
  );
  const page = await context.newPage();
  // A review of a whole match, or anything on a busy machine, takes its time.
  page.setDefaultTimeout(120_000);
  const complaints: string[] = [];
  const note = (complaint: string): void => {
    if (!notOurs.test(complaint)) complaints.push(complaint);
  };
  page.on('pageerror', ({ message }) => note(message));
  page.on('console', (message) => {
    if (message.type() === 'error') note(message.text());
  });
  return { page, context, complaints };
}

/** How many bytes a file has. */
export const sizeOfFile = (path: string): number => statSync(path).size;

/** Leaves a picture to be looked at. */
export async function photograph(page: Page, name: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  await page.screenshot({ path: join(folder, `${name}.png`) });
}
