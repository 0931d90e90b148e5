import { EventEmitter, once } from 'node:events';
import type { TableId } from '@rookery/protocol/identifiers';
import { describe, expect } from 'vitest';
import type { Company } from '../../company.ts';
import { createTable, enter, must, startTable } from '../../table-wishes.ts';
import { withGuests, type Suite } from '../../evening.ts';
import { playOn } from '../../playing.ts';
import { TestCaller } from '../../test-caller.ts';

const hour = 3_600_000;
const day = 24 * hour;

/** Bots that never come to an end. */
const neverThink = () => ({
  move: once(new EventEmitter(), 'thought'),
  cancel: () => undefined,
});

const phaseOf = async (company: Company, table: TableId): Promise<unknown> =>
  (await company.store.findTable({ table }))?.table.phase;

/** When a table is closed that nobody has open. */
export const abandonedTables: Suite = (bare) => {
  const test = withGuests(bare);
  describe('a table that nobody has open', () => {
    test('is closed after a day if it waits, and onlookers without a name do not keep it', async ({
      company,
      desk,
      ana,
    }) => {
      const table = await createTable(desk, ana, { settings: { listing: 'public' } });
      const nobody = new TestCaller(null);
      await enter(desk, nobody, table);
      company.clock.skip(day);
      await desk.closeAbandoned();
      expect(await phaseOf(company, table)).toBe('waiting');
      company.clock.skip(1);
      await desk.closeAbandoned();
      expect(await phaseOf(company, table)).toBe('closed');
      expect(nobody.last('gone')).toMatchObject({ because: 'closed' });
      expect(await company.server.tablesOf({ person: ana.person?.id ?? '' })).toEqual([]);
      expect(desk.figures().tables).toBe(0);
    });

    test('is closed after a week if its match is over', async ({ company, desk, ana, bo }) => {
      const table = await createTable(desk, ana);
      await startTable(desk, table, [ana, bo]);
      await playOn(company, desk, [ana, bo], 'to the end');
      for (const each of [ana, bo]) desk.forget(each);
      company.clock.skip(7 * day);
      await desk.closeAbandoned();
      expect(await phaseOf(company, table)).toBe('over');
      company.clock.skip(1);
      await desk.closeAbandoned();
      expect(await phaseOf(company, table)).toBe('closed');
    });

    test('stays while its match is played, however slowly', async ({ company, desk, ana, bo }) => {
      const table = await createTable(desk, ana);
      await startTable(desk, table, [ana, bo]);
      for (const each of [ana, bo]) desk.forget(each);
      for (let month = 0; month < 6; month += 1) {
        company.clock.skip(30 * day);
        const visitors = [ana, bo].map(({ person }) => new TestCaller(person));
        for (const each of visitors) await enter(desk, each, table);
        await playOn(company, desk, visitors, { decisions: 1 });
        for (const each of visitors) desk.forget(each);
        await desk.closeAbandoned();
        expect(await phaseOf(company, table)).toBe('playing');
      }
    });

    test.for([{ kind: 'none' }, { kind: 'per-move', move: 60_000 }] as const)(
      'is closed five weeks after the last move in its match, whatever its clock (%j)',
      async (clock, { company, ana, bo }) => {
        const desk = await company.desk({ bots: { think: neverThink } });
        const table = await createTable(desk, ana, { settings: { clock } });
        await startTable(desk, table, [ana, bo]);
        const { match } = ana.last('update');
        for (const each of [ana, bo]) desk.forget(each);
        company.clock.skip(35 * day);
        await desk.closeAbandoned();
        expect(await phaseOf(company, table)).toBe('playing');
        company.clock.skip(1);
        await desk.closeAbandoned();
        expect(await phaseOf(company, table)).toBe('closed');
        const everything = { before: Number.MAX_SAFE_INTEGER, limit: 999 };
        const due = await company.server.dueMatches(everything);
        expect(due.map((each) => each.match)).not.toContain(match);
        await desk.close();
      },
    );
  });

  test('a table that somebody has open stays, also for another server, and a day longer', async ({
    company,
    desk,
    ana,
  }) => {
    const table = await createTable(desk, ana);
    await enter(desk, ana, table);
    const other = await company.desk();
    for (let passed = 0; passed < 3 * day; passed += hour) {
      company.clock.skip(hour);
      await desk.closeAbandoned();
      await other.closeAbandoned();
    }
    expect(await phaseOf(company, table)).toBe('waiting');
    await must(desk, ana, { type: 'sit', table, seat: 0 });
    desk.forget(ana);
    company.clock.skip(day);
    await other.closeAbandoned();
    expect(await phaseOf(company, table)).toBe('waiting');
    company.clock.skip(hour);
    await other.closeAbandoned();
    expect(await phaseOf(company, table)).toBe('closed');
    await other.close();
  });
};
