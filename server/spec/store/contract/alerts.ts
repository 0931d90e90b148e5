import { describe, expect, test } from 'vitest';
import type { PendingAlert } from '@rookery/desk/alerts';
import type { StoredTable } from '@rookery/desk/store';
import type { Store } from '../../../store/store.ts';
import { aGuest, aTable, noon, tableId } from '../samples.ts';
import type { Context } from './context.ts';

/** What holds for alerts in every store. */
export function alertContract(context: Context): void {
  const inside = async (store: Store): Promise<{ alert: PendingAlert; table: StoredTable }> => {
    const { id: person } = await aGuest(store);
    const table = aTable();
    await store.createTable({ table });
    const occasion = 'match 1';
    return {
      table,
      alert: { person, table: table.id, kind: 'turn', occasion, by: 1, dueAt: noon + 10 },
    };
  };

  describe('alerts', () => {
    test('are claimed once, when they are due', async () => {
      await context.inAnEmptyStore(async (store) => {
        const { alert } = await inside(store);
        await store.noteAlerts({ alerts: [alert] });
        expect(await store.claimAlerts({ at: noon + 9, limit: 10 })).toEqual([]);
        const claims = await Promise.all(
          [1, 2, 3, 4].map(() => store.claimAlerts({ at: noon + 10, limit: 10 })),
        );
        expect(claims.flat()).toEqual([alert]);
      });
    });

    test('come once for each occasion, and the last occasion counts', async () => {
      await context.inAnEmptyStore(async (store) => {
        const { alert } = await inside(store);
        const claim = () => store.claimAlerts({ at: noon + 100, limit: 10 });
        await store.noteAlerts({ alerts: [alert] });
        expect(await claim()).toHaveLength(1);
        await store.noteAlerts({ alerts: [alert] });
        expect(await claim()).toEqual([]);
        const later = { ...alert, kind: 'rematch', occasion: 'match 2', by: null } as const;
        await store.noteAlerts({ alerts: [{ ...alert, occasion: 'match 1b' }] });
        await store.noteAlerts({ alerts: [later] });
        expect(await claim()).toMatchObject([{ kind: 'rematch', occasion: 'match 2', by: null }]);
      });
    });

    test('are claimed in bites, the earliest first', async () => {
      await context.inAnEmptyStore(async (store) => {
        const { alert, table } = await inside(store);
        const others = await Promise.all(['Bo', 'Cleo'].map((name) => aGuest(store, name)));
        const people = [alert.person, ...others.map(({ id }) => id)];
        await store.noteAlerts({
          alerts: people.map((person, index) => ({
            ...alert,
            table: table.id,
            person,
            dueAt: noon - index,
          })),
        });
        const bites = [
          await store.claimAlerts({ at: noon, limit: 2 }),
          await store.claimAlerts({ at: noon, limit: 2 }),
        ];
        expect(bites.map((bite) => bite.map(({ person }) => person).toSorted())).toEqual([
          people.slice(1).toSorted(),
          people.slice(0, 1),
        ]);
      });
    });

    test('are forgotten with their person or table', async () => {
      await context.inAnEmptyStore(async (store) => {
        const { alert } = await inside(store);
        const gone = { ...alert, person: 'nobody' };
        await store.noteAlerts({ alerts: [gone, { ...alert, table: tableId() }, alert] });
        await store.deletePerson({ person: alert.person });
        expect(await store.claimAlerts({ at: noon + 100, limit: 10 })).toEqual([]);
      });
    });
  });
}
