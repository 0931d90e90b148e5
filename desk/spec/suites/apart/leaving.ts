import { describe, expect } from 'vitest';
import type { Desk } from '../../../desk.ts';
import type { PresenceNote } from '../../../node-store.ts';
import type { Company } from '../../company.ts';
import { withGuests, type Suite } from '../../evening.ts';
import { nodeStoreWith } from '../../lone-node.ts';
import { playOn } from '../../playing.ts';
import { createTable, enter, must, seatsAt, seatThem, startTable } from '../../table-wishes.ts';
import { TestCaller } from '../../test-caller.ts';

const passTime = (company: Company, desk: Desk, milliseconds: number): Promise<void> =>
  company.clock.pass(milliseconds, () => company.settle(desk));

/** What whoever goes leaves behind, and who is the host then. */
export const leaving: Suite = (bare) => {
  const test = withGuests(bare);
  describe('whoever leaves', () => {
    test('is no longer counted, and whoever was not here goes unnoticed', async ({
      company,
      desk,
      ana,
      bo,
    }) => {
      const table = await createTable(desk, ana);
      for (const each of [ana, bo]) await enter(desk, each, table);
      await passTime(company, desk, 1000);
      expect(ana.last('table').table.onlookers).toBe(2);
      await must(desk, bo, { type: 'leave', table, seat: 'give-up' });
      await passTime(company, desk, 1000);
      expect(ana.last('table').table.onlookers).toBe(1);
      const before = ana.all('table').length;
      await must(desk, new TestCaller(null), { type: 'leave', table, seat: 'give-up' });
      await passTime(company, desk, 1000);
      expect(ana.all('table')).toHaveLength(before);
    });

    test('before a match keeps the seat, if that is what they want', async ({
      company,
      desk,
      ana,
      bo,
    }) => {
      const table = await createTable(desk, ana);
      await seatThem(desk, table, [
        [ana, 0],
        [bo, 1],
      ]);
      await must(desk, ana, { type: 'leave', table, seat: 'keep' });
      await passTime(company, desk, 1000);
      expect(bo.last('table').table).toMatchObject({
        phase: 'waiting',
        host: 0,
        seats: [{ who: { name: 'Ana', presence: 'away' } }, {}],
      });
      await must(desk, ana, { type: 'leave', table, seat: 'give-up' });
      expect(seatsAt(bo)).toEqual([null, 'Bo']);
    });

    test('during a match keeps the seat, and the host’s rights for now', async ({
      company,
      desk,
      ana,
      bo,
    }) => {
      const table = await createTable(desk, ana);
      await startTable(desk, table, [ana, bo]);
      await must(desk, ana, { type: 'leave', table, seat: 'give-up' });
      await passTime(company, desk, 1000);
      expect(bo.last('table').table).toMatchObject({
        phase: 'playing',
        host: 0,
        seats: [{ who: { name: 'Ana', presence: 'away', standIn: null } }, {}],
      });
    });

    test('after a match keeps the seat', async ({ company, desk, ana, bo }) => {
      const table = await createTable(desk, ana);
      await startTable(desk, table, [ana, bo]);
      await playOn(company, desk, [ana, bo], 'to the end');
      await must(desk, bo, { type: 'leave', table, seat: 'give-up' });
      await passTime(company, desk, 1000);
      expect(seatsAt(ana)).toEqual(['Ana', 'Bo']);
      expect(ana.last('table').table.phase).toBe('over');
    });

    test('keeps the seat while they have the table open at another node', async ({
      company,
      ana,
      bo,
    }) => {
      let elsewhere: PresenceNote = { people: [], strangers: 0 };
      const desk = await company.desk({ nodes: nodeStoreWith(company.clock, () => elsewhere) });
      const table = await createTable(desk, bo);
      await seatThem(desk, table, [
        [bo, 0],
        [ana, 1],
      ]);
      elsewhere = { people: [ana.person?.id ?? ''], strangers: 0 };
      await must(desk, ana, { type: 'leave', table, seat: 'give-up' });
      expect(seatsAt(bo)).toEqual(['Bo', 'Ana']);
      elsewhere = { people: [], strangers: 0 };
      await must(desk, new TestCaller(ana.person), { type: 'leave', table, seat: 'give-up' });
      expect(seatsAt(bo)).toEqual(['Bo', null]);
      await desk.close();
    });
  });

  describe('a host whose line is gone', () => {
    test('stays the host if they are back within a minute', async ({ company, desk, ana, bo }) => {
      const table = await createTable(desk, ana);
      await seatThem(desk, table, [
        [ana, 0],
        [bo, 1],
      ]);
      desk.forget(ana);
      await passTime(company, desk, 30_000);
      const back = new TestCaller(ana.person);
      await enter(desk, back, table);
      await passTime(company, desk, 40_000);
      expect(back.last('table').table).toMatchObject({ host: 0, you: { isHost: true } });
      expect(bo.last('table').table.you.isHost).toBe(false);
    });

    test('is replaced by the next person clockwise from their own seat', async ({
      company,
      desk,
      ana,
      bo,
    }) => {
      const cleo = await company.caller('Cleo');
      const table = await createTable(desk, ana, { seats: 4 });
      await seatThem(desk, table, [
        [ana, 2],
        [bo, 1],
        [cleo, 3],
      ]);
      desk.forget(ana);
      await passTime(company, desk, 61_000);
      expect(bo.last('table').table.host).toBe(3);
      expect(cleo.last('table').table.you.isHost).toBe(true);
    });

    test('stays the host, and nothing is stored, while nobody else who sits there is here', async ({
      company,
      desk,
      ana,
      bo,
    }) => {
      const table = await createTable(desk, ana);
      await seatThem(desk, table, [
        [ana, 0],
        [bo, 1],
      ]);
      const onlooker = new TestCaller(null);
      await enter(desk, onlooker, table);
      const before = await company.store.findTable({ table });
      for (const each of [ana, bo]) desk.forget(each);
      await passTime(company, desk, 61_000);
      expect(onlooker.last('table').table.host).toBe(0);
      expect(await company.store.findTable({ table })).toEqual(before);
    });
  });
};
