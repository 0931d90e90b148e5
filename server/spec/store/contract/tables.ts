import { describe, expect, test } from 'vitest';
import { aGuest, aMatch, anAddition, aStartedMatch, aTable, noon, tableId } from '../samples.ts';
import type { Context } from './context.ts';

/** What holds for tables in every store. */
export function tableContract(context: Context): void {
  describe('tables', () => {
    test('are found as they were kept', async () => {
      const { id } = await aGuest(context.store);
      const table = aTable({
        options: { deals: [{ hands: [['red']] }], text: "'; drop table tables; --" },
        settings: {
          clock: { kind: 'bank', bank: 600_000, increment: 5000 },
          listing: 'public',
          onlookers: 'unwelcome',
          chat: 'text',
        },
        seats: [
          { person: id, bot: 'king', ready: true },
          { person: null, bot: 'chick', ready: true },
          { person: null, bot: null, ready: false },
        ],
        host: id,
        wishes: { pause: [0], rematch: [1, 2], proceed: { round: 3, seats: [0, 2] } },
      });
      await context.store.createTable({ table });
      expect(await context.store.findTable({ table: table.id })).toEqual({ table, revision: 1 });
      expect(await context.store.findTable({ table: tableId() })).toBeUndefined();
    });

    test('come of a wish once, however often it is sent', async () => {
      const [ana, bo] = [await aGuest(context.store), await aGuest(context.store)];
      const wish = { person: ana.id, nonce: 'wish' };
      const [first] = await Promise.all([
        context.store.createTable({ table: aTable(), wish }),
        context.store.createTable({ table: aTable(), wish }),
      ]);
      expect(await context.store.createTable({ table: aTable(), wish })).toBe(first);
      expect(await context.store.findGranted(wish)).toBe(first);
      expect((await context.store.findTable({ table: first }))?.table.seats).toHaveLength(2);
      const others = { person: bo.id, nonce: 'wish' };
      expect(await context.store.findGranted(others)).toBeUndefined();
      const table = aTable();
      expect(await context.store.createTable({ table, wish: others })).toBe(table.id);
    });

    test('tell how far they and their matches have come', async () => {
      const match = await aStartedMatch(context.store);
      const table = (await context.store.loadMatch({ match }))?.table;
      if (!table) throw new Error('no table');
      const progress = { revision: 2, seq: 1 };
      expect(await context.store.findProgress({ table, match })).toEqual(progress);
      const without = { ...progress, seq: null };
      expect(await context.store.findProgress({ table, match: null })).toEqual(without);
      expect(await context.store.findProgress({ table: tableId(), match })).toBeUndefined();
    });

    test('that nobody has touched for long are found, the oldest first', async () => {
      const tables = (['waiting', 'over', 'playing', 'closed'] as const).flatMap((phase) => [
        aTable({ phase, touchedAt: noon + 1 }),
        aTable({ phase, touchedAt: noon + 3 }),
      ]);
      await context.inAnEmptyStore(async (empty) => {
        await Promise.all(tables.map((table) => empty.createTable({ table })));
        const untouched = async (
          waitingSince: number,
          overSince: number,
          limit = 9,
          playingSince = noon,
        ) => {
          const since = { waitingSince, playingSince, overSince };
          const ids = await empty.untouchedTables({ ...since, limit });
          return ids.map((id) => {
            const found = tables.find((table) => table.id === id);
            return `${String(found?.phase)} ${String((found?.touchedAt ?? 0) - noon)}`;
          });
        };
        expect(await untouched(noon + 1, noon + 1)).toEqual([]);
        expect(await untouched(noon + 4, noon + 2)).toHaveLength(3);
        expect(await untouched(noon + 4, noon)).toEqual(['waiting 1', 'waiting 3']);
        expect(await untouched(noon, noon + 2)).toEqual(['over 1']);
        expect(await untouched(noon + 4, noon + 4, 3)).toHaveLength(3);
        expect(await untouched(noon, noon, 9, noon + 2)).toEqual(['playing 1']);
      });
    });

    test('whose match goes on are not untouched', async () => {
      await context.inAnEmptyStore(async (empty) => {
        const match = await aStartedMatch(empty, aMatch({ startedAt: noon }));
        const untouched = (playingSince: number) =>
          empty.untouchedTables({ waitingSince: 0, overSince: 0, playingSince, limit: 9 });
        const table = (await empty.loadMatch({ match }))?.table;
        expect(await untouched(noon + 1_000_000)).toEqual([table]);
        await empty.append({ ...anAddition(match), at: noon + 2_000_000 });
        expect(await untouched(noon + 1_000_000)).toEqual([]);
        expect(await untouched(noon + 3_000_000)).toEqual([table]);
      });
    });

    test('are saved under the revision they were found with', async () => {
      const table = aTable();
      await context.store.createTable({ table });
      const over = { ...table, phase: 'over' as const, seats: table.seats.slice(1) };
      const saved = { kind: 'saved', revision: 2 };
      expect(await context.store.saveTable({ table: over, expectedRevision: 1 })).toEqual(saved);
      const conflict = { kind: 'conflict', revision: 2 };
      expect(await context.store.saveTable({ table, expectedRevision: 1 })).toEqual(conflict);
      expect(await context.store.findTable({ table: table.id })).toEqual({
        table: over,
        revision: 2,
      });
      const unknown = { table: aTable(), expectedRevision: 1 };
      expect(await context.store.saveTable(unknown)).toEqual({ kind: 'unknown' });
    });

    test('are in the lobby if they are public and not closed, the liveliest first', async () => {
      const { settings } = aTable();
      const open = { settings: { ...settings, listing: 'public' as const } };
      const tables = [
        aTable({ ...open, touchedAt: noon + 1 }),
        aTable({ ...open, touchedAt: noon + 3, phase: 'playing' }),
        aTable({ ...open, touchedAt: noon + 2, phase: 'over' }),
        aTable({ ...open, touchedAt: noon + 4, phase: 'closed' }),
        aTable({ touchedAt: noon + 5 }),
      ];
      await context.inAnEmptyStore(async (empty) => {
        await Promise.all(tables.map((table) => empty.createTable({ table })));
        const lobby = await empty.publicTables({ limit: 9 });
        expect(lobby.map(({ table }) => table.touchedAt - noon)).toEqual([3, 2, 1]);
        expect(await empty.publicTables({ limit: 1 })).toHaveLength(1);
      });
    });

    test('are found by whoever sits there', async () => {
      const { id } = await aGuest(context.store);
      const seats = [{ person: id, bot: null, ready: false }];
      const table = aTable({ seats });
      await context.store.createTable({ table });
      await context.store.createTable({ table: aTable({ seats, phase: 'closed' }) });
      await context.store.createTable({ table: aTable() });
      expect(await context.store.tablesOf({ person: id })).toEqual([{ table, revision: 1 }]);
    });

    test('are found by their host, who need not sit there', async () => {
      const { id } = await aGuest(context.store);
      const table = aTable({ host: id });
      await context.store.createTable({ table });
      expect(await context.store.tablesOf({ person: id })).toEqual([{ table, revision: 1 }]);
    });

    test('closed long ago are swept away; their matches stay', async () => {
      const { id } = await aGuest(context.store);
      const match = await aStartedMatch(context.store);
      const loaded = await context.store.loadMatch({ match });
      const table = loaded?.table && (await context.store.findTable({ table: loaded.table }));
      if (!table) throw new Error('no table');
      const closed = { ...table.table, phase: 'closed' as const };
      await context.store.saveTable({ table: closed, expectedRevision: 2 });
      const said = { kind: 'phrase', phrase: 'goodbye' } as const;
      await context.store.say({
        table: closed.id,
        id: 'line',
        nonce: 'line',
        person: id,
        said,
        at: noon,
      });
      await context.store.sweep({ at: noon, closedBefore: noon });
      expect(await context.store.findTable({ table: closed.id })).toBeDefined();
      await context.store.sweep({ at: noon, closedBefore: noon + 1 });
      expect(await context.store.findTable({ table: closed.id })).toBeUndefined();
      expect(await context.store.chatOf({ table: closed.id, limit: 9 })).toEqual([]);
      expect(await context.store.loadMatch({ match })).toMatchObject({
        table: null,
        acts: ['*deal'],
      });
    });
  });
}
