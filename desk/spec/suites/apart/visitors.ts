import { describe, expect } from 'vitest';
import { parseTableId } from '@rookery/protocol/identifiers';
import { createTable, enter, must, refusalOf, seatsAt, startTable } from '../../table-wishes.ts';
import type { Desk } from '../../../desk.ts';
import type { Company } from '../../company.ts';
import { withGuests, type Suite } from '../../evening.ts';
import { playOn } from '../../playing.ts';
import { SlowBotPool } from '../../slow-bot-pool.ts';
import { randomId, TestCaller } from '../../test-caller.ts';

/** People who come from elsewhere: who may look on, who is forgotten, who stands up. */
export const visitors: Suite = (bare) => {
  const test = withGuests(bare);
  describe('whoever has no seat', () => {
    test('may not look on where that is unwelcome, but may come to take a free seat', async ({
      company,
      desk,
      ana,
      bo,
    }) => {
      const cleo = await company.caller('Cleo');
      const table = await createTable(desk, ana, { settings: { onlookers: 'unwelcome' } });
      await enter(desk, cleo, table);
      await startTable(desk, table, [ana, bo]);
      expect(cleo.last('gone')).toMatchObject({ because: 'no-onlookers' });
      expect(cleo.all('update')).toEqual([]);
      expect(await refusalOf(desk, cleo, { type: 'enter', table, seq: null })).toEqual({
        kind: 'no-onlookers',
      });
      await desk.resume(cleo, [{ table, seq: 3 }]);
      expect(cleo.all('gone').map(({ because }) => because)).toEqual([
        'no-onlookers',
        'no-onlookers',
      ]);
      expect(cleo.all('update')).toEqual([]);
    });

    test('can do nothing in a match, and learns nothing of tables that do not exist', async ({
      company,
      desk,
      ana,
      bo,
    }) => {
      const table = await createTable(desk, ana);
      await startTable(desk, table, [ana, bo]);
      const cleo = await company.caller('Cleo');
      await enter(desk, cleo, table);
      const { match } = cleo.last('update');
      const move = { colour: 'red', row: 0, x: 0 };
      for (const wish of [
        { type: 'decide', table, match, nth: 1, move },
        { type: 'hand-over', table, level: 'chick' },
        { type: 'take-back', table },
        { type: 'pause', table },
      ] as const) {
        expect(await refusalOf(desk, cleo, wish)).toEqual({ kind: 'not-seated' });
      }
      const nowhere = await createTable(desk, ana);
      const nobody = new TestCaller(null);
      await enter(desk, nobody, nowhere);
      expect(await refusalOf(desk, nobody, { type: 'sit', table, seat: null })).toEqual({
        kind: 'no-session',
      });
      const unknown = parseTableId(randomId());
      if (!unknown.ok) throw new Error('no id');
      expect(
        await refusalOf(desk, cleo, { type: 'enter', table: unknown.value, seq: null }),
      ).toEqual({
        kind: 'unknown-table',
      });
      await desk.resume(cleo, [{ table: unknown.value, seq: 3 }]);
      expect(cleo.last('gone')).toMatchObject({ because: 'unknown-table' });
    });

    test('waits outside a crowded table', async ({ company, ana }) => {
      const desk = await company.desk({ limits: { callersPerTable: 2 } });
      const table = await createTable(desk, ana);
      const [bo, cleo] = [await company.caller('Bo'), await company.caller('Cleo')];
      for (const guest of [ana, bo]) await enter(desk, guest, table);
      const enterLate = { type: 'enter', table, seq: null } as const;
      expect(await refusalOf(desk, cleo, enterLate)).toMatchObject({ kind: 'busy' });
      await desk.resume(cleo, [{ table, seq: null }]);
      expect(cleo.last('gone')).toMatchObject({ because: 'crowded' });
    });
  });

  describe('a seat in a match', () => {
    test('of a person who is forgotten is played by a bot to the end', async ({
      company,
      desk,
      ana,
      bo,
    }) => {
      const table = await createTable(desk, bo);
      await startTable(desk, table, [bo, ana]);
      await playOn(company, desk, [ana, bo], { decisions: 3 });
      desk.forget(ana);
      await desk.personLeaves(ana.person?.id ?? '');
      await company.server.deletePerson({ person: ana.person?.id ?? '' });
      expect(seatsAt(bo)).toEqual(['Bo', 'chick']);
      await playOn(company, desk, [bo], 'to the end');
    });

    test('shows the new name of whoever sits there', async ({ company, desk, ana, bo }) => {
      const table = await createTable(desk, ana);
      await startTable(desk, table, [ana, bo]);
      const { id } = ana.person ?? { id: '' };
      await company.server.changePerson({ id, name: 'Anna', penguin: 'royal' });
      await desk.personChanged(id);
      expect(bo.last('table').table.seats[0]?.who).toMatchObject({
        name: 'Anna',
        penguin: 'royal',
      });
    });
  });

  describe('after a match', () => {
    test('it begins again once every person wants it, or the table opens when somebody stands up', async ({
      company,
      desk,
      ana,
      bo,
    }) => {
      const table = await createTable(desk, ana, { seats: 3, bots: [{ seat: 0, level: 'chick' }] });
      await startTable(desk, table, [ana, bo]);
      expect(await refusalOf(desk, ana, { type: 'rematch', table })).toMatchObject({
        kind: 'wrong-phase',
      });
      await playOn(company, desk, [ana, bo], 'to the end');
      const { match } = ana.last('update');
      await must(desk, ana, { type: 'rematch', table });
      expect(bo.last('table').table).toMatchObject({ phase: 'over', wishes: { rematch: [1] } });
      await must(desk, bo, { type: 'rematch', table });
      await company.settle(desk);
      expect(ana.last('update').match).not.toBe(match);
      expect(bo.last('table').table).toMatchObject({ phase: 'playing', wishes: { rematch: [] } });
      await playOn(company, desk, [ana, bo], 'to the end');
      await must(desk, bo, { type: 'stand', table });
      expect(seatsAt(ana)).toEqual(['chick', 'Ana', null]);
      expect(ana.last('table').table.phase).toBe('waiting');
    });

    /** A match of two that is over, in which Bo had left his seat to a bot. */
    async function playWithStandIn(company: Company, desk: Desk, ana: TestCaller, bo: TestCaller) {
      const table = await createTable(desk, ana);
      await startTable(desk, table, [ana, bo]);
      await must(desk, bo, { type: 'hand-over', table, level: 'chick' });
      await playOn(company, desk, [ana], 'to the end');
      return { table, match: ana.last('update').match };
    }

    test('a rematch waits for those who had left their seat to a bot, and gives it back to them', async ({
      company,
      desk,
      ana,
      bo,
    }) => {
      const { table, match } = await playWithStandIn(company, desk, ana, bo);
      await must(desk, ana, { type: 'rematch', table });
      await company.settle(desk);
      expect(ana.last('table').table).toMatchObject({ phase: 'over', wishes: { rematch: [0] } });
      await must(desk, bo, { type: 'rematch', table });
      await company.settle(desk);
      expect(ana.last('update').match).not.toBe(match);
      const [, seat] = ana.last('table').table.seats;
      expect(seat?.who).toMatchObject({ kind: 'person', name: 'Bo', standIn: null });
    });

    test('the host may begin without those who do not come, and bots have their seats then', async ({
      company,
      desk,
      ana,
      bo,
    }) => {
      const { table } = await playWithStandIn(company, desk, ana, bo);
      expect(await refusalOf(desk, bo, { type: 'start', table })).toEqual({ kind: 'not-the-host' });
      await must(desk, ana, { type: 'start', table });
      expect(seatsAt(ana)).toEqual(['Ana', 'chick']);
      expect(bo.last('table').table.you).toEqual({ seat: null, isHost: false });
      expect(ana.last('table').table).toMatchObject({ phase: 'playing', wishes: { rematch: [] } });
    });
  });

  test('everyone may leave while a bot thinks: its move is kept, and the table forgotten', async ({
    company,
  }) => {
    const botPool = new SlowBotPool();
    const desk = await company.desk({ botPool });
    const { ana } = await company.startAlone(desk, { options: { start: 1 } });
    desk.forget(ana);
    await company.settle(desk);
    expect(desk.figures().tables).toBe(1);
    botPool.asked[0]?.answer();
    await company.settle(desk);
    expect(desk.figures()).toMatchObject({ tables: 0, moves: { bots: 1 } });
    await desk.close();
  });
};
