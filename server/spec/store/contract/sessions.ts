import { describe, expect, test } from 'vitest';
import { aGuest, aMatch, aStartedMatch, aTable, hour, noon, randomId } from '../samples.ts';
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

    test('of guests leave nothing behind when they end, unless there is a trace of those', async () => {
      const guests = await Promise.all(
        ['here', 'coming', 'sits', 'hosts', 'played', 'spoke', 'known', 'nobody'].map(
          async (name) => ({ name, ...(await aGuest(context.store, name)) }),
        ),
      );
      const idOf = (name: string): string =>
        guests.find((guest) => guest.name === name)?.id ?? 'nobody';
      const seat = { bot: null, ready: true };
      await context.store.issueCode({
        codeHash: 'way back',
        person: idOf('coming'),
        expiresAt: noon + hour,
      });
      const table = aTable({ host: idOf('hosts'), seats: [{ person: idOf('sits'), ...seat }] });
      await context.store.createTable({ table });
      await aStartedMatch(context.store, aMatch(), [{ person: idOf('played'), ...seat }]);
      const said = { kind: 'phrase', phrase: 'hello' } as const;
      const line = { id: 'trace', nonce: 'trace', said, at: noon };
      await context.store.say({ ...line, table: table.id, person: idOf('spoke') });
      for (const { name, id, tokenHash } of guests) {
        if (name === 'known') {
          const hashes = { passwordHash: 'hash', oldPasswordHash: null };
          const claim = { person: id, account: 'Well known', ...hashes, tokenHash };
          await context.store.claimAccount(claim);
        }
        if (name !== 'here') await context.store.endSession({ tokenHash });
      }
      await context.store.sweep({ at: noon, closedBefore: 0 });
      const left = await context.store.findPeople({ people: guests.map(({ id }) => id) });
      const names = guests.map(({ name }) => name).filter((name) => name !== 'nobody');
      expect(left.map(({ name }) => name).toSorted()).toEqual(names.toSorted());
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
