import { call } from '../online/api.ts';

/** Why the browser takes no messages while the page is closed; `off` if the server sends none. */
export type PushHindrance = 'no-service' | 'off';

/** How the messages of this browser are asked for; `not-yet` before the server knows the person. */
export type PushState = 'on' | 'not-yet' | PushHindrance;

/** Lets the server send messages to this browser. The browser's leave must be given already. */
export async function takeMessages(language: string): Promise<PushState> {
  const server = await call('GET /api/push');
  if (server.ok && server.value.key === null) return 'off';
  if (!server.ok || server.value.key === null) return 'no-service';
  const subscription = await subscribe(server.value.key);
  const target = subscription && targetOf(subscription);
  if (!target) return 'no-service';
  const kept = await call('PUT /api/me/push', { body: { ...target, language } });
  if (kept.ok) return 'on';
  return kept.failure.kind === 'no-session' ? 'not-yet' : 'no-service';
}

/** Ends that, here and at the server. */
export async function refuseMessages(): Promise<void> {
  const registration = await findRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  if (!subscription) return;
  await call('DELETE /api/me/push', { body: { endpoint: subscription.endpoint } });
  await subscription.unsubscribe().catch(() => false);
}

/** Without a service worker there is nobody to take messages. */
async function findRegistration(): Promise<ServiceWorkerRegistration | undefined> {
  if (!('serviceWorker' in navigator) || !('PushManager' in globalThis)) return undefined;
  const registration = await navigator.serviceWorker.getRegistration();
  return registration?.active ? registration : undefined;
}

async function subscribe(key: string): Promise<PushSubscription | null> {
  const manager = (await findRegistration())?.pushManager;
  if (!manager) return null;
  const options = { userVisibleOnly: true, applicationServerKey: key };
  try {
    return await manager.subscribe(options);
  } catch {
    return subscribeAnew(manager, options);
  }
}

/** A subscription for the keys of another server stands in the way of a new one. */
async function subscribeAnew(
  manager: PushManager,
  options: PushSubscriptionOptionsInit,
): Promise<PushSubscription | null> {
  const old = await manager.getSubscription();
  if (!old) return null;
  await old.unsubscribe().catch(() => false);
  return manager.subscribe(options).catch(() => null);
}

function targetOf(
  subscription: PushSubscription,
): { endpoint: string; p256dh: string; auth: string } | undefined {
  const { keys } = subscription.toJSON();
  const { p256dh, auth } = keys ?? {};
  if (p256dh === undefined || auth === undefined) return undefined;
  return { endpoint: subscription.endpoint, p256dh, auth };
}
