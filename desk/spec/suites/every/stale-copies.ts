import { describe, expect } from 'vitest';
import { enter } from '../../table-wishes.ts';
import type { Suite } from '../../evening.ts';
import { InProcessBus } from '../../in-process-bus.ts';
import { decisionOf, playOn, rngOf } from '../../playing.ts';
import { TestCaller } from '../../test-caller.ts';

/** A desk whose copy of a match is stale. */
export const staleCopies: Suite = (test) => {
  describe('a desk whose copy of a table is old answers from what is kept', () => {
    test('a decision in a match that has gone on elsewhere', async ({ company, desk }) => {
      const there = await company.desk();
      const { table, ana, bo } = await company.start(desk, { options: { start: 0 } });
      const [anaThere, boThere] = [new TestCaller(ana.person), new TestCaller(bo.person)];
      await enter(there, anaThere, table);
      await enter(there, boThere, table);
      await playOn(company, there, [anaThere, boThere], { decisions: 4 });
      // Ana comes back here, where nobody has heard of those four: her third decision is her first here.
      const third = decisionOf(anaThere, rngOf('third'));
      if (!third) throw new Error('Ana is to move');
      expect(third).toMatchObject({ nth: 3 });
      expect(await ana.ask(desk, third)).toMatchObject({ type: 'decided', nth: 3 });
      expect(bo.last('update').seq).toBe(anaThere.last('update').seq + 1);
      await there.close();
    });

    test('a move that is against the rules only in the old copy', async ({ company, desk }) => {
      const there = await company.desk();
      const { table, ana, bo } = await company.start(desk, { options: { start: 0 } });
      const anaThere = new TestCaller(ana.person);
      await enter(there, anaThere, table);
      const boThere = new TestCaller(bo.person);
      await enter(there, boThere, table);
      await playOn(company, there, [anaThere], { decisions: 1 });
      const first = decisionOf(boThere, rngOf('first'));
      if (!first) throw new Error('Bo is to move');
      expect(await bo.ask(desk, first)).toMatchObject({ type: 'decided', nth: 1 });
      await there.close();
    });
  });

  test('news that come while the store does not answer are followed up later', async ({
    company,
  }) => {
    let isAway = false;
    const { findProgress } = company.store;
    const store = {
      ...company.store,
      findProgress: (place: Parameters<typeof findProgress>[0]) =>
        isAway ? Promise.reject(new Error('the database is away')) : findProgress(place),
    };
    const bus = new InProcessBus();
    const desk = await company.desk({ store, bus: bus.open() });
    const there = await company.desk({ bus: bus.open() });
    const { table, ana, bo } = await company.start(desk, { options: { start: 0 } });
    const anaThere = new TestCaller(ana.person);
    await enter(there, anaThere, table);
    isAway = true;
    await playOn(company, there, [anaThere], { decisions: 1 });
    await company.settle(desk);
    isAway = false;
    await company.clock.pass(1000, () => company.settle(desk));
    expect(bo.last('update').seq).toBe(anaThere.last('update').seq);
    await there.close();
    await desk.close();
  });

  test('a refusal stays one where the truth is no other, and where it cannot be known', async ({
    company,
  }) => {
    let isAway = false;
    const { findProgress } = company.store;
    const store = {
      ...company.store,
      findProgress: (place: Parameters<typeof findProgress>[0]) =>
        isAway ? Promise.reject(new Error('the database is away')) : findProgress(place),
    };
    const desk = await company.desk({ store });
    const { table, bo } = await company.start(desk);
    for (const away of [false, true]) {
      isAway = away;
      expect(await bo.ask(desk, { type: 'start', table })).toMatchObject({
        reason: { kind: 'not-the-host' },
      });
    }
    await desk.close();
  });
};
