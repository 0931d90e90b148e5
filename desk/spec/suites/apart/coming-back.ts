import { penguinParty } from '@rookery/rules/penguin-party/game';
import { describe, expect } from 'vitest';
import type { TableStore } from '../../../store.ts';
import type { Company } from '../../company.ts';
import { withGuests, type Suite } from '../../evening.ts';
import { nodeStoreWith } from '../../lone-node.ts';
import { createTable, enter, must, seatsAt, seatThem, startTable } from '../../table-wishes.ts';
import { TestCaller } from '../../test-caller.ts';

const nobody = { people: [], strangers: 0 };

/** A store whose next look at how far a table has come begins with something else. */
function storeWith(company: Company, beforeLook: () => void): TableStore {
  const { store } = company;
  return {
    ...store,
    findProgress: async (place) => {
      await Promise.resolve();
      beforeLook();
      return store.findProgress(place);
    },
  };
}

const fail = (): never => {
  throw new Error('the database is away');
};

/** How people come to a table again: after a broken line, with a second window, at another node. */
export const comingBack: Suite = (bare) => {
  const test = withGuests(bare);
  describe('whoever comes back', () => {
    test('hears that the table was closed', async ({ desk, ana, bo }) => {
      const table = await createTable(desk, ana);
      await must(desk, ana, { type: 'close', table });
      await desk.resume(bo, [{ table, seq: null }]);
      expect(bo.told).toEqual([{ type: 'gone', table, because: 'closed' }]);
    });

    test('hears that a match of older rules is no more', async ({ company, desk, ana, bo }) => {
      const table = await createTable(desk, ana);
      await startTable(desk, table, [ana, bo]);
      const games = [{ ...penguinParty, version: penguinParty.version + 1 }];
      const later = await company.desk({ games });
      const back = new TestCaller(ana.person);
      await later.resume(back, [{ table, seq: null }]);
      expect(back.told).toEqual([{ type: 'gone', table, because: 'unknown-table' }]);
      await later.close();
    });

    test('is not told that the table is gone when only the store is', async ({ company, ana }) => {
      const store = { ...company.store, findTable: () => Promise.reject(new Error('away')) };
      const desk = await company.desk({ store });
      const table = await createTable(desk, ana);
      const before = company.complaints.length;
      await desk.resume(ana, [{ table, seq: null }]);
      expect(ana.all('gone')).toEqual([]);
      expect(company.complaints.slice(before)).toEqual([
        `resume-failed ${JSON.stringify({ table, because: 'away' })}`,
      ]);
      await desk.close();
    });

    test('needs no store where others have the table open', async ({ company, ana, bo }) => {
      const desk = await company.desk({ store: storeWith(company, fail) });
      const table = await createTable(desk, ana);
      await seatThem(desk, table, [[ana, 0]]);
      const before = company.complaints.length;
      await desk.resume(bo, [{ table, seq: null }]);
      expect(seatsAt(bo)).toEqual(['Ana', null]);
      expect(company.complaints).toHaveLength(before);
      await desk.close();
    });

    test('and goes at once is not shown as here', async ({ company, desk, ana, bo }) => {
      const table = await createTable(desk, ana);
      await enter(desk, ana, table);
      const coming = desk.resume(bo, [{ table, seq: null }]);
      desk.forget(bo);
      await coming;
      await company.settle(desk);
      expect(bo.told).toEqual([]);
      expect(desk.figures().followers).toBe(1);
    });

    test('and goes while the store is asked is not shown as here', async ({ company, ana, bo }) => {
      let onLook = (): void => undefined;
      const store = storeWith(company, () => onLook());
      const nodes = nodeStoreWith(company.clock, () => nobody);
      const desk = await company.desk({ store, nodes });
      const table = await createTable(desk, ana);
      await enter(desk, ana, table);
      onLook = () => desk.forget(bo);
      await desk.resume(bo, [{ table, seq: null }]);
      expect(bo.told).toEqual([]);
      expect(desk.figures().followers).toBe(1);
      await desk.close();
    });
  });

  test('a second window of somebody who is here is no news', async ({ company, desk, ana, bo }) => {
    const table = await createTable(desk, ana);
    for (const each of [ana, bo]) await enter(desk, each, table);
    await company.clock.pass(1000, () => company.settle(desk));
    const before = ana.all('table').length;
    await enter(desk, new TestCaller(bo.person), table);
    await company.clock.pass(1000, () => company.settle(desk));
    expect(ana.all('table')).toHaveLength(before);
  });

  describe('whoever comes to one of several nodes', () => {
    test.for(['enter', 'resume'] as const)(
      'sees what was done at another: %s',
      async (how, { company, ana, bo }) => {
        const nodes = nodeStoreWith(company.clock, () => nobody);
        const [desk, there] = [await company.desk({ nodes }), await company.desk()];
        const table = await createTable(desk, ana);
        await seatThem(desk, table, [[ana, 0]]);
        await seatThem(there, table, [[bo, 1]]);
        const late = new TestCaller(null);
        if (how === 'enter') await enter(desk, late, table);
        else await desk.resume(late, [{ table, seq: null }]);
        expect(late.all('table').map(({ table: { seats } }) => seats[1]?.who)).toMatchObject([
          { name: 'Bo' },
        ]);
        await Promise.all([desk.close(), there.close()]);
      },
    );

    test('sees the table as it is known there, if the store does not answer', async ({
      company,
      ana,
      bo,
    }) => {
      const nodes = nodeStoreWith(company.clock, () => nobody);
      const desk = await company.desk({ nodes, store: storeWith(company, fail) });
      const table = await createTable(desk, ana);
      await seatThem(desk, table, [[ana, 0]]);
      const before = company.complaints.length;
      await enter(desk, bo, table);
      expect(seatsAt(bo)).toEqual(['Ana', null]);
      expect(company.complaints.slice(before)).toEqual([
        `table-not-reloaded ${JSON.stringify({ table, because: 'the database is away' })}`,
      ]);
      await desk.close();
    });
  });
};
