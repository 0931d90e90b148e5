import { describe, expect } from 'vitest';
import { createTable, enter, must, seatsAt, seatThem, startTable, TestCaller } from './company.ts';
import { test } from './evening.ts';
import { decisionOf, playOn, rngOf } from './playing.ts';

describe('a desk whose copy of a table is old answers from what is kept', () => {
  test('a decision in a match that has gone on elsewhere', async ({ company, desk, ana, bo }) => {
    const there = await company.desk();
    const table = await createTable(desk, ana, { options: { start: 0 } });
    await startTable(desk, table, [ana, bo]);
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

  test('a move that is against the rules only in the old copy', async ({
    company,
    desk,
    ana,
    bo,
  }) => {
    const there = await company.desk();
    const table = await createTable(desk, ana, { options: { start: 0 } });
    await startTable(desk, table, [ana, bo]);
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

test('a refusal stays one where the truth is no other, and where it cannot be known', async ({
  company,
  ana,
}) => {
  let isAway = false;
  const { findProgress } = company.store;
  const store = {
    ...company.store,
    findProgress: (place: Parameters<typeof findProgress>[0]) =>
      isAway ? Promise.reject(new Error('the database is away')) : findProgress(place),
  };
  const desk = await company.desk({ store });
  const table = await createTable(desk, ana);
  for (const away of [false, true]) {
    isAway = away;
    expect(await ana.ask(desk, { type: 'ready', table })).toMatchObject({
      reason: { kind: 'not-seated' },
    });
  }
  await desk.close();
});
