import { expect } from 'vitest';
import { withGuests, type Suite } from '../../evening.ts';
import { playOn } from '../../playing.ts';
import { createTable, enter, must, startTable } from '../../table-wishes.ts';
import { TestCaller } from '../../test-caller.ts';

/** The list of one's own tables. */
export const myTables: Suite = (bare) => {
  const test = withGuests(bare);

  test('who has left a table finds it again, with whose turn it is', async ({
    company,
    desk,
    ana,
    bo,
  }) => {
    const table = await createTable(desk, ana);
    await startTable(desk, table, [ana, bo]);
    desk.forget(ana);
    const home = new TestCaller(ana.person);
    await must(desk, home, { type: 'follow-my-tables' });
    const [entry] = home.last('my-tables').tables;
    expect(entry).toMatchObject({ id: table, phase: 'playing', seat: 0 });
    expect(entry?.match?.waiting).toEqual(bo.last('update').waiting);
    expect(entry?.match?.view).not.toEqual(bo.last('update').view);
    expect(entry?.seats.map(({ who }) => who.kind === 'person' && who.presence)).toEqual([
      'away',
      'here',
    ]);
    await company.settle(desk);
  });

  test('the list is told again when somebody moves there', async ({ company, desk, ana, bo }) => {
    const table = await createTable(desk, ana);
    await startTable(desk, table, [ana, bo]);
    const home = new TestCaller(ana.person);
    await must(desk, home, { type: 'follow-my-tables' });
    const before = home.last('my-tables').tables[0]?.match?.waiting;
    await playOn(company, desk, [ana, bo], { decisions: 1 });
    await company.clock.pass(250, () => company.settle(desk));
    expect(home.all('my-tables')).toHaveLength(2);
    expect(home.last('my-tables').tables[0]?.match?.waiting).not.toEqual(before);
    await must(desk, home, { type: 'leave-my-tables' });
    await playOn(company, desk, [ana, bo], { decisions: 1 });
    await company.clock.pass(250, () => company.settle(desk));
    expect(home.all('my-tables')).toHaveLength(2);
  });

  test('a seat that is taken elsewhere appears in the list', async ({ company, desk, ana, bo }) => {
    const home = new TestCaller(bo.person);
    await must(desk, home, { type: 'follow-my-tables' });
    expect(home.last('my-tables').tables).toEqual([]);
    const table = await createTable(desk, ana);
    await enter(desk, bo, table);
    await must(desk, bo, { type: 'sit', table, seat: 1 });
    await company.clock.pass(250, () => company.settle(desk));
    expect(home.last('my-tables').tables).toMatchObject([{ id: table, seat: 1, match: null }]);
  });

  test('a sealed choice that somebody changes is not told to others', async ({
    company,
    desk,
    ana,
    bo,
  }) => {
    const table = await createTable(desk, ana, { game: 'penguinramids' });
    await startTable(desk, table, [ana, bo]);
    const home = new TestCaller(ana.person);
    await must(desk, home, { type: 'follow-my-tables' });
    const choose = async (): Promise<void> => {
      const { match, nth, legal } = bo.last('update');
      const move = legal.at(-1);
      const answer = await bo.ask(desk, { type: 'decide', table, match, nth: nth ?? 0, move });
      expect(answer.type).toBe('decided');
      await company.clock.pass(250, () => company.settle(desk));
    };
    await choose();
    expect(home.all('my-tables')).toHaveLength(2);
    await choose();
    expect(home.all('my-tables')).toHaveLength(2);
  });

  test('a stranger without a session has no tables', async ({ desk }) => {
    const stranger = new TestCaller(null);
    await must(desk, stranger, { type: 'follow-my-tables' });
    expect(stranger.last('my-tables').tables).toEqual([]);
  });
};
