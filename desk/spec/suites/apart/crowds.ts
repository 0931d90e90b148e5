import { describe, expect } from 'vitest';
import type { Desk } from '../../../desk.ts';
import type { BotShare } from '../../../ports.ts';
import { localBotPool, type Company } from '../../company.ts';
import { withGuests, type Suite } from '../../evening.ts';
import { createTable, enter, must, refusalOf, startTable } from '../../table-wishes.ts';
import { TestCaller } from '../../test-caller.ts';

const settled = (company: Company, desk: Desk): Promise<void> =>
  company.clock.pass(1000, () => company.settle(desk));

/** What many who look on, or many bots, must not cost the others. */
export const crowds: Suite = (bare) => {
  const test = withGuests(bare);
  describe('a table full of onlookers', () => {
    test('lets whoever sits there in, and an onlooker without a name makes room', async ({
      company,
      ana,
      bo,
    }) => {
      const desk = await company.desk({ limits: { callersPerTable: 4 } });
      const table = await createTable(desk, ana);
      await startTable(desk, table, [ana, bo]);
      desk.forget(bo);
      const cleo = await company.caller('Cleo');
      await enter(desk, cleo, table);
      const crowd = [new TestCaller(null), new TestCaller(null)];
      for (const each of crowd) await enter(desk, each, table);
      expect(
        await refusalOf(desk, new TestCaller(null), { type: 'enter', table, seq: null }),
      ).toEqual({ kind: 'busy', retryAfter: 30_000 });
      const back = new TestCaller(bo.person);
      await enter(desk, back, table);
      expect(back.last('update').table).toBe(table);
      expect(crowd.map((each) => each.all('gone'))).toEqual([
        [{ type: 'gone', table, because: 'crowded' }],
        [],
      ]);
      const resumed = new TestCaller(ana.person);
      await desk.resume(resumed, [{ table, seq: null }]);
      expect(resumed.all('gone')).toEqual([]);
      expect(crowd[1]?.last('gone')).toMatchObject({ because: 'crowded' });
      const last = new TestCaller(ana.person);
      await enter(desk, last, table);
      expect(cleo.last('gone')).toMatchObject({ because: 'crowded' });
      await desk.close();
    });

    test('lets a host without a seat in, too', async ({ company, ana, bo }) => {
      const desk = await company.desk({ limits: { callersPerTable: 1 } });
      const table = await createTable(desk, ana);
      await enter(desk, bo, table);
      await enter(desk, ana, table);
      expect(bo.last('gone')).toMatchObject({ because: 'crowded' });
      expect(ana.last('table').table.you).toEqual({ seat: null, isHost: true });
      await desk.close();
    });

    test('is not filled by the windows of one player alone', async ({ company, ana, bo }) => {
      const desk = await company.desk({ limits: { callersPerTable: 3 } });
      const table = await createTable(desk, ana);
      await startTable(desk, table, [ana, bo]);
      await enter(desk, new TestCaller(ana.person), table);
      expect(
        await refusalOf(desk, new TestCaller(ana.person), { type: 'enter', table, seq: null }),
      ).toMatchObject({ kind: 'busy' });
      await desk.close();
    });
  });

  test('much coming and going is told together', async ({ company, desk, ana }) => {
    const table = await createTable(desk, ana);
    await enter(desk, ana, table);
    await settled(company, desk);
    const before = ana.all('table').length;
    for (let nth = 0; nth < 50; nth += 1) await enter(desk, new TestCaller(null), table);
    expect(ana.all('table').length - before).toBe(0);
    await settled(company, desk);
    expect(ana.all('table').length - before).toBe(1);
    // Ana, who is the host and has no seat, is one of them.
    expect(ana.last('table').table.onlookers).toBe(51);
  });

  test('whoever comes back to a table twice at once is told of it once', async ({ desk, ana }) => {
    const table = await createTable(desk, ana);
    const back = new TestCaller(ana.person);
    await desk.resume(
      back,
      Array.from({ length: 100 }, () => ({ table, seq: null })),
    );
    expect(back.all('table')).toHaveLength(1);
  });

  test('many who ask for the lobby at once cost one reading', async ({ company }) => {
    let readings = 0;
    const { server: store } = company;
    const directory = {
      publicTables: (input: { readonly limit: number }) => {
        readings += 1;
        return store.publicTables(input);
      },
      findPeople: store.findPeople,
      tablesOf: store.tablesOf,
      untouchedTables: store.untouchedTables,
    };
    const desk = await company.desk({ directory });
    const crowd = Array.from({ length: 40 }, () => new TestCaller(null));
    await Promise.all(crowd.map((each) => must(desk, each, { type: 'follow-lobby' })));
    expect(crowd.every((each) => each.all('lobby').length === 1)).toBe(true);
    expect(readings).toBeLessThan(5);
    await desk.close();
  });

  describe('bots', () => {
    test('think for the host of their table', async ({ company, ana }) => {
      const shares: BotShare[] = [];
      const bots = {
        think: (request: Parameters<typeof localBotPool.think>[0], share: BotShare) => {
          shares.push(share);
          return {
            move: localBotPool.think(request).then(({ move }) => move),
            cancel: () => undefined,
          };
        },
      };
      const desk = await company.desk({ bots });
      const table = await createTable(desk, ana, {
        bots: [{ seat: 1, level: 'chick' }],
        options: { start: 1 },
      });
      await startTable(desk, table, [ana]);
      await company.settle(desk);
      expect(shares[0]).toEqual({ person: ana.person?.id, table });
      await desk.close();
    });

    test('among themselves play on where a clock runs, so that no deadline stays behind', async ({
      company,
      desk,
      ana,
    }) => {
      const clock = { kind: 'per-move', move: 60_000 } as const;
      const bots = [{ seat: 1, level: 'chick' }];
      const table = await createTable(desk, ana, { bots, settings: { clock } });
      await startTable(desk, table, [ana]);
      desk.forget(ana);
      await must(desk, new TestCaller(ana.person), { type: 'hand-over', table, level: 'chick' });
      await settled(company, desk);
      const everything = { before: Number.MAX_SAFE_INTEGER, limit: 999 };
      const due = await company.server.dueMatches(everything);
      expect(due.map((each) => each.table)).not.toContain(table);
    });

    test('among themselves rest while nobody looks, and play on when somebody does', async ({
      company,
      desk,
      ana,
    }) => {
      const table = await createTable(desk, ana, { bots: [{ seat: 1, level: 'chick' }] });
      await startTable(desk, table, [ana]);
      const { match } = ana.last('update');
      const length = async (): Promise<number> =>
        (await company.server.loadMatch({ match }))?.acts.length ?? 0;
      desk.forget(ana);
      const remote = new TestCaller(ana.person);
      await must(desk, remote, { type: 'hand-over', table, level: 'chick' });
      await company.settle(desk);
      const before = await length();
      await settled(company, desk);
      expect(await length()).toBe(before);
      await enter(desk, new TestCaller(null), table);
      await company.settle(desk);
      expect(await length()).toBeGreaterThan(before);
    });
  });
};
