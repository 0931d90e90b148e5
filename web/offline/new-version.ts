/** Takes a new version of the page over while every window is at home, and never during a match. */

/** Browsers keep pages only from https addresses and from this machine. */
export const canKeep = (): boolean => 'serviceWorker' in navigator && 'locks' in navigator;

const isAtHome = (): boolean => location.pathname === '/';

/** Windows away from home share this lock; a new version takes over only while nobody holds it. */
const awayLock = 'rookery.away-from-home';

/** How long a page has asked for nothing when it counts as quiet, in milliseconds. Each attempt in vain waits longer. */
const quietTime = 1000;
const longestQuietTime = 60_000;

/** Whether another version than this page's own answers its requests by now. */
let isReplaced = false;

const doNothing = (): void => undefined;

/** Keeps the version of the page while this window is away from home. Returns a function that ends that. */
export function keepVersion(): () => void {
  if (!canKeep()) return doNothing;
  let comeHome = doNothing;
  const home = new Promise<void>((resolve) => {
    comeHome = resolve;
  });
  void navigator.locks.request(awayLock, { mode: 'shared' }, () => home);
  return comeHome;
}

/** Reloads the page when another version has taken over: at once at home, else on the way there. */
export function followVersion(): void {
  const { serviceWorker } = navigator;
  let hasVersion = serviceWorker.controller !== null;
  serviceWorker.addEventListener('controllerchange', () => {
    // The first version has nothing to replace.
    isReplaced = hasVersion;
    hasVersion = true;
    reloadAtHome();
  });
}

function reloadAtHome(): void {
  if (isReplaced && isAtHome()) location.reload();
}

/** How often a new version was asked for: only the latest request goes on. */
let requests = 0;

/** Lets a new version that is ready take over as soon as all windows are at home. */
export async function takeNewVersion(): Promise<void> {
  if (!canKeep()) return;
  reloadAtHome();
  requests += 1;
  await tryToTake(requests, quietTime);
}

/** Tries for as long as this window is at home: others may be away, or the browser may put the change off. */
async function tryToTake(request: number, pause: number): Promise<void> {
  // Chromium puts the change off if a request wakes the old version while it is being stopped.
  await becomeQuiet(pause);
  const registration = await navigator.serviceWorker.getRegistration();
  if (request !== requests || !isAtHome() || !registration?.waiting) return;
  await navigator.locks.request(awayLock, { ifAvailable: true }, (lock) => {
    if (lock) registration.waiting?.postMessage('skip-waiting');
  });
  await tryToTake(request, Math.min(1.5 * pause, longestQuietTime));
}

/** Resolves when the page has asked for nothing for so many milliseconds. */
async function becomeQuiet(pause: number): Promise<void> {
  const before = performance.getEntriesByType('resource').length;
  await new Promise((resolve) => {
    setTimeout(resolve, pause);
  });
  if (performance.getEntriesByType('resource').length !== before) await becomeQuiet(pause);
}
