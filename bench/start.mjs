// How long a phone waits for pages over a network whose answers take a while, and how much it loads for them.
import { basename, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { machine, median, table, wordsOf } from './measure.mjs';
import { launchChromium } from './page/built-page.mjs';
import { phone, slowness } from './page/play.mjs';
import { serveFolder } from './page/site.mjs';

const dist = fileURLToPath(new URL('../web/dist', import.meta.url));

/** How long an answer takes, in milliseconds, and how much arrives in a second, in bytes. */
const network = { latency: 100, downloadThroughput: 500_000, uploadThroughput: 200_000 };

/** Where somebody arrives. A table is opened by one touch at home, which they have looked at for a while. */
const arrivals = [
  { name: 'home', path: '/', there: 'h1' },
  {
    name: 'a table of Penguin Party, from home',
    path: '/',
    plays: 'Penguin Party',
    there: '.board, .table',
  },
  {
    name: 'a table of Penguinramids, from home',
    path: '/',
    plays: 'Penguinramids',
    there: '.board, .table',
  },
  { name: 'the rules of Penguinramids', path: '/rules/penguinramids', there: 'h1' },
  { name: 'lessons of Penguin Party', path: '/learn/penguin-party', there: 'h1' },
];

/** Counts scripts and styles as they arrive. */
function watchFiles(session) {
  const addresses = new Map();
  const seen = { files: 0, bytes: 0 };
  session.on('Network.responseReceived', ({ requestId, response }) =>
    addresses.set(requestId, response.url),
  );
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (!/\.(?:js|css)$/.test(addresses.get(requestId) ?? '')) return;
    seen.files += 1;
    seen.bytes += encodedDataLength;
  });
  return seen;
}

/** Arrives once, as for the first time. */
async function arrive(browser, address, { path, plays, there }) {
  const { page, context, session } = await phone(browser, '');
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', { offline: false, ...network });
  const seen = watchFiles(session);
  let begun = performance.now();
  await page.goto(`${address}${path}`, { waitUntil: plays ? 'networkidle' : 'commit' });
  if (plays) {
    Object.assign(seen, { files: 0, bytes: 0 });
    begun = performance.now();
    const game = page.getByRole('article', { name: plays });
    await game.getByRole('button', { name: /Play now/ }).tap();
  }
  await page.locator(there).first().waitFor({ timeout: 60_000 });
  const found = { ...seen, time: performance.now() - begun };
  await context.close();
  return found;
}

const wordsFor = (found) => {
  const { files, bytes } = found[0];
  const time = median(found.map((each) => each.time));
  return `${time.toFixed(0)} ms, ${files} files, ${(bytes / 1024).toFixed(0)} KB`;
};

/** Arrives everywhere, at each of the built pages in turn. */
export async function measureStart({ variants, rounds = '5' }) {
  const folders = (variants?.split(',') ?? [dist]).map((folder) => resolve(folder));
  const browser = await launchChromium();
  const sites = await Promise.all(folders.map((folder) => serveFolder(folder)));
  const found = new Map();
  for (let round = 1; round <= Number(rounds); round += 1) {
    for (const arrival of arrivals) {
      for (const [index, { address }] of sites.entries()) {
        const key = `${arrival.name} ${index}`;
        found.set(key, [...(found.get(key) ?? []), await arrive(browser, address, arrival)]);
      }
    }
    console.error(`round ${round} of ${rounds}`);
  }
  await browser.close();
  for (const { stop } of sites) stop();
  const rows = arrivals.map(({ name }) => [
    name,
    ...sites.map((_, index) => wordsFor(found.get(`${name} ${index}`))),
  ]);
  const how =
    wordsOf(`Chromium with its processor slowed down ${slowness} times, 360×640, nothing kept from
    before; every answer takes ${network.latency} ms. Until the page or the table is seen, median of ${rounds};
    the files that had arrived by then.`);
  return [
    '## start',
    '',
    `\`npm run bench -- start [--variants FOLDER,FOLDER]\`. ${machine()} ${how}`,
    '',
    table(['where', ...folders.map((folder) => basename(folder))], rows),
    '',
  ].join('\n');
}
