/** The page opens itself anew at most this often, in milliseconds, whatever goes on failing. */
const pause = 60_000;
const key = 'rookery.reopened';

/** Whether the server gives out this page now. Without it, a page that is opened anew would be lost. */
async function isServed(): Promise<boolean> {
  try {
    return (await fetch(location.pathname, { method: 'HEAD', cache: 'no-store' })).ok;
  } catch {
    return false;
  }
}

async function reopen(): Promise<void> {
  try {
    const last = Number(sessionStorage.getItem(key) ?? 0);
    if (Date.now() - last < pause || !(await isServed())) return;
    sessionStorage.setItem(key, String(Date.now()));
  } catch {
    // A browser that stores nothing could open the page anew for ever.
    return;
  }
  location.reload();
}

/**
 * Opens the page anew where code fails to load again and again: Firefox never asks a second time for a module that
 * did not load, however often it is imported.
 */
export function watchImports(): void {
  const failed = new Set<string>();
  addEventListener('vite:preloadError', ({ payload: { message } }) => {
    if (failed.has(message)) void reopen();
    failed.add(message);
  });
}
