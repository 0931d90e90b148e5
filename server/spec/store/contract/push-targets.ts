import { describe, expect, test } from 'vitest';
import { aGuest, hour, noon, randomId } from '../samples.ts';
import type { Context } from './context.ts';

/** What holds in every store for browsers that take messages, and for settings. */
export function pushContract(context: Context): void {
  const aTarget = () => ({
    endpoint: `https://push.example/${randomId()}`,
    p256dh: 'key',
    auth: 'secret',
    language: 'de',
  });
  const targetsOf = (person: string, at = noon) => context.store.pushTargetsOf({ person, at });
  const add = (
    { id, tokenHash }: { readonly id: string; readonly tokenHash: string },
    target = aTarget(),
    at = noon,
  ) => context.store.addPushTarget({ ...target, person: id, family: tokenHash, at });

  describe('browsers that take messages', () => {
    test('know the server by one pair of keys', async () => {
      await context.inAnEmptyStore(async (store) => {
        const pairs = await Promise.all(
          ['a', 'b'].map((name) => store.keepPushKeys({ publicKey: name, privateKey: name })),
        );
        expect(pairs[0]).toEqual(pairs[1]);
        expect(['a', 'b']).toContain(pairs[0]?.publicKey);
      });
    });

    test('belong to one person, and to the last one who was there', async () => {
      const [ana, bo] = [await aGuest(context.store), await aGuest(context.store)];
      const target = aTarget();
      await add(ana, target);
      await add(ana, { ...target, language: 'fr' });
      expect(await targetsOf(ana.id)).toEqual([{ ...target, language: 'fr' }]);
      await add(bo, target);
      expect(await targetsOf(ana.id)).toEqual([]);
      await context.store.removeOwnPushTarget({ person: ana.id, endpoint: target.endpoint });
      expect(await targetsOf(bo.id)).toEqual([target]);
      await context.store.removeOwnPushTarget({ person: bo.id, endpoint: target.endpoint });
      expect(await targetsOf(bo.id)).toEqual([]);
    });

    test('are ten at most; the oldest are forgotten', async () => {
      const ana = await aGuest(context.store);
      const targets = Array.from({ length: 12 }, aTarget);
      for (const [index, target] of targets.entries()) await add(ana, target, noon + index);
      expect(await targetsOf(ana.id)).toEqual(targets.slice(2));
    });

    test('get nothing after their session, and are swept', async () => {
      const ana = await aGuest(context.store);
      const target = aTarget();
      await add(ana, target);
      expect(await targetsOf(ana.id, noon + hour)).toEqual([]);
      await context.store.endSession({ tokenHash: ana.tokenHash });
      expect(await targetsOf(ana.id)).toEqual([]);
      await context.store.addSession({
        person: ana.id,
        tokenHash: 'another session',
        at: noon,
        expiresAt: noon + hour,
      });
      await context.store.sweep({ at: noon, closedBefore: 0 });
      expect(await context.store.exportPerson({ person: ana.id })).toMatchObject({ browsers: [] });
    });

    test('are exported, removed when they are gone, and forgotten with their person', async () => {
      const ana = await aGuest(context.store);
      const [one, other] = [aTarget(), aTarget()];
      await add(ana, one);
      await add(ana, other, noon + 1);
      await context.store.removePushTarget({ endpoint: one.endpoint });
      expect(await context.store.exportPerson({ person: ana.id })).toMatchObject({
        browsers: [{ endpoint: other.endpoint, language: 'de', since: noon + 1 }],
      });
      await context.store.deletePerson({ person: ana.id });
      expect(await targetsOf(ana.id)).toEqual([]);
    });
  });

  describe('settings', () => {
    const merge = (person: string, changes: object) =>
      context.store.mergeSettings({ person, changes: { ...changes }, at: noon });

    test('of each the latest change counts, and nobody is ahead of time', async () => {
      const { id } = await aGuest(context.store);
      expect(await merge(id, {})).toEqual({});
      await merge(id, { theme: { value: 'dark', at: 5 }, volume: { value: 3, at: 5 } });
      const merged = {
        theme: { value: 'light', at: 6 },
        volume: { value: 3, at: 5 },
        sound: { value: false, at: noon },
      };
      const changes = {
        theme: { value: 'light', at: 6 },
        volume: { value: 9, at: 4 },
        sound: { value: false, at: noon + hour },
      };
      expect(await merge(id, changes)).toEqual(merged);
      expect(await merge(id, {})).toEqual(merged);
      expect(await context.store.exportPerson({ person: id })).toMatchObject({ settings: merged });
      await context.store.deletePerson({ person: id });
      expect(await merge(id, {})).toEqual({});
    });

    test('changed by several devices at once lose nothing', async () => {
      const { id } = await aGuest(context.store);
      const names = ['theme', 'palette', 'symbols', 'motion', 'pace', 'hand'];
      await Promise.all(names.map((name) => merge(id, { [name]: { value: name, at: 1 } })));
      expect(Object.keys(await merge(id, {})).toSorted()).toEqual(names.toSorted());
    });
  });
}
