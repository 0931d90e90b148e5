import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root, run } from './run.mjs';

const chromiumNames = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome.exe',
];

const usualPlaces = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ...[process.env['PROGRAMFILES'], process.env['PROGRAMFILES(X86)'], process.env['LOCALAPPDATA']]
    .filter((folder) => folder !== undefined)
    .map((folder) => join(folder, 'Google', 'Chrome', 'Application', 'chrome.exe')),
];

/**
 * A Chromium for the tests of the page: the one that is named, one that is found, or one that is installed.
 * @returns {Promise<string | undefined>} its path; nothing if none can be had
 */
export async function findChromium() {
  const path = process.env['CHROMIUM_PATH'] ?? found(chromiumNames, usualPlaces);
  if (path !== undefined) return path;
  console.log('Installing a browser for the tests of the page …');
  if (await installed('chromium')) return found(chromiumNames, usualPlaces);
  return downloaded();
}

/**
 * A Firefox for the tests of the page, likewise.
 * @returns {Promise<string | undefined>} its path; nothing if none can be had
 */
export async function findFirefox() {
  const names = ['firefox', 'firefox-esr'];
  const path = process.env['FIREFOX_PATH'] ?? found(names, []);
  if (path !== undefined) return path;
  console.log('Installing Firefox for the tests of the page …');
  return (await installed('firefox-esr')) ? found(names, []) : undefined;
}

const found = (/** @type {readonly string[]} */ names, /** @type {readonly string[]} */ others) =>
  [
    ...(process.env['PATH'] ?? '')
      .split(delimiter)
      .flatMap((folder) => names.map((name) => join(folder, name))),
    ...others,
  ].find((path) => existsSync(path));

/** Whether Debian's package of that name could be installed, which only root may do. */
async function installed(/** @type {string} */ name) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  await run('apt-get', ['update', '-qq'], { output: 'kept' });
  const packages = ['install', '-y', '-qq', '--no-install-recommends', name];
  const { code, output } = await run('apt-get', packages, { output: 'kept' });
  if (code !== 0) console.log(output.trim().split('\n').at(-1));
  return code === 0;
}

/** The library that drives the browser knows how to fetch a Chromium. */
async function downloaded() {
  const library = join(root, 'node_modules', 'playwright-core');
  await run(process.execPath, [join(library, 'cli.js'), 'install', '--only-shell', 'chromium']);
  /** @type {{ readonly chromium: { executablePath(): string } }} */
  const { chromium } = await import(pathToFileURL(join(library, 'index.mjs')).href);
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}
