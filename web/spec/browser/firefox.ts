import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { firefox, type Browser } from 'playwright-core';

const bridge = fileURLToPath(new URL('./firefox-bridge.mjs', import.meta.url));
const usualPlaces = ['/usr/bin/firefox-esr', '/usr/bin/firefox'];

/** Where Firefox is, if there is one that the tests can start. */
export const firefoxPath =
  process.platform === 'win32'
    ? undefined
    : (process.env['FIREFOX_PATH'] ?? usualPlaces.find((path) => existsSync(path)));

/** `ROOKERY_FIREFOX=all` plays every match to its end; otherwise the longer one ends in the middle. */
export const isEverythingPlayed = process.env['ROOKERY_FIREFOX'] === 'all';

/** Firefox as people have it. Playwright speaks WebDriver BiDi with it, through a bridge. */
export const openFirefox = (): Promise<Browser> =>
  firefox.launch({
    channel: 'moz-firefox',
    executablePath: bridge,
    env: { ...process.env, FIREFOX_PATH: firefoxPath },
    // A busy machine takes its time.
    timeout: 180_000,
  });
