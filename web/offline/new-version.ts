/** Takes a new version of the page over while every window is at home, and never during a match. */

/** Browsers keep pages only from https addresses and from this machine. */
export const canKeep = (): boolean => 'serviceWorker' in navigator && 'locks' in navigator;

const isAtHome = (): boolean => location.pathname === '/';

/** Windows away from home share this lock; a new version takes over only while nobody holds it. */
const awayLock = 'rookery.away-from-home';

/** How long a page has asked for nothing when it counts as quiet, in milliseconds. */
const quietTime = 1000;

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

/** Lets a new version that is ready take over as soon as all windows are at home. */
export async function takeNewVersion(attempts = 10): Promise<void> {
  if (!canKeep()) return;
  reloadAtHome();
  // Chromium puts the change off if a request wakes the old version while it is being stopped.
  await becomeQuiet();
  const registration = await navigator.serviceWorker.getRegistration();
  if (!isAtHome() || !registration?.waiting) return;
  await navigator.locks.request(awayLock, { ifAvailable: true }, (lock) => {
    if (lock) registration.waiting?.postMessage('skip-waiting');
  });
  if (attempts > 1) await takeNewVersion(attempts - 1);
}

/** Resolves when the page has asked for nothing for a while. */
async function becomeQuiet(): Promise<void> {
  const before = performance.getEntriesByType('resource').length;
  await new Promise((resolve) => {
    setTimeout(resolve, quietTime);
  });
  if (performance.getEntriesByType('resource').length !== before) await becomeQuiet();
}
