import { describe, expect, test } from 'vitest';
import { aGuest, aMatch, aTable, hour, noon, randomId } from '../samples.ts';
import type { Context } from './context.ts';

/** What holds in every store for whoever runs the server. */
export function administrationContract(context: Context): void {
  describe('administration', () => {
    test('lists the tables that are not closed, with people, bots and the match', async () => {
      await context.inAnEmptyStore(async (store) => {
        const { id: person } = await aGuest(store, 'Ana');
        const seats = [
          { person, bot: null, ready: true },
          { person: null, bot: 'king', ready: true },
        ];
        const table = aTable({ seats, touchedAt: noon + 1 });
        await store.createTable({ table });
        await store.createTable({ table: aTable({ phase: 'closed' }) });
        const match = { ...aMatch(), startedAt: noon + 5 };
        await store.startMatch({
          match,
          acts: ['*deal'],
          table: { ...table, phase: 'playing', match: match.id },
          expectedRevision: 1,
        });
        const { id, game, createdAt, touchedAt } = table;
        expect(await store.openTables({ limit: 10 })).toEqual([
          {
            id,
            game,
            phase: 'playing',
            listing: 'private',
            createdAt,
            touchedAt,
            match: match.id,
            startedAt: noon + 5,
            acts: 1,
            seats: [
              { person, name: 'Ana', bot: null },
              { person: null, name: null, bot: 'king' },
            ],
          },
        ]);
      });
    });

    test('finds people by id, account and name', async () => {
      await context.inAnEmptyStore(async (store) => {
        const ana = await aGuest(store, 'Ana');
        const { id: namesake } = await aGuest(store, 'Ana');
        const claim = { account: 'Ana-1', passwordHash: 'hash', oldPasswordHash: null };
        await store.claimAccount({ ...claim, person: ana.id, tokenHash: ana.tokenHash });
        const found = async (text: string | null): Promise<readonly string[]> =>
          (await store.knownPeople({ text, limit: 9 })).map(({ id }) => id).toSorted();
        expect(await found(ana.id)).toEqual([ana.id]);
        expect(await found('ANA-1')).toEqual([ana.id]);
        expect(await found('Ana')).toEqual([ana.id, namesake].toSorted());
        expect(await found(null)).toEqual([ana.id, namesake].toSorted());
        expect(await found('Bo')).toEqual([]);
      });
    });

    test('a banned person has no session, gets none, and is not forgotten', async () => {
      const { store } = context;
      const { id: person, tokenHash } = await aGuest(store);
      await store.issueCode({ codeHash: `code ${person}`, person, expiresAt: noon + hour });
      expect(await store.banPerson({ person, at: noon })).toBe('banned');
      expect(await store.banPerson({ person, at: noon + 9 })).toBe('banned');
      const session = { tokenHash: randomId(), at: noon, expiresAt: noon + hour };
      expect(await store.findSession({ tokenHash, at: noon, grace: 0 })).toBeUndefined();
      expect(await store.redeemCode({ ...session, codeHash: `code ${person}` })).toBeUndefined();
      expect(await store.addSession({ ...session, person })).toBe('banned');
      await store.sweep({ at: noon, closedBefore: noon });
      expect(await store.knownPeople({ text: person, limit: 1 })).toMatchObject([
        { bannedSince: noon },
      ]);
      expect(await store.unbanPerson({ person })).toBe('unbanned');
      expect(await store.unbanPerson({ person })).toBe('not-banned');
      expect(await store.addSession({ ...session, person })).toBe('added');
      expect(await store.banPerson({ person: 'nobody', at: noon })).toBe('unknown');
    });

    test('a password is reset for those who have an account, and ends every session', async () => {
      const { store } = context;
      const { id: person, tokenHash } = await aGuest(store);
      expect(await store.resetPassword({ person, passwordHash: 'new' })).toBe('no-account');
      expect(await store.findSession({ tokenHash, at: noon, grace: 0 })).toBeDefined();
      const account = `account ${person}`;
      const claim = { account, passwordHash: 'old', oldPasswordHash: null, tokenHash };
      await store.claimAccount({ ...claim, person });
      expect(await store.resetPassword({ person, passwordHash: 'new' })).toBe('reset');
      expect(await store.findAccount({ account })).toEqual({ person, passwordHash: 'new' });
      expect(await store.findSession({ tokenHash, at: noon, grace: 0 })).toBeUndefined();
    });

    test('a match whose clocks are stopped is never due', async () => {
      await context.inAnEmptyStore(async (store) => {
        const table = aTable();
        await store.createTable({ table });
        const match = { ...aMatch(), deadline: noon };
        const started = { ...table, match: match.id };
        await store.startMatch({ match, acts: ['*deal'], table: started, expectedRevision: 1 });
        const everything = { before: noon + hour, limit: 9 };
        expect(await store.dueMatches(everything)).toHaveLength(1);
        await store.stopClocks({ match: match.id });
        expect(await store.dueMatches(everything)).toEqual([]);
      });
    });

    test('registration is open until it is closed', async () => {
      await context.inAnEmptyStore(async (store) => {
        expect(await store.registration()).toBe('open');
        await store.setRegistration({ to: 'closed' });
        expect(await store.registration()).toBe('closed');
        await store.setRegistration({ to: 'open' });
        expect(await store.registration()).toBe('open');
      });
    });
  });
}
