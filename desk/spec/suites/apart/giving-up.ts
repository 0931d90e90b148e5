import { describe, expect } from 'vitest';
import { withGuests, type Suite } from '../../evening.ts';
import { decisionOf, playOn, rngOf } from '../../playing.ts';
import { createTable, enter, must, refusalOf, startTable } from '../../table-wishes.ts';
import { TestCaller } from '../../test-caller.ts';

/** How people leave a match that nobody will finish. */
export const givingUp: Suite = (bare) => {
  const test = withGuests(bare);
  describe('for somebody who is away', () => {
    test('the host may let a bot play, until they come back', async ({
      company,
      desk,
      ana,
      bo,
    }) => {
      const table = await createTable(desk, ana);
      await startTable(desk, table, [ana, bo]);
      const replace = { type: 'stand-in-for', table, seat: 1 } as const;
      expect(await refusalOf(desk, ana, replace)).toEqual({ kind: 'not-away' });
      desk.forget(bo);
      await must(desk, ana, replace);
      await company.settle(desk);
      const [, seat] = ana.last('table').table.seats;
      expect(seat?.who).toMatchObject({ name: 'Bo', presence: 'away', standIn: 'chick' });
      const back = new TestCaller(bo.person);
      await enter(desk, back, table);
      await must(desk, back, { type: 'take-back', table });
      expect(ana.last('table').table.seats[1]?.who).toMatchObject({ standIn: null });
    });

    test('nobody but the host may do that', async ({ desk, ana, bo }) => {
      const table = await createTable(desk, ana);
      await startTable(desk, table, [ana, bo]);
      desk.forget(ana);
      const replace = { type: 'stand-in-for', table, seat: 0 } as const;
      expect(await refusalOf(desk, bo, replace)).toEqual({ kind: 'not-the-host' });
    });
  });

  test('whoever left the seat to a bot until the end decides nothing after it', async ({
    company,
    desk,
    ana,
    bo,
  }) => {
    const table = await createTable(desk, ana, { options: { start: 0 } });
    await startTable(desk, table, [ana, bo]);
    const wish = decisionOf(ana, rngOf('left'));
    if (wish?.type !== 'decide') throw new Error('Ana is to move');
    await must(desk, ana, { type: 'hand-over', table, level: 'chick' });
    await playOn(company, desk, [bo], 'to the end');
    const { nth } = ana.last('update');
    expect(await refusalOf(desk, ana, { ...wish, nth: nth ?? 0 })).toEqual({
      kind: 'wrong-phase',
      phase: 'over',
    });
  });

  describe('whoever resigns', () => {
    test('leaves the seat to a bot for good, and the host’s rights to somebody else', async ({
      company,
      desk,
      ana,
      bo,
    }) => {
      const table = await createTable(desk, ana);
      await startTable(desk, table, [ana, bo]);
      await must(desk, ana, { type: 'resign', table });
      expect(bo.last('table').table).toMatchObject({
        phase: 'playing',
        host: 1,
        seats: [{ who: { kind: 'bot' } }, { who: { kind: 'person' } }],
      });
      expect(ana.last('table').table.you).toMatchObject({ seat: null });
      expect(ana.last('update').legal).toEqual([]);
      expect(await refusalOf(desk, ana, { type: 'take-back', table })).toEqual({
        kind: 'not-seated',
      });
      expect(await company.server.tablesOf({ person: ana.person?.id ?? '' })).toEqual([]);
      await playOn(company, desk, [bo], 'to the end');
      expect(bo.last('table').table.phase).toBe('over');
    });

    test('does not look on where that is unwelcome', async ({ desk, ana, bo }) => {
      const table = await createTable(desk, ana, { settings: { onlookers: 'unwelcome' } });
      await startTable(desk, table, [ana, bo]);
      const before = ana.all('update').length;
      await must(desk, ana, { type: 'resign', table });
      expect(ana.last('gone')).toMatchObject({ because: 'no-onlookers' });
      expect(ana.all('update')).toHaveLength(before);
    });

    test('has a seat, in a match', async ({ company, desk, ana, bo }) => {
      const table = await createTable(desk, ana);
      await enter(desk, ana, table);
      expect(await refusalOf(desk, ana, { type: 'resign', table })).toEqual({
        kind: 'wrong-phase',
        phase: 'waiting',
      });
      await startTable(desk, table, [ana, bo]);
      const cleo = await company.caller('Cleo');
      expect(await refusalOf(desk, cleo, { type: 'resign', table })).toEqual({
        kind: 'not-seated',
      });
    });
  });

  test('a table that whoever runs the server closes leaves no deadline behind', async ({
    company,
    desk,
    ana,
    bo,
  }) => {
    const clock = { kind: 'per-move', move: 60_000 } as const;
    const table = await createTable(desk, ana, { settings: { clock } });
    await startTable(desk, table, [ana, bo]);
    expect(await desk.closeTable(table)).toBe('closed');
    expect(bo.last('gone')).toMatchObject({ because: 'closed' });
    const due = await company.server.dueMatches({ before: Number.MAX_SAFE_INTEGER, limit: 999 });
    expect(due.map((each) => each.table)).not.toContain(table);
  });

  describe('a host who is the only one left', () => {
    test('can close the table in the middle of a match', async ({ company, desk, ana, bo }) => {
      const clock = { kind: 'per-move', move: 60_000 } as const;
      const table = await createTable(desk, ana, { settings: { clock } });
      await startTable(desk, table, [ana, bo]);
      expect(await refusalOf(desk, ana, { type: 'close', table })).toEqual({
        kind: 'wrong-phase',
        phase: 'playing',
      });
      await must(desk, bo, { type: 'hand-over', table, level: 'chick' });
      await must(desk, ana, { type: 'close', table });
      expect(ana.last('gone')).toMatchObject({ because: 'closed' });
      expect(bo.last('gone')).toMatchObject({ because: 'closed' });
      const everything = { before: Number.MAX_SAFE_INTEGER, limit: 999 };
      const due = await company.server.dueMatches(everything);
      expect(due.map((each) => each.table)).not.toContain(table);
      expect(
        await refusalOf(desk, new TestCaller(ana.person), { type: 'enter', table, seq: null }),
      ).toEqual({ kind: 'wrong-phase', phase: 'closed' });
    });

    test('has room for other tables again', async ({ company, ana, bo }) => {
      const desk = await company.desk({ limits: { tablesPerPerson: 1 } });
      const table = await createTable(desk, ana);
      await startTable(desk, table, [ana, bo]);
      const create = {
        type: 'create',
        game: 'penguin-party',
        nonce: 'another',
        seats: 2,
        options: null,
        bots: [],
        settings: {
          clock: { kind: 'none' },
          listing: 'private',
          onlookers: 'welcome',
          chat: 'phrases',
        },
      } as const;
      expect(await refusalOf(desk, ana, create)).toMatchObject({ kind: 'too-many-tables' });
      await must(desk, ana, { type: 'resign', table });
      expect((await ana.ask(desk, create)).type).toBe('created');
      await desk.close();
    });
  });
};
