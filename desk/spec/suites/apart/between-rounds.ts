import { expect } from 'vitest';
import { withGuests, type Suite } from '../../evening.ts';
import { playOn } from '../../playing.ts';
import { createTable, enter, must, refusalOf, startTable } from '../../table-wishes.ts';

/** Between two rounds: who is ready, and how the table stood before. */
export const betweenRounds: Suite = (bare) => {
  const test = withGuests(bare);

  test('everyone sees who is ready for the next round, and for which', async ({
    desk,
    ana,
    bo,
  }) => {
    const table = await createTable(desk, ana, { options: { start: 0 } });
    await startTable(desk, table, [ana, bo]);
    const readyAt = (): unknown => ana.last('table').table.wishes.proceed;
    expect(readyAt()).toEqual({ round: 0, seats: [] });
    await must(desk, bo, { type: 'proceed', table });
    expect(readyAt()).toEqual({ round: 1, seats: [1] });
    const { revision } = ana.last('table').table;
    await must(desk, bo, { type: 'proceed', table });
    await must(desk, ana, { type: 'proceed', table });
    expect(readyAt()).toEqual({ round: 1, seats: [0, 1] });
    // What was said twice has changed nothing the second time.
    expect(ana.last('table').table.revision).toBe(revision + 1);
  });

  test('whoever was ready for one round has yet to be for the next', async ({
    company,
    desk,
    ana,
    bo,
  }) => {
    const table = await createTable(desk, ana, { options: { start: 0 } });
    await startTable(desk, table, [ana, bo]);
    await must(desk, bo, { type: 'proceed', table });
    const hasEnded = (): boolean =>
      ana
        .all('update')
        .some(({ news }) => news.some((each) => JSON.stringify(each).includes('round-ended')));
    while (!hasEnded()) await playOn(company, desk, [ana, bo], { decisions: 1 });
    await must(desk, ana, { type: 'proceed', table });
    expect(bo.last('table').table.wishes.proceed).toEqual({ round: 2, seats: [0] });
  });

  test('nobody is ready without a seat, or before the match', async ({
    company,
    desk,
    ana,
    bo,
  }) => {
    const table = await createTable(desk, ana, {});
    await enter(desk, ana, table);
    await must(desk, ana, { type: 'sit', table, seat: 0 });
    const proceed = { type: 'proceed', table } as const;
    expect(await refusalOf(desk, ana, proceed)).toEqual({ kind: 'wrong-phase', phase: 'waiting' });
    await startTable(desk, table, [ana, bo]);
    const cleo = await company.caller('Cleo');
    await enter(desk, cleo, table);
    expect(await refusalOf(desk, cleo, proceed)).toEqual({ kind: 'not-seated' });
  });

  test('each moment is told again as each viewer saw it', async ({ company, desk, ana, bo }) => {
    const table = await createTable(desk, ana, { options: { start: 0 } });
    await startTable(desk, table, [ana, bo]);
    const cleo = await company.caller('Cleo');
    await must(desk, cleo, { type: 'enter', table, seq: 0 });
    await playOn(company, desk, [ana, bo], { decisions: 9 });
    for (const viewer of [ana, bo, cleo]) {
      let told = 0;
      for (const { match, since, news, view } of viewer.all('update')) {
        told = since === 0 ? news.length : told + news.length;
        if (told === 0) continue;
        const answer = await viewer.ask(desk, { type: 'look-back', table, match, news: told });
        expect(answer).toMatchObject({ type: 'moment', match, news: told, view });
      }
      expect(told).toBeGreaterThan(8);
    }
  });

  test('nobody looks back at a match that is not played here, or that is not theirs to see', async ({
    company,
    desk,
    ana,
    bo,
  }) => {
    const settings = { onlookers: 'unwelcome' } as const;
    const table = await createTable(desk, ana, { settings });
    const other = await createTable(desk, ana, {});
    await startTable(desk, table, [ana, bo]);
    const { match } = ana.last('update');
    const cleo = await company.caller('Cleo');
    const lookBack = { type: 'look-back', table, match, news: 1 } as const;
    expect(await refusalOf(desk, cleo, lookBack)).toEqual({ kind: 'no-onlookers' });
    expect(await refusalOf(desk, ana, { ...lookBack, table: other })).toEqual({
      kind: 'unknown-match',
    });
  });
};
