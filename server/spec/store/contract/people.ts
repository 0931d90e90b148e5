import { describe, expect, test } from 'vitest';
import { aGuest, aMatch, aStartedMatch, aTable, hour, noon } from '../samples.ts';
import type { Context } from './context.ts';

/** What holds for people in every store. */
export function peopleContract(context: Context): void {
  describe('people', () => {
    test('change name and penguin', async () => {
      const { id, tokenHash } = await aGuest(context.store);
      const change = { id, name: '李小龍', penguin: 'royal' } as const;
      expect(await context.store.changePerson(change)).toBe('changed');
      expect(await context.store.findSession({ tokenHash, at: noon, grace: 0 })).toMatchObject(
        change,
      );
      expect(await context.store.changePerson({ ...change, id: 'nobody' })).toBe('unknown');
    });

    test('are found by their ids; nobody else is', async () => {
      const ana = await aGuest(context.store, 'Ana');
      const bo = await aGuest(context.store, 'Bo');
      const found = await context.store.findPeople({ people: [ana.id, 'nobody', bo.id] });
      expect(found.map(({ name }) => name).toSorted()).toEqual(['Ana', 'Bo']);
      expect(await context.store.findPeople({ people: [] })).toEqual([]);
    });

    test('claim an account that nobody else has, however it is written', async () => {
      const { id, tokenHash } = await aGuest(context.store);
      const other = await aGuest(context.store);
      const claim = {
        person: id,
        account: 'Ana',
        passwordHash: 'hash',
        oldPasswordHash: null,
        tokenHash,
      };
      expect(await context.store.claimAccount(claim)).toBe('claimed');
      expect(await context.store.claimAccount({ ...claim, person: other.id, account: 'ANA' })).toBe(
        'taken',
      );
      const newer = { ...claim, passwordHash: 'newer' };
      for (const oldPasswordHash of [null, 'guess']) {
        const guess = { ...newer, oldPasswordHash };
        expect(await context.store.claimAccount(guess)).toBe('outdated');
      }
      expect(await context.store.claimAccount({ ...newer, oldPasswordHash: 'hash' })).toBe(
        'claimed',
      );
      expect(await context.store.claimAccount({ ...claim, person: 'nobody', account: 'Bo' })).toBe(
        'unknown',
      );
      expect(await context.store.findAccount({ account: 'aNa' })).toEqual({
        person: id,
        passwordHash: 'newer',
      });
      expect(await context.store.findAccount({ account: 'Bo' })).toBeUndefined();
    });

    test('keep one session, and no code, when they change their password', async () => {
      const { id, tokenHash } = await aGuest(context.store);
      const other = await aGuest(context.store);
      const session = { person: id, at: noon, expiresAt: noon + hour };
      await context.store.addSession({ ...session, tokenHash: 'phone' });
      await context.store.issueCode({ codeHash: 'tablet', person: id, expiresAt: noon + hour });
      const isOpen = async (token: string): Promise<boolean> =>
        (await context.store.findSession({ tokenHash: token, at: noon, grace: 0 })) !== undefined;
      const claim = { person: id, account: 'Changing', tokenHash };
      const hashes = { passwordHash: 'first', oldPasswordHash: null };
      expect(await context.store.claimAccount({ ...claim, ...hashes })).toBe('claimed');
      expect(await isOpen('phone')).toBe(true);
      const change = { passwordHash: 'second', oldPasswordHash: 'first' };
      expect(await context.store.claimAccount({ ...claim, ...change })).toBe('claimed');
      expect(await Promise.all([tokenHash, 'phone', other.tokenHash].map(isOpen))).toEqual([
        true,
        false,
        true,
      ]);
      const device = { codeHash: 'tablet', tokenHash: 'x', at: noon, expiresAt: noon + hour };
      expect(await context.store.redeemCode(device)).toBeUndefined();
    });

    test('of many who claim one account at once, one gets it', async () => {
      const guests = await Promise.all(Array.from({ length: 8 }, () => aGuest(context.store)));
      const hashes = { passwordHash: 'hash', oldPasswordHash: null };
      const claims = guests.map(({ id, tokenHash }) =>
        context.store.claimAccount({ person: id, account: 'Everybody', ...hashes, tokenHash }),
      );
      expect((await Promise.all(claims)).toSorted()).toEqual([
        'claimed',
        ...Array<string>(7).fill('taken'),
      ]);
    });

    test('log in on another device', async () => {
      const { id } = await aGuest(context.store);
      const session = { tokenHash: 'second', at: noon, expiresAt: noon + hour };
      expect(await context.store.addSession({ ...session, person: id })).toBe('added');
      expect(
        await context.store.findSession({ tokenHash: 'second', at: noon, grace: 0 }),
      ).toMatchObject({
        id,
      });
      expect(
        await context.store.addSession({ ...session, tokenHash: 'third', person: 'nobody' }),
      ).toBe('unknown');
    });

    test('get everything that is kept about them, and are forgotten when they want', async () => {
      const { id, tokenHash } = await aGuest(context.store);
      const table = aTable({
        host: id,
        seats: [
          { person: id, bot: null, ready: true },
          { person: null, bot: 'king', ready: true },
        ],
      });
      await context.store.createTable({ table });
      const match = await aStartedMatch(context.store, aMatch(), table.seats);
      const line = { table: table.id, id: 'line', nonce: 'line', person: id, at: noon } as const;
      await context.store.say({ ...line, said: { kind: 'text', text: 'hello' } });
      expect(await context.store.exportPerson({ person: id })).toMatchObject({
        person: { id, name: 'Ana', penguin: 'little', account: null },
        createdAt: noon,
        sessions: [{ since: noon, until: noon + hour }],
        tables: expect.arrayContaining([{ table: table.id, seat: 0 }]),
        matches: [{ match, seat: 0 }],
        chat: [{ table: table.id, at: noon, said: { kind: 'text', text: 'hello' } }],
      });

      expect(await context.store.deletePerson({ person: id })).toBe('deleted');
      expect(await context.store.deletePerson({ person: id })).toBe('unknown');
      expect(await context.store.exportPerson({ person: id })).toBeUndefined();
      expect(await context.store.findSession({ tokenHash, at: noon, grace: 0 })).toBeUndefined();
      expect(await context.store.chatOf({ table: table.id, limit: 9 })).toEqual([]);
      const kept = await context.store.findTable({ table: table.id });
      expect(kept?.table).toMatchObject({ host: null, seats: [{ person: null }, { bot: 'king' }] });
      expect(await context.store.findMatch({ match })).toMatchObject({
        players: [
          { seat: 0, name: null, penguin: null, bot: null },
          { seat: 1, name: null, penguin: null, bot: 'king' },
        ],
      });
      expect(await context.store.loadMatch({ match })).toMatchObject({ acts: ['*deal'] });
    });
  });
}
