import { parseMatchId } from '@rookery/protocol/identifiers';
import { open } from '@rookery/referee/ruling';
import { recordOf } from '@rookery/rules/kernel/record';
import { seededStreams } from '@rookery/rules/kernel/rng';
import { penguinParty } from '@rookery/rules/penguin-party/game';
import { expect } from 'vitest';
import { createTable, enter, must, nowhere, refusalOf, seatsAt } from '../../table-wishes.ts';
import type { Suite } from '../../evening.ts';
import { decisionOf, playOn, rngOf } from '../../playing.ts';
import { TestCaller } from '../../test-caller.ts';
import { greeted, rig, settings } from './rig.ts';

/** What a device keeps, and what it forgets. */
export const keeping: Suite = (test) => {
  test('a match that another window forgets is gone for everyone, and nothing of it stays', async ({
    company,
    desk,
  }) => {
    const { players } = await company.start(desk, { options: { start: 0 } });
    const [ana, bo] = players;
    const wish = decisionOf(ana, rngOf('forgotten'));
    if (!wish) throw new Error('Ana is to move');
    await company.device.store.forgetMatch(ana.last('update').match);
    expect(await refusalOf(desk, ana, wish)).toEqual({ kind: 'unknown-table' });
    for (const each of [ana.told.at(-2), bo.told.at(-1)]) {
      expect(each).toMatchObject({ type: 'gone', because: 'closed' });
    }
    expect(company.complaints).toEqual([]);
    expect(desk.figures()).toMatchObject({ tables: 0, followers: 0 });
  });

  test('a match that another window forgets is gone for a window that comes back', async ({
    company,
  }) => {
    const desk = await company.desk({ limits: { callersPerTable: 1 } });
    const { table, ana } = await company.startAlone(desk);
    await company.device.store.forgetMatch(ana.last('update').match);
    const back = new TestCaller(null);
    await desk.resume(back, [{ table, seq: null }]);
    expect(back.told).toEqual([{ type: 'gone', table, because: 'unknown-table' }]);
    expect(ana.last('gone')).toMatchObject({ because: 'closed' });
    await desk.close();
  });

  test('a window that is closed leaves its seat taken, and no other hears of it', async ({
    company,
    desk,
  }) => {
    const [ana, bo] = await company.people(['Ana', 'Bo']);
    if (!ana || !bo) throw new Error('nobody came');
    const table = await createTable(desk, ana);
    for (const each of [ana, bo]) await enter(desk, each, table);
    await company.clock.pass(1000, () => company.settle(desk));
    const before = ana.all('table').length;
    await must(desk, bo, { type: 'leave', table, seat: 'give-up' });
    await company.clock.pass(1000, () => company.settle(desk));
    expect(ana.all('table')).toHaveLength(before);
    await must(desk, ana, { type: 'start', table });
    expect(seatsAt(ana)).toEqual(['Ana', 'Bo']);
  });

  test('every match that was played is listed', async ({ company, desk }) => {
    const { store } = company.device;
    const before = (await store.listMatches()).length;
    const { table, players } = await company.start(desk);
    await playOn(company, desk, players, 'to the end');
    await company.rematch(desk, { table, players });
    expect(await store.listMatches()).toHaveLength(before + 2);
  });

  test('a table that an earlier version stored on the device opens, with its people and its match', async ({
    company,
  }) => {
    const { store, database } = company.device;
    const table = nowhere();
    const match = parseMatchId('m'.repeat(22));
    if (!match.ok) throw new Error('that is no id');
    const seats = [
      { person: { name: 'Ana', penguin: 'royal' }, bot: null },
      { person: null, bot: 'chick' },
    ] as const;
    const options = penguinParty.parseOptions({ start: 0 }, 2);
    if (!options.ok) throw new Error('the usual options are none');
    const played = { game: 'penguin-party', options: options.value, seats };
    await database.write(async (rows) => {
      await rows.putTable({
        ...played,
        id: table,
        revision: 1,
        nonce: 'old',
        settings,
        phase: 'playing',
        host: 0,
        match: match.value,
        createdAt: 1,
        touchedAt: 1,
      });
      await rows.putMatch({
        ...played,
        id: match.value,
        table,
        rules: 1,
        secret: 'old secret',
        startedAt: 1,
        finishedAt: null,
        result: null,
      });
      const first = open(penguinParty, options.value, 2, seededStreams('old secret'));
      await rows.addActs(match.value, 0, recordOf(first.match).acts);
      return 'done';
    });
    const line = await greeted(rig(store).desk, 0);
    await line.ask({ type: 'enter', table, seq: null });
    expect(line.told.at(-2)).toMatchObject({
      type: 'table',
      table: { phase: 'playing', you: { seat: 0, isHost: true } },
    });
    expect(line.updates().at(-1)).toMatchObject({ nth: 1, waiting: { for: 'seats', seats: [0] } });
  });
};
