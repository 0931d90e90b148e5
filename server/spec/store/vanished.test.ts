import { afterEach, expect, test } from 'vitest';
import { openStore } from '../../store/open.ts';
import type { Store } from '../../store/store.ts';
import { openDatabaseProxy, type DatabaseProxy } from './database-proxy.ts';
import { startPostgres } from './postgres-server.ts';
import { anAddition, aStartedMatch, noon } from './samples.ts';

const cleaning: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const clean of cleaning.splice(0).toReversed()) await clean();
});

/** A store whose way to its database can be cut. */
async function openBehindProxy(): Promise<{
  readonly proxy: DatabaseProxy;
  readonly store: Store;
}> {
  const server = await startPostgres();
  cleaning.push(() => server.stop());
  const proxy = await openDatabaseProxy(await server.createDatabase());
  cleaning.push(() => proxy.close());
  const store = await openStore(proxy.address);
  cleaning.push(() => store.close());
  return { proxy, store };
}

test('a database that vanishes fails what is asked of it within seconds, and is used again when it is back', async () => {
  const { proxy, store } = await openBehindProxy();
  const match = await aStartedMatch(store);
  proxy.vanish();
  const begun = performance.now();
  await expect(store.append(anAddition(match))).rejects.toMatchObject({
    kind: 'unavailable',
    message: expect.stringContaining('no answer within'),
  });
  expect(performance.now() - begun).toBeLessThan(8000);
  // Work for which no connection is open yet is not kept waiting either.
  await expect(store.lastAlive()).rejects.toMatchObject({ kind: 'unavailable' });
  proxy.comeBack();
  expect(await store.append(anAddition(match))).toEqual({ kind: 'added', seq: 2 });
}, 60_000);

test('a commit that arrives after its outcome was looked up does not count', async () => {
  const { proxy, store } = await openBehindProxy();
  const match = await aStartedMatch(store);
  const decision = { match, seat: 0, nth: 1 };
  const holding = proxy.holdAt('commit');
  const appending = store.append(anAddition(match));
  const held = await holding;
  await expect(appending).rejects.toMatchObject({ kind: 'unavailable' });
  expect(await store.findDecision(decision)).toBeUndefined();
  await held.release();
  expect(await store.findDecision(decision)).toBeUndefined();
  expect(await store.append(anAddition(match))).toEqual({ kind: 'added', seq: 2 });
}, 60_000);

test('a store whose database has vanished closes within seconds', async () => {
  const { proxy, store } = await openBehindProxy();
  await store.markAlive({ at: noon });
  proxy.vanish();
  const begun = performance.now();
  const [work] = await Promise.allSettled([store.markAlive({ at: noon }), store.close()]);
  expect(performance.now() - begun).toBeLessThan(8000);
  expect(work).toMatchObject({ status: 'rejected', reason: { kind: 'unavailable' } });
}, 60_000);
