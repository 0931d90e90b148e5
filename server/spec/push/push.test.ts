import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Alert } from '@rookery/desk/alerts';
import webPush from 'web-push';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isPublicAddress, parseEndpoint, publicLookup } from '../../push/endpoint.ts';
import { PushSender, type PushOutcome } from '../../push/push-sender.ts';
import { openStore } from '../../store/open.ts';
import type { Store } from '../../store/store.ts';
import { aGuest, noon, tableId } from '../store/samples.ts';
import { FakeBrowser, FakePushService, readVapid } from './fake-push-service.ts';

const folder = mkdtempSync(join(tmpdir(), 'rookery-push-'));
const service = new FakePushService();
const keys = webPush.generateVAPIDKeys();
let store: Store;

beforeAll(async () => {
  await service.start();
  store = await openStore(join(folder, 'rookery.db'));
});
afterAll(async () => {
  await service.close();
  await store.close();
  rmSync(folder, { recursive: true });
});

/** Somebody with a browser at that path of the push service. */
async function subscribe(path: string) {
  const { id: person, tokenHash: family } = await aGuest(store);
  const browser = new FakeBrowser();
  const { p256dh, auth } = browser;
  const endpoint = `${service.origin}${path}`;
  await store.addPushTarget({ person, family, endpoint, p256dh, auth, language: 'ja', at: noon });
  const alert: Alert = {
    person,
    table: tableId(),
    kind: 'turn',
    game: 'penguin-party',
    by: 'Zoë 🐧',
    until: noon + 3_600_000,
  };
  return { alert, browser };
}

/** Sends alerts, and says what became of each message. */
async function send(alerts: readonly Alert[], trusted = service.origin) {
  const outcomes: PushOutcome[] = [];
  const report = (outcome: PushOutcome): void => void outcomes.push(outcome);
  const contact = 'https://rookery.example';
  const sender = new PushSender({ store, keys, contact, trusted, now: () => noon, report });
  for (const alert of alerts) sender.send(alert);
  await sender.finish();
  return outcomes;
}

describe('a message to a browser', () => {
  test('can be read by that browser alone, and holds no more than it must', async () => {
    const { alert, browser } = await subscribe('/ana');
    expect(await send([alert])).toEqual(['sent']);
    const pushed = service.pushed.at(-1);
    if (!pushed) throw new Error('nothing came');
    const { person: _, until: __, ...told } = alert;
    expect(browser.decrypt(pushed.body)).toEqual({ ...told, language: 'ja' });
    expect(() => new FakeBrowser().decrypt(pushed.body)).toThrow();
    expect(pushed.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '3600' });
    const { key, claims } = readVapid(pushed);
    expect(key).toBe(keys.publicKey);
    expect(claims).toMatchObject({ aud: service.origin, sub: 'https://rookery.example' });
  });

  test('that nobody takes any more is the last one; a failure is not', async () => {
    const gone = await subscribe('/bo/410');
    const broken = await subscribe('/cleo/500');
    const alerts = [gone.alert, broken.alert];
    expect((await send(alerts)).toSorted()).toEqual(['failed', 'gone']);
    const left = await Promise.all(
      alerts.map(({ person }) => store.pushTargetsOf({ person, at: noon })),
    );
    expect(left.map((targets) => targets.length)).toEqual([0, 1]);
  });

  test('comes so often and no oftener', async () => {
    const { alert } = await subscribe('/dee');
    const outcomes = await send(Array.from({ length: 30 }, () => alert));
    expect(outcomes.filter((outcome) => outcome === 'sent')).toHaveLength(20);
    expect(outcomes.filter((outcome) => outcome === 'dropped')).toHaveLength(10);
  });

  test('never goes inside, whatever was stored', async () => {
    const { alert } = await subscribe('/eve');
    const before = service.pushed.length;
    expect(await send([alert], 'https://elsewhere.example')).toEqual(['gone']);
    expect(service.pushed).toHaveLength(before);
  });
});

describe('where messages may go', () => {
  test.each([
    'https://fcm.googleapis.com/fcm/send/abc',
    'https://updates.push.services.mozilla.com/wpush/v2/x?y=1',
    'https://web.push.apple.com/x',
    'https://[2607:f8b0::1]/x',
    'http://127.0.0.1:9/trusted',
  ])('%s', (endpoint) => {
    expect(parseEndpoint(endpoint, 'http://127.0.0.1:9')).toBeInstanceOf(URL);
  });

  test.each([
    'http://fcm.googleapis.com/x',
    'https://fcm.googleapis.com:8443/x',
    'https://user:password@push.example/x',
    'https://127.0.0.1/x',
    'https://2130706433/x',
    'https://0x7f.1/x',
    'https://169.254.169.254/latest/meta-data',
    'https://[::1]/x',
    'https://[::ffff:10.0.0.1]/x',
    'https://[fd00::1]/x',
    'https://localhost/x',
    'https://printer.local/x',
    'https://intranet/x',
    'file:///etc/passwd',
    'nonsense',
  ])('not to %s', (endpoint) => {
    expect(parseEndpoint(endpoint, undefined)).toBeUndefined();
  });

  test('addresses inside are known', () => {
    const addresses = ['10.1.2.3', '172.31.0.1', '192.168.1.1', '100.64.0.1', '::1', 'fe80::1'];
    expect(addresses.filter(isPublicAddress)).toEqual([]);
    expect(['8.8.8.8', '2a00:1450::1'].filter(isPublicAddress)).toHaveLength(2);
  });

  test('a name that leads inside is not followed', async () => {
    const found = await new Promise((resolve) => {
      publicLookup('localhost', { all: true }, (error) => resolve(error));
    });
    expect(found).toBeInstanceOf(Error);
  });
});
