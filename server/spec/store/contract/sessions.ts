import { describe, expect, test } from 'vitest';
import { aGuest, aMatch, aStartedMatch, aTable, hour, noon, randomId } from '../samples.ts';
import type { Context } from './context.ts';

/** In milliseconds. */
const grace = 60_000;

/** What holds for sessions in every store. */
export function sessionContract(context: Context): void {
  const find = (tokenHash: string, at: number) =>
    context.store.findSession({ tokenHash, at, grace });
  const rotate = (oldTokenHash: string, at: number, tokenHash = randomId()) =>
    context.store.rotateSession({
      oldTokenHash,
      tokenHash,
      at,
      expiresAt: noon + 9 * hour,
      grace,
    });
  const rotated = async (oldTokenHash: string, at: number): Promise<string> => {
    const tokenHash = randomId();
    expect(await rotate(oldTokenHash, at, tokenHash)).toBe('rotated');
    return tokenHash;
  };

  describe('sessions', () => {
    test('lead to their person until they run out', async () => {
      const { id, tokenHash } = await aGuest(context.store);
      const person = { id, name: 'Ana', penguin: 'little', account: null };
      const token = { since: noon, family: tokenHash, isSuperseded: false };
      expect(await find(tokenHash, noon + 1)).toEqual({ ...person, ...token });
      expect(await find(tokenHash, noon + hour)).toBeUndefined();
      expect(await find('other', noon)).toBeUndefined();
    });

    test('end when they are ended', async () => {
      const { tokenHash } = await aGuest(context.store);
      await context.store.endSession({ tokenHash });
      expect(await find(tokenHash, noon)).toBeUndefined();
    });

    test('rotate: the old token is good until the new one is used, and a moment longer', async () => {
      const { id, tokenHash } = await aGuest(context.store);
      const next = await rotated(tokenHash, noon);
      expect(await find(tokenHash, noon + grace + 1)).toMatchObject({ id, isSuperseded: false });
      expect(await find(next, noon + 100)).toMatchObject({ id, isSuperseded: false });
      expect(await find(tokenHash, noon + 100 + grace - 1)).toMatchObject({
        id,
        isSuperseded: true,
      });
      expect(await find(next, noon + 9 * grace)).toMatchObject({ id, isSuperseded: false });
    });

    test('rotate within a family, which a token that was superseded long ago ends', async () => {
      const { tokenHash } = await aGuest(context.store);
      const next = await rotated(tokenHash, noon);
      const other = await rotated(tokenHash, noon + 1);
      const unused = await rotated(next, noon + 2 * grace);
      const found = await find(next, noon + 2 * grace);
      expect(found).toMatchObject({ family: tokenHash });
      expect(await find(tokenHash, noon + 3 * grace)).toEqual({ endedFamily: tokenHash });
      for (const each of [tokenHash, next, other, unused]) {
        expect(await find(each, noon + 3 * grace)).toBeUndefined();
      }
    });

    test('rotate no token that was superseded long ago, nor one that nobody knows', async () => {
      const { tokenHash } = await aGuest(context.store);
      const next = await rotated(tokenHash, noon);
      await find(next, noon);
      expect(await rotate(tokenHash, noon + grace - 1)).toBe('rotated');
      expect(await rotate(tokenHash, noon + grace)).toBe('unknown');
      expect(await rotate('other', noon)).toBe('unknown');
      expect(await rotate(next, noon + hour + 1)).toBe('rotated');
      expect(await rotate(next, noon + 9 * hour)).toBe('unknown');
    });

    test('rotate a few times a minute, as several tabs do, and not without bound', async () => {
      const { tokenHash } = await aGuest(context.store);
      const later = noon + 2 * grace;
      const rotations = [1, 2, 3, 4].map(() => rotate(tokenHash, later));
      const outcomes = await Promise.all(rotations);
      expect(outcomes).toContain('rotated');
      expect(await rotate(tokenHash, later + 1)).toBe('too-often');
      expect(await rotate(tokenHash, later + grace)).toBe('rotated');
    });

    test('end with their whole family', async () => {
      const { tokenHash } = await aGuest(context.store);
      const next = await rotated(tokenHash, noon);
      const other = await rotated(tokenHash, noon);
      const stranger = await aGuest(context.store);
      await context.store.endSession({ tokenHash: next });
      for (const each of [tokenHash, next, other]) {
        expect(await find(each, noon)).toBeUndefined();
      }
      expect(await find(stranger.tokenHash, noon)).toMatchObject({ id: stranger.id });
    });

    test('are replaced by a new family, and the old one ends at once', async () => {
      const { id, tokenHash } = await aGuest(context.store);
      const next = await rotated(tokenHash, noon);
      const tokens = { oldTokenHash: tokenHash, tokenHash: randomId() };
      const replace = () =>
        context.store.replaceSession({ ...tokens, at: noon, expiresAt: noon + hour });
      expect(await replace()).toBe('replaced');
      expect(await find(tokens.tokenHash, noon)).toMatchObject({ id, family: tokens.tokenHash });
      expect(await find(tokenHash, noon)).toBeUndefined();
      expect(await find(next, noon)).toBeUndefined();
      expect(await replace()).toBe('unknown');
    });

    test('whose token was superseded long ago are swept away', async () => {
      const { tokenHash } = await aGuest(context.store);
      const next = await rotated(tokenHash, noon);
      await find(next, noon);
      await context.store.sweep({ at: noon, closedBefore: noon });
      expect(await find(tokenHash, noon)).toMatchObject({ isSuperseded: true });
      await context.store.sweep({ at: noon, closedBefore: noon + 1 });
      expect(await find(tokenHash, noon)).toBeUndefined();
      expect(await find(next, noon)).toMatchObject({ isSuperseded: false });
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
      expect(await find(tokenHash, 0)).toBeUndefined();
      const device = { codeHash: 'code', tokenHash: 'tablet', at: noon, expiresAt: noon + hour };
      expect(await context.store.redeemCode(device)).toBeUndefined();
    });
  });
}
