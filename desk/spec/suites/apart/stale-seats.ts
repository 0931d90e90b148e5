import { describe, expect } from 'vitest';
import { createTable, enter, must, seatsAt, seatThem } from '../../table-wishes.ts';
import { withGuests, type Suite } from '../../evening.ts';

/** Something to wait for. */
function gate(): { readonly opened: Promise<void>; open(): void } {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open: () => open() };
}

/** A desk whose copy of a table is stale, where people come and go. */
export const staleSeats: Suite = (bare) => {
  const test = withGuests(bare);
  describe('a desk whose copy of a table is old answers from what is kept', () => {
    test('a start, when everyone has sat down and is ready elsewhere', async ({
      company,
      desk,
      ana,
      bo,
    }) => {
      const there = await company.desk();
      const table = await createTable(desk, ana);
      await seatThem(desk, table, [[ana, 0]]);
      await seatThem(there, table, [[bo, 1]]);
      await must(there, bo, { type: 'ready', table });
      await must(desk, ana, { type: 'start', table });
      expect(seatsAt(ana)).toEqual(['Ana', 'Bo']);
      expect(await bo.ask(there, { type: 'start', table })).toMatchObject({
        reason: { kind: 'not-the-host' },
      });
      expect(bo.last('table').table.phase).toBe('playing');
      await there.close();
    });

    test('coming back to a table without onlookers, after sitting down elsewhere', async ({
      company,
      desk,
      ana,
      bo,
    }) => {
      const there = await company.desk();
      const cleo = await company.caller('Cleo');
      const wish = { seats: 3, settings: { onlookers: 'unwelcome' } } as const;
      const table = await createTable(desk, ana, wish);
      await seatThem(desk, table, [
        [ana, 0],
        [bo, 1],
      ]);
      await must(desk, ana, { type: 'add-bot', table, seat: 2, level: 'chick' });
      await enter(there, ana, table);
      await must(there, ana, { type: 'free-seat', table, seat: 2 });
      await seatThem(there, table, [[cleo, 2]]);
      await desk.resume(cleo, [{ table, seq: null }]);
      expect(cleo.all('gone')).toEqual([]);
      expect(seatsAt(cleo)).toEqual(['Ana', 'Bo', 'Cleo']);
      await there.close();
    });
  });

  describe('whoever has just sat down is shown by name or not at all', () => {
    test('while the names are being loaded', async ({ company, ana, bo }) => {
      const [asked, names] = [gate(), gate()];
      let isSlow = false;
      const store = {
        ...company.store,
        peopleAt: async (table: Parameters<typeof company.store.peopleAt>[0]) => {
          if (isSlow) {
            asked.open();
            await names.opened;
          }
          return company.store.peopleAt(table);
        },
      };
      const desk = await company.desk({ store });
      const table = await createTable(desk, ana);
      await seatThem(desk, table, [[ana, 0]]);
      await enter(desk, bo, table);
      isSlow = true;
      const seated = must(desk, bo, { type: 'sit', table, seat: 1 });
      await asked.opened;
      await company.clock.pass(300, () => company.settle(desk));
      names.open();
      await seated;
      expect(seatsAt(ana)).toEqual(['Ana', 'Bo']);
      expect(JSON.stringify(ana.all('table'))).not.toContain('forgotten');
      await desk.close();
    });

    test('and though the names could not be loaded at first', async ({ company, ana, bo }) => {
      let isAway = false;
      const store = {
        ...company.store,
        peopleAt: (table: Parameters<typeof company.store.peopleAt>[0]) =>
          isAway
            ? Promise.reject(new Error('the database is away'))
            : company.store.peopleAt(table),
      };
      const desk = await company.desk({ store });
      const table = await createTable(desk, ana);
      await seatThem(desk, table, [[ana, 0]]);
      await enter(desk, bo, table);
      isAway = true;
      const answer = await bo.ask(desk, { type: 'sit', table, seat: 1 });
      expect(answer).toMatchObject({ reason: { kind: 'fault' } });
      isAway = false;
      await company.clock.pass(1000, () => company.settle(desk));
      expect(seatsAt(ana)).toEqual(['Ana', 'Bo']);
      await desk.close();
    });
  });
};
