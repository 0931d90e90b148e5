import { describe, expect, test } from 'vitest';
import { aGuest, hour, noon, randomId } from '../samples.ts';
import type { Context } from './context.ts';

/** What holds for sessions in every store. */
export function sessionContract(context: Context): void {
  describe('sessions', () => {
    test('lead to their person until they run out', async () => {
      const { id, tokenHash } = await aGuest(context.store);
      const person = { id, name: 'Ana', penguin: 'little', account: null };
      expect(await context.store.findSession({ tokenHash, at: noon + 1 })).toEqual({
        ...person,
        since: noon,
      });
      expect(await context.store.findSession({ tokenHash, at: noon + hour })).toBeUndefined();
      expect(await context.store.findSession({ tokenHash: 'other', at: noon })).toBeUndefined();
    });

    test('end when they are ended', async () => {
      const { tokenHash } = await aGuest(context.store);
      await context.store.endSession({ tokenHash });
      expect(await context.store.findSession({ tokenHash, at: noon })).toBeUndefined();
    });

    test('rotate: the new token is good, the old one only for a moment', async () => {
      const { id, tokenHash } = await aGuest(context.store);
      const newTokenHash = randomId();
      const times = { at: noon, expiresAt: noon + 9 * hour, graceUntil: noon + 60 };
      const rotate = () =>
        context.store.rotateSession({ oldTokenHash: tokenHash, tokenHash: randomId(), ...times });
      const next = { oldTokenHash: tokenHash, tokenHash: newTokenHash, ...times };
      expect(await context.store.rotateSession(next)).toBe('rotated');
      expect(
        await context.store.findSession({ tokenHash: newTokenHash, at: noon + hour }),
      ).toMatchObject({
        id,
      });
      expect(await context.store.findSession({ tokenHash, at: noon + 59 })).toMatchObject({ id });
      expect(await context.store.findSession({ tokenHash, at: noon + 60 })).toBeUndefined();
      expect(await rotate()).toBe('rotated');
      await context.store.endSession({ tokenHash });
      expect(await rotate()).toBe('unknown');
    });

    test('move to another device by a code that works once', async () => {
      const { id } = await aGuest(context.store);
      const device = { codeHash: 'code', tokenHash: 'tablet', at: noon, expiresAt: noon + hour };
      await context.store.issueCode({ codeHash: 'older', person: id, expiresAt: noon + 60 });
      await context.store.issueCode({ codeHash: 'code', person: id, expiresAt: noon + 60 });
      expect(await context.store.redeemCode({ ...device, codeHash: 'older' })).toBeUndefined();
      expect(await context.store.redeemCode({ ...device, at: noon + 60 })).toBeUndefined();
      const both = await Promise.all([
        context.store.redeemCode(device),
        context.store.redeemCode({ ...device, tokenHash: 'thief' }),
      ]);
      expect(both.filter((person) => person?.id === id)).toHaveLength(1);
      expect(await context.store.redeemCode({ ...device, tokenHash: 'again' })).toBeUndefined();
    });

    test('that ran out are swept away, and codes with them', async () => {
      const { id, tokenHash } = await aGuest(context.store);
      await context.store.issueCode({ codeHash: 'code', person: id, expiresAt: noon + hour });
      await context.store.sweep({ at: noon + hour, closedBefore: 0 });
      expect(await context.store.findSession({ tokenHash, at: 0 })).toBeUndefined();
      const device = { codeHash: 'code', tokenHash: 'tablet', at: noon, expiresAt: noon + hour };
      expect(await context.store.redeemCode(device)).toBeUndefined();
    });
  });
}
