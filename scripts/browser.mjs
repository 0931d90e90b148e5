import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root, run } from './run.mjs';

const names = [
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
 * A browser for the tests of the page: the one that is named, one that is found, or one that is installed.
 * @returns {Promise<string | undefined>} its path; nothing if none can be had
 */
export async function browser() {
  const named = process.env['CHROMIUM_PATH'];
  if (named !== undefined) return named;
  return found() ?? (await installed());
}

const found = () =>
  [
    ...(process.env['PATH'] ?? '')
      .split(delimiter)
      .flatMap((folder) => names.map((name) => join(folder, name))),
    ...usualPlaces,
  ].find((path) => existsSync(path));

async function installed() {
  console.log('Installing a browser for the tests of the page …');
  const isRoot = process.getuid?.() === 0;
  if (isRoot && existsSync('/usr/bin/apt-get')) {
    await run('apt-get', ['update', '-qq'], { output: 'kept' });
    const packages = ['install', '-y', '-qq', '--no-install-recommends', 'chromium'];
    const { code, output } = await run('apt-get', packages, { output: 'kept' });
    if (code === 0) return found();
    console.log(output.trim().split('\n').at(-1));
  }
  // Elsewhere the library that drives the browser knows how to fetch one.
  const library = join(root, 'node_modules', 'playwright-core');
  await run(process.execPath, [join(library, 'cli.js'), 'install', '--only-shell', 'chromium']);
  /** @type {{ readonly chromium: { executablePath(): string } }} */
  const { chromium } = await import(pathToFileURL(join(library, 'index.mjs')).href);
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}
