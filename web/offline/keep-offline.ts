/** Asks the browser to keep the page for times without a network, and takes new versions over. */

/** Browsers keep pages only from https addresses and from this machine. */
const canKeep = (): boolean => 'serviceWorker' in navigator;

/** How often a page that stays open asks for a new version. */
const updateInterval = 60 * 60 * 1000;

/** Called once, when the page is drawn. */
export function keepOffline(): void {
  if (!import.meta.env.PROD || !canKeep()) return;
  const { serviceWorker } = navigator;
  const hadVersion = serviceWorker.controller !== null;
  serviceWorker.addEventListener('controllerchange', () => {
    // The first version has nothing to replace.
    if (hadVersion) location.reload();
  });
  afterLoading(() => {
    void register();
  });
}

/** Whether the page stays out of reach without a network, as it does on plain http in a home network. */
export const isBoundToNetwork = (): boolean => import.meta.env.PROD && !canKeep();

/** Lets a new version that is ready take over, if this window is at home: no match can be disturbed there. */
export async function takeNewVersion(attempts = 10): Promise<void> {
  if (!canKeep() || location.pathname !== '/') return;
  const registration = await navigator.serviceWorker.getRegistration();
  registration?.waiting?.postMessage('take-over');
  // The page that was left a moment ago may still count as a window.
  if (registration?.waiting && attempts > 1)
    setTimeout(() => void takeNewVersion(attempts - 1), 1000);
}

async function register(): Promise<void> {
  try {
    const registration = await navigator.serviceWorker.register('/service-worker.js');
    setInterval(() => void registration.update().catch(() => undefined), updateInterval);
    await takeNewVersion();
    registration.addEventListener('updatefound', () => {
      registration.installing?.addEventListener('statechange', () => void takeNewVersion());
    });
  } catch {
    // Without a network, or in a private window, the page works as it always did.
  }
}

/** Loading the page comes first. */
function afterLoading(run: () => void): void {
  const whenIdle = (): void => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(run, { timeout: 10_000 });
    else setTimeout(run, 1000);
  };
  if (document.readyState === 'complete') whenIdle();
  else addEventListener('load', whenIdle, { once: true });
}
