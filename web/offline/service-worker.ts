import { showAlert, followAlert } from './alerts.ts';

/**
 * Keeps the whole page on the device, so that it opens and plays without a network. A version is kept
 * complete or not at all, and replaces the last one only when a page says that no window is in a match.
 * It also takes the messages of the server while the page is closed.
 */
declare const self: ServiceWorkerGlobalScope;

// The build fills these in (`web/build/service-worker.ts`).
const version = '%version%';
const files = '%files%'.split(',');
const languages = '%languages%'.split(',');
const pageNames = '%pages%'.split(',');

const cacheName = `page-${version}`;
const pageIn = (language: string): string => `/?lang=${language}`;

self.addEventListener('install', (event) => event.waitUntil(keepEverything()));
self.addEventListener('activate', (event) => event.waitUntil(forgetOldVersions()));
self.addEventListener('message', (event) => {
  // The page knows where its windows are; a client's address here is the one that it was opened with.
  if (event.data === 'skip-waiting') event.waitUntil(self.skipWaiting());
});
self.addEventListener('push', (event) => event.waitUntil(showAlert(event.data)));
self.addEventListener('notificationclick', (event) => event.waitUntil(followAlert(event)));
self.addEventListener('fetch', (event) => {
  const path = keptPath(event.request);
  if (path !== undefined) event.respondWith(keptOrFetched(path, event.request));
});

async function keepEverything(): Promise<void> {
  try {
    await fill(await caches.open(cacheName));
  } catch (error) {
    await caches.delete(cacheName);
    throw error;
  }
}

async function fill(cache: Cache): Promise<void> {
  // One after the other: whoever plays meanwhile needs the network and the processor more.
  await [...files, ...languages.map(pageIn)].reduce(
    (before, path) => before.then(() => keep(cache, path)),
    Promise.resolve(),
  );
}

/** The name of a file in `assets` changes with its content, so a copy of another version is as good. */
async function keep(cache: Cache, path: string): Promise<void> {
  const copy = path.startsWith('/assets/') ? await caches.match(path) : undefined;
  await (copy ? cache.put(path, copy) : cache.add(new Request(path, { cache: 'no-cache' })));
}

/** The version before stays: a window that shows it may ask for more of its files. */
async function forgetOldVersions(): Promise<void> {
  const others = (await caches.keys()).filter((name) => name !== cacheName);
  await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)));
  await self.clients.claim();
}

/** Under which path the answer to a request is kept, if it is. */
function keptPath(request: Request): string | undefined {
  const { origin, pathname, searchParams } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return undefined;
  if (files.includes(pathname) || pathname.startsWith('/assets/')) return pathname;
  if (request.mode !== 'navigate' || !isPage(pathname)) return undefined;
  return pageIn(chooseLanguage(searchParams.get('lang')));
}

/** Other addresses, such as the server's health, are the server's to answer. */
const isPage = (pathname: string): boolean =>
  pathname === '/' || pageNames.includes(pathname.split('/')[1] ?? '');

/** As the server chooses: the language asked for in the address, else the one the browser likes best. */
function chooseLanguage(asked: string | null): string {
  const wishes = asked === null ? navigator.languages : [asked];
  const known = wishes.map((locale) => locale.toLowerCase().split('-')[0] ?? '');
  return known.find((language) => languages.includes(language)) ?? languages[0] ?? 'en';
}

async function keptOrFetched(path: string, request: Request): Promise<Response> {
  const cache = await caches.open(cacheName);
  // The server varies its pages by the browser's language; here the path names it.
  const own = await cache.match(path, { ignoreVary: true });
  return own ?? (await caches.match(path, { ignoreVary: true })) ?? fetch(request);
}
