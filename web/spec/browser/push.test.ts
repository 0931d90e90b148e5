import { Buffer } from 'node:buffer';
import type { CDPSession, Page, Worker } from 'playwright-core';
import { expect, test } from 'vitest';
import { sharedHouse } from './house.ts';
import { texts } from './robots.ts';

const house = sharedHouse({ keeping: 'allow' });

const table = 'x'.repeat(22);
const message = { kind: 'turn', table, game: 'penguin-party', by: 'Zoë', language: 'de' };

/** Somebody whose browser shows notifications and keeps the page. */
async function arrive() {
  const visitor = await house.newVisitor();
  const { page, context } = visitor;
  await context.grantPermissions(['notifications'], { origin: house.server.address });
  await page.goto(house.server.address);
  await page.evaluate('navigator.serviceWorker.ready.then(() => undefined)');
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
  return { ...visitor, worker };
}

/** Lets a push service deliver a message to the page's service worker. */
async function deliver(page: Page, data: string): Promise<void> {
  const session: CDPSession = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations;
      if (first) resolve(first.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  const origin = house.server.address;
  const registrationId = await registered;
  await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
}

/** What the browser shows: title, text, and where it leads. */
const shown = (worker: Worker): Promise<unknown> =>
  worker.evaluate(`self.registration.getNotifications().then((all) =>
    all.map(({ title, body, data }) => ({ title, body, data })))`);

const soon = { interval: 100 };

test('a message becomes a notification in the language of its browser, which leads to the table', async () => {
  const { page, context, worker, complaints } = await arrive();
  await deliver(page, JSON.stringify(message));
  const body = 'Penguin Party · Zoë hat gezogen.';
  const wanted = [{ title: 'Du bist dran', body, data: `/table/${table}` }];
  await expect.poll(() => shown(worker), soon).toEqual(wanted);
  // No hand can touch it here, so the worker is told that one has.
  await worker.evaluate(`self.registration.getNotifications().then(([notification]) =>
    self.dispatchEvent(new NotificationEvent('notificationclick', { notification })))`);
  await page.waitForURL(`**/table/${table}`);
  await expect.poll(() => shown(worker), soon).toEqual([]);
  await worker.evaluate(
    `self.clients.openWindow = async (path) => { self.opened = path; return null; }`,
  );
  await deliver(page, 'nonsense');
  await expect.poll(() => shown(worker), soon).toMatchObject([{ data: '/matches' }]);
  await worker.evaluate(`self.registration.getNotifications().then(([notification]) =>
    self.dispatchEvent(new NotificationEvent('notificationclick', { notification })))`);
  await expect.poll(() => worker.evaluate('self.opened'), soon).toBe('/matches');
  expect(complaints).toEqual([]);
  await context.close();
});

test('the switch subscribes this browser, says how far alerts reach, and takes it back', async () => {
  const { page, context } = await arrive();
  // There is no push service of the browser's maker here.
  await page.evaluate(`{
    const keys = { p256dh: '${Buffer.alloc(65, 4).toString('base64url')}', auth: 'a'.repeat(22) };
    const endpoint = 'https://push.example/somebody';
    let known = null;
    const subscription = { endpoint, toJSON: () => ({ endpoint, keys }), unsubscribe: async () => { known = null; return true; } };
    PushManager.prototype.subscribe = async ({ applicationServerKey }) => { if (applicationServerKey.length !== 87) throw new Error(); known = subscription; return known; };
    PushManager.prototype.getSubscription = async () => known;
  }`);
  await page.evaluate(`fetch('/api/me', { method: 'PUT', headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Pip', penguin: 'little' }) })`);
  const { settings } = texts.en.page.shell;
  const browsers = (): Promise<unknown> =>
    page.evaluate(`fetch('/api/me/export').then((answer) => answer.json())
      .then(({ person }) => person.browsers.map(({ endpoint }) => endpoint))`);
  await page.getByRole('button', { name: settings.name, exact: true }).click();
  const alerts = page.getByRole('switch', { name: settings.alerts });
  await alerts.click();
  await page.getByText(settings.alertsAway).waitFor();
  expect(await browsers()).toEqual(['https://push.example/somebody']);
  await alerts.click();
  await expect.poll(browsers, soon).toEqual([]);
  await context.close();
});
