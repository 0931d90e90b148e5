/** Asks the browser to keep the page for times without a network. */
import { canKeep, followVersion, takeNewVersion } from './new-version.ts';

/** How often a page that stays open asks for a new version. */
const updateInterval = 60 * 60 * 1000;

/** Called once, when the page is drawn. */
export function keepOffline(): void {
  if (!import.meta.env.PROD || !canKeep()) return;
  followVersion();
  afterLoading(() => {
    void register();
  });
}

/** Whether the page stays out of reach without a network, as it does on plain http in a home network. */
export const isBoundToNetwork = (): boolean => import.meta.env.PROD && !canKeep();

async function register(): Promise<void> {
  try {
    const registration = await navigator.serviceWorker.register('/service-worker.js');
    setInterval(() => void registration.update().catch(() => undefined), updateInterval);
    registration.addEventListener('updatefound', () => {
      registration.installing?.addEventListener('statechange', () => void takeNewVersion());
    });
    await takeNewVersion();
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
