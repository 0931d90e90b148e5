import { alertTexts } from '@rookery/texts/alert-texts';

declare const self: ServiceWorkerGlobalScope;

/** A message of the server to somebody who is away. */
interface AlertMessage {
  readonly kind: 'turn' | 'begun' | 'rematch';
  readonly table: string;
  readonly game: string;
  readonly by: string | null;
  readonly language: string;
}

const kinds = ['turn', 'begun', 'rematch'] as const;

/** Shows a message of the server. Browsers want something to be shown for every message, so the worst is plain. */
export async function showAlert(data: PushMessageData | null): Promise<void> {
  const message = readMessage(data);
  const { title, body } = wordsOf(message);
  const { table } = message;
  await self.registration.showNotification(title, {
    body,
    // The latest word about a table is enough.
    tag: table === '' ? 'rookery' : table,
    icon: '/icon-192.png',
    lang: message.language,
    data: table === '' ? '/matches' : `/table/${table}`,
  });
  const shown = await self.registration.getNotifications();
  if ('setAppBadge' in navigator) await navigator.setAppBadge(shown.length).catch(() => undefined);
}

function readMessage(data: PushMessageData | null): AlertMessage {
  const found = new Map<string, unknown>(Object.entries(parse(data)));
  const text = (name: string): string => {
    const value = found.get(name);
    return typeof value === 'string' ? value : '';
  };
  return {
    kind: kinds.find((kind) => kind === found.get('kind')) ?? 'turn',
    table: /^[\w-]{1,40}$/.exec(text('table'))?.[0] ?? '',
    game: text('game'),
    by: text('by') === '' ? null : text('by'),
    language: text('language'),
  };
}

function parse(data: PushMessageData | null): object {
  try {
    const value: unknown = data?.json();
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}

function wordsOf({ kind, game, by, language }: AlertMessage): { title: string; body: string } {
  const known = Object.entries(alertTexts).find(([name]) => name === language);
  const texts = known?.[1] ?? alertTexts.en;
  const parts = [nameOf(game)];
  if (by !== null && kind === 'turn') parts.push(texts.moved(by));
  if (by !== null && kind === 'rematch') parts.push(texts.playAgain(by));
  return { title: texts[kind], body: parts.filter((part) => part !== '').join(' · ') };
}

/** The name of a game as people write it: the words of its id. */
const nameOf = (game: string): string =>
  game.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => ` ${letter.toUpperCase()}`).trim();

/** A window that does not answer within this span, in milliseconds, is asleep. */
const patience = 1000;

/** Leads to the table: in a window that is there or at home, else in a new one. */
export async function followAlert({ notification }: NotificationEvent): Promise<void> {
  notification.close();
  const data: unknown = notification.data;
  const path = typeof data === 'string' ? data : '/matches';
  const windows = await self.clients.matchAll({ type: 'window' });
  const taken = await Promise.all(windows.map((window) => isTakenBy(window, path)));
  const window = windows.find((_, index) => taken[index]);
  if (window) await window.focus().catch(() => undefined);
  else await self.clients.openWindow(path);
}

/** Asks a window to go there: only the page knows whether somebody plays in it. */
const isTakenBy = (window: WindowClient, path: string): Promise<boolean> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => resolve(true), { once: true });
    port1.start();
    setTimeout(() => resolve(false), patience);
    window.postMessage(path, [port2]);
  });
