import { describe, expect } from 'vitest';
import { nowhere } from '../../table-wishes.ts';
import type { Suite } from '../../evening.ts';
import { bareLine, greeted, rig, settings, startedTable, type BareLine } from './rig.ts';

const create = {
  type: 'create',
  nonce: 'a-wish',
  game: 'penguin-party',
  seats: 3,
  options: null,
  bots: [
    { seat: 1, level: 'king' },
    { seat: 2, level: 'chick' },
  ],
  settings,
} as const;

/** A line within one device, and what is asked over it. */
export const asking: Suite = (test) => {
  describe('a line to the host', () => {
    test('begins with hello, in a version both sides speak', async ({ company }) => {
      const { desk } = rig(company.device.store);
      const line = bareLine(desk, { seat: 0, people: [] });
      expect(await line.ask({ type: 'ping' })).toMatchObject({ reason: { kind: 'hello-first' } });
      const hello = { type: 'hello', client: 'test', resume: [] } as const;
      expect(await line.ask({ ...hello, protocol: 99 })).toMatchObject({
        reason: { kind: 'unknown-version', known: [1] },
      });
      expect(await line.ask({ ...hello, protocol: 1 })).toMatchObject({
        type: 'welcome',
        you: null,
      });
      expect(await line.ask({ type: 'ping' })).toMatchObject({ type: 'pong' });
    });

    test('gets an answer to whatever cannot be read', async ({ company }) => {
      const line = await greeted(rig(company.device.store).desk, 0);
      await line.hear('{');
      await line.hear('{"type":"dance","id":7}');
      expect(line.told.slice(-2)).toMatchObject([
        { type: 'refused', id: null, reason: { kind: 'not-json' } },
        { type: 'refused', id: 7, reason: { kind: 'bad-form' } },
      ]);
    });

    test('goes on with the tables it names in its hello', async ({ company }) => {
      const { desk } = rig(company.device.store);
      const table = await startedTable(desk, 'penguin-party', { persons: 1, seats: 2 });
      const line = bareLine(desk, { seat: 0, people: [] });
      const resume = [
        { table: nowhere(), seq: null },
        { table, seq: 0 },
      ];
      await line.ask({ type: 'hello', protocol: 1, client: 'test', resume });
      expect(line.told.map(({ type }) => type)).toEqual(['welcome', 'gone', 'table', 'update']);
    });
  });

  describe('opening a table', () => {
    test('twice with the same nonce opens one', async ({ company }) => {
      const line = await greeted(rig(company.device.store).desk, 0, 1);
      const first = await line.ask(create);
      expect(first.type).toBe('created');
      expect(await line.ask(create)).toEqual({ ...first, id: expect.any(Number) });
    });

    test.for([
      [{ game: 'chess' }, 'unknown-game'],
      [{ seats: 9 }, 'bad-options'],
      [{ options: { edition: 'nonsense' } }, 'bad-options'],
      [{ bots: [{ seat: 1, level: 'god' }] }, 'unknown-level'],
      [{ bots: [{ seat: 0, level: 'king' }] }, 'seat-taken'],
      [{ bots: [{ seat: 5, level: 'king' }] }, 'unknown-seat'],
      [{ bots: [{ seat: 1, level: 'king' }] }, 'seats-open'],
      [{ settings: { ...settings, clock: { kind: 'per-move', move: 60_000 } } }, 'bad-options'],
    ] as const)('with %j is refused', async ([changes, kind], { company }) => {
      const line = await greeted(rig(company.device.store).desk, 0, 1);
      expect(await line.ask({ ...create, nonce: 'refused', ...changes })).toMatchObject({
        type: 'refused',
        reason: { kind },
      });
    });
  });

  describe('at a table on this device', () => {
    test('everyone is there and ready; the host starts, and closes it when no match is played', async ({
      company,
    }) => {
      const { desk } = rig(company.device.store);
      const line = await greeted(desk, 0, 1);
      const made = await line.ask(create);
      const table = made.type === 'created' ? made.table : nowhere();
      const kindOf = async (ask: Parameters<BareLine['ask']>[0]): Promise<string> => {
        const answer = await line.ask(ask);
        return answer.type === 'refused' ? answer.reason.kind : answer.type;
      };
      await line.ask({ type: 'enter', table, seq: null });
      expect(line.told.at(-1)).toMatchObject({
        type: 'table',
        table: {
          phase: 'waiting',
          host: 0,
          you: { seat: 0, isHost: true },
          seats: [
            { who: { kind: 'person', name: 'Ana', presence: 'here', ready: true } },
            { who: { kind: 'bot', level: 'king' } },
            { who: { kind: 'bot', level: 'chick' } },
          ],
        },
      });
      expect(await kindOf({ type: 'ready', table })).toBe('done');
      expect(await kindOf({ type: 'rematch', table })).toBe('wrong-phase');
      expect(await kindOf({ type: 'start', table })).toBe('done');
      expect(await kindOf({ type: 'start', table })).toBe('wrong-phase');
      expect(await kindOf({ type: 'close', table })).toBe('wrong-phase');
      expect(await kindOf({ type: 'pause', table })).toBe('no-clock');
      expect(await kindOf({ type: 'sit', table, seat: 1 })).toBe('seat-taken');
      expect(await kindOf({ type: 'sit', table, seat: 7 })).toBe('unknown-seat');
      expect(await kindOf({ type: 'stand', table })).toBe('wrong-phase');
      expect(await kindOf({ type: 'pass-host', table, seat: 1 })).toBe('seat-free');
      expect(await kindOf({ type: 'hand-over', table, level: 'god' })).toBe('unknown-level');
      expect(
        await kindOf({ type: 'say', table, nonce: 'n', said: { kind: 'phrase', phrase: 'hello' } }),
      ).toBe('chat-is');
      expect(await kindOf({ type: 'follow-lobby' })).toBe('done');
      expect(await kindOf({ type: 'leave', table, seat: 'give-up' })).toBe('done');
    });

    test('whoever has no seat there may look, and nothing else', async ({ company }) => {
      const { desk } = rig(company.device.store);
      const table = await startedTable(desk, 'penguinramids', { persons: 2, seats: 3 });
      const line = await greeted(desk, null);
      await line.ask({ type: 'enter', table, seq: null });
      expect(await line.ask({ type: 'rematch', table })).toMatchObject({
        reason: { kind: 'not-seated' },
      });
      const ben = await greeted(desk, 1);
      expect(await ben.ask({ type: 'close', table })).toMatchObject({
        reason: { kind: 'not-the-host' },
      });
    });

    test('a table that is not there, or of other rules, is refused', async ({ company }) => {
      const store = company.device.store;
      const { desk } = rig(store);
      const line = await greeted(desk, 0);
      expect(await line.ask({ type: 'enter', table: nowhere(), seq: null })).toMatchObject({
        reason: { kind: 'unknown-table' },
      });
      const table = await startedTable(desk, 'penguin-party', { persons: 1, seats: 2 });
      const old: typeof store = {
        ...store,
        loadMatch: async (key) => {
          const match = await store.loadMatch(key);
          return match && { ...match, rules: 0 };
        },
      };
      const later = await greeted(rig(old).desk, 0);
      expect(await later.ask({ type: 'enter', table, seq: null })).toMatchObject({
        reason: { kind: 'unknown-match' },
      });
    });
  });
};
