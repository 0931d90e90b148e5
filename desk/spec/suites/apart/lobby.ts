import { expect } from 'vitest';
import { createTable, must, startTable } from '../../table-wishes.ts';
import { withGuests, type Suite } from '../../evening.ts';
import { TestCaller } from '../../test-caller.ts';

/** The list of public tables. */
export const lobby: Suite = (bare) => {
  const test = withGuests(bare);
  test('the lobby shows public tables, and what becomes of them', async ({
    company,
    desk,
    ana,
    bo,
  }) => {
    const visitor = new TestCaller(null);
    await must(desk, visitor, { type: 'follow-lobby' });
    expect(visitor.last('lobby').tables).toEqual([]);
    await createTable(desk, ana);
    const table = await createTable(desk, ana, { settings: { listing: 'public' } });
    await company.clock.pass(250, () => company.settle(desk));
    expect(visitor.last('lobby').tables).toMatchObject([
      { id: table, phase: 'waiting', seats: 2, taken: 0, hostName: 'Ana' },
    ]);
    await startTable(desk, table, [ana, bo]);
    await company.clock.pass(250, () => company.settle(desk));
    expect(visitor.last('lobby').tables).toMatchObject([{ phase: 'playing', taken: 2 }]);
    const told = visitor.all('lobby').length;
    await must(desk, visitor, { type: 'leave-lobby' });
    await createTable(desk, bo, { settings: { listing: 'public' } });
    await company.clock.pass(250, () => company.settle(desk));
    expect(visitor.all('lobby')).toHaveLength(told);
  });

  test('whoever comes to an empty lobby sees what has just been opened', async ({ desk, ana }) => {
    const visitor = new TestCaller(null);
    await must(desk, visitor, { type: 'follow-lobby' });
    await must(desk, visitor, { type: 'leave-lobby' });
    const table = await createTable(desk, ana, { settings: { listing: 'public' } });
    await must(desk, ana, { type: 'follow-lobby' });
    expect(ana.last('lobby').tables.map(({ id }) => id)).toContain(table);
  });
};
