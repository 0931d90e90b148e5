import { describe, expect, test } from 'vitest';
import { isLoopback, originForOthers } from './invitation.ts';

const openedAt = (address: string): URL => new URL(address);
const reach =
  (...origins: readonly string[]) =>
  () =>
    Promise.resolve({ ok: true, value: { origins } } as const);

describe('the address in a link for others', () => {
  test('is the one of the page', async () => {
    const nobodyAsks = (): never => expect.fail('the server was asked');
    const origin = 'https://rookery.example';
    expect(await originForOthers(openedAt(origin), nobodyAsks)).toBe(origin);
  });

  test('is the one on the network where the page was opened on the machine of the server', async () => {
    const page = openedAt('http://localhost:4040');
    const likely = 'http://192.0.2.7:4040';
    expect(await originForOthers(page, reach(likely, 'http://172.17.0.1:4040'))).toBe(likely);
  });

  test('is none where the server has no network, or does not say', async () => {
    const page = openedAt('http://127.0.0.1:4040');
    const unreachable = { ok: false, failure: { kind: 'unreachable' } } as const;
    expect(await originForOthers(page, reach())).toBeNull();
    expect(await originForOthers(page, () => Promise.resolve(unreachable))).toBeNull();
  });
});

test.each(['localhost', 'rookery.localhost', '127.0.0.1', '127.3.2.1', '[::1]'])(
  '%s means another machine to everyone else',
  (host) => {
    expect(isLoopback(host)).toBe(true);
  },
);

test.each(['192.168.1.7', 'rookery.example', 'localhost.example', '[fe80::1]', '127.example'])(
  '%s means the same to all',
  (host) => {
    expect(isLoopback(host)).toBe(false);
  },
);
