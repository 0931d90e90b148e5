import { loadItem, saveItem } from './local-storage.ts';
import { page } from './page.svelte.ts';
import { parseAddress, type Route } from './route.ts';

/** Changes of settings within this span, in milliseconds, go to the account together. */
const debounce = 1500;

let timer: ReturnType<typeof setTimeout> | undefined;

/** The account of whoever was last here with one, if they are still here. */
function knownAccount(): string | null {
  const account = loadItem('account');
  return typeof account === 'string' ? account : null;
}

/** Somebody has come to this device or gone: their settings and messages follow them. */
export function becomePerson(account: string | null): void {
  saveItem('account', account);
  bringAlong();
}

/** Called once, when the page is drawn: settings go with an account, and messages lead to their tables. */
export function watchPerson(): void {
  page.watchChanges(() => {
    clearTimeout(timer);
    timer = setTimeout(bringAlong, debounce);
  });
  if (knownAccount() !== null || page.settings.alerts) setTimeout(bringAlong, debounce);
  if (!('serviceWorker' in navigator)) return;
  navigator.serviceWorker.addEventListener('message', ({ data, ports }: MessageEvent<unknown>) => {
    if (typeof data !== 'string' || !canLeaveFor(data)) return;
    if (location.pathname !== data) page.go(parseAddress(new URL(data, location.href)));
    ports[0]?.postMessage('taken');
  });
}

/** Views that nobody is in the middle of. */
const idleViews = new Set<Route['page']>(['home', 'matches', 'lobby', 'me', 'not-found']);

/** A notification leads to a table; whoever plays in this window is left alone. */
const canLeaveFor = (path: string): boolean =>
  /^\/(?:table\/|matches$)/.test(path) &&
  (location.pathname === path || idleViews.has(page.route.page));

/** What this needs is loaded only where somebody has an account or wants alerts. */
function bringAlong(): void {
  const account = knownAccount();
  void Promise.all([
    account === null ? undefined : sync(account),
    page.settings.alerts ? takeMessagesAgain() : undefined,
  ]).catch(() => undefined);
}

async function sync(account: string): Promise<void> {
  const { syncSettings } = await import('../online/settings-sync.ts');
  await syncSettings(account);
}

/** The language may have changed, or the session. */
async function takeMessagesAgain(): Promise<void> {
  if (!('Notification' in globalThis) || Notification.permission !== 'granted') return;
  const { takeMessages } = await import('../feedback/push.ts');
  await takeMessages(page.language);
}
