import { describe, expect } from 'vitest';
import { withGuests, type Suite } from '../../evening.ts';
import { fragile } from '../../fragile-store.ts';
import { decisionOf, playOn, rngOf } from '../../playing.ts';
import { createTable, enter, must, startTable } from '../../table-wishes.ts';
import { TestCaller } from '../../test-caller.ts';

const clock = { kind: 'bank', bank: 60_000, increment: 0 } as const;

/** Two desks share a store, and one of them has not heard yet what the other did. */
export const overtaken: Suite = (bare) => {
  const test = withGuests(bare);

  describe('what was done at another desk meanwhile counts', () => {
    test('a pause stops the clocks as they are now', async ({ company, desk, ana, bo }) => {
      const there = await company.desk();
      const table = await createTable(desk, ana, { options: { start: 0 }, settings: { clock } });
      await startTable(desk, table, [ana, bo]);
      const afar = new TestCaller(ana.person);
      await enter(there, afar, table);
      company.clock.skip(10_000);
      await playOn(company, there, [afar], { decisions: 1 });
      await must(there, afar, { type: 'pause', table });
      const { match } = ana.last('update');
      const before = await company.store.loadMatch({ match });
      await must(desk, bo, { type: 'pause', table });
      const after = await company.store.loadMatch({ match });
      expect(after?.clocks.paused).toBe(company.clock.now());
      expect(after?.clocks.seats).toEqual(before?.clocks.seats);
      await there.close();
    });

    test('clocks that go on already are left alone', async ({ company, desk, ana, bo }) => {
      const there = await company.desk();
      const table = await createTable(desk, ana, { options: { start: 0 }, settings: { clock } });
      await startTable(desk, table, [ana, bo]);
      for (const each of [ana, bo]) await must(desk, each, { type: 'pause', table });
      const afar = new TestCaller(ana.person);
      await enter(there, afar, table);
      await must(there, afar, { type: 'unpause', table });
      company.clock.skip(10_000);
      await playOn(company, there, [afar], { decisions: 1 });
      const { match } = ana.last('update');
      const before = await company.store.loadMatch({ match });
      expect(await bo.ask(desk, { type: 'unpause', table })).toMatchObject({ type: 'refused' });
      expect((await company.store.loadMatch({ match }))?.clocks).toEqual(before?.clocks);
      await there.close();
    });

    test('nobody wants to pause a match that is over', async ({ company, desk, ana, bo }) => {
      const there = await company.desk();
      const table = await createTable(desk, ana, { options: { start: 0 }, settings: { clock } });
      await startTable(desk, table, [ana, bo]);
      const players = [ana, bo].map(({ person }) => new TestCaller(person));
      for (const player of players) await enter(there, player, table);
      await playOn(company, there, players, 'to the end');
      expect(await bo.ask(desk, { type: 'pause', table })).toMatchObject({ type: 'refused' });
      const saved = await company.store.findTable({ table });
      expect(saved?.table).toMatchObject({ phase: 'over', wishes: { pause: [] } });
      await there.close();
    });

    test('a decision never counts in the next match', async ({ company, desk, ana, bo }) => {
      const there = await company.desk();
      const table = await createTable(desk, ana, { options: { start: 0 } });
      await startTable(desk, table, [ana, bo]);
      const stale = decisionOf(ana, rngOf('stale'));
      if (stale?.type !== 'decide') throw new Error('nothing to decide');
      const players = [ana, bo].map(({ person }) => new TestCaller(person));
      for (const player of players) await enter(there, player, table);
      await playOn(company, there, players, 'to the end', rngOf('other'));
      for (const player of players) await must(there, player, { type: 'rematch', table });
      const [first] = players;
      const next = first?.last('update').match;
      if (next === undefined) throw new Error('no rematch');
      const before = await company.logOf(next);
      for (const move of ana.last('update').legal) await ana.ask(desk, { ...stale, move });
      expect(await company.logOf(next)).toEqual(before);
      await there.close();
    });
  });

  test('a pause whose outcome nobody knows is looked up', async ({ company, ana, bo }) => {
    const { ports, failAt } = fragile(company.ports);
    const desk = await company.desk(ports);
    const table = await createTable(desk, ana, { options: { start: 0 }, settings: { clock } });
    await startTable(desk, table, [ana, bo]);
    await must(desk, ana, { type: 'pause', table });
    failAt('after the commit');
    await must(desk, bo, { type: 'pause', table });
    const { match, clocks } = ana.last('update');
    expect(clocks.paused).toBe(company.clock.now());
    expect((await company.store.loadMatch({ match }))?.clocks.paused).toBe(clocks.paused);
    await desk.close();
  });
};
