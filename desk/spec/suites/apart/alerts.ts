import { expect } from 'vitest';
import type { TableId } from '@rookery/protocol/identifiers';
import type { Alert } from '../../../alerts.ts';
import type { Desk } from '../../../desk.ts';
import type { Company } from '../../company.ts';
import type { Suite } from '../../evening.ts';
import { playOn } from '../../playing.ts';
import { createTable, enter, gather, must, startTable } from '../../table-wishes.ts';
import { TestCaller } from '../../test-caller.ts';

const second = 1000;
const days = { kind: 'per-move', move: 3 * 86_400 * second } as const;

/** People who are away hear of their turns, once. */
export const alerts: Suite = (test) => {
  let company: Company;
  let desk: Desk;
  let ana: TestCaller;
  let bo: TestCaller;
  let table: TableId;
  let sent: Alert[];
  /** Of this table: all tests share a database. */
  const heard = (): readonly Alert[] => sent.filter((alert) => alert.table === table);
  const goAway = (): Promise<void> => must(desk, bo, { type: 'leave', table, seat: 'give-up' });

  const openDesk = (): Promise<Desk> => {
    const store = company.watchPort({
      noteAlerts: company.server.noteAlerts,
      claimAlerts: company.server.claimAlerts,
    });
    return company.desk({ alerts: { store, send: (alert) => void sent.push(alert) } });
  };
  const pass = (seconds: number): Promise<void> =>
    company.clock.pass(seconds * second, () => company.settle(desk));
  const play = (decisions = 1): Promise<void> => playOn(company, desk, [ana, bo], { decisions });
  const start = async (clock: typeof days | { readonly kind: 'none' } = days): Promise<void> => {
    table = await createTable(desk, ana, { options: { start: 0 }, settings: { clock } });
    await startTable(desk, table, [ana, bo]);
    await company.settle(desk);
  };

  test.beforeEach(async ({ company: here }) => {
    company = here;
    sent = [];
    desk = await openDesk();
    [ana, bo] = [await company.caller('Ana'), await company.caller('Bo')];
  });
  test.afterEach(() => desk.close());

  test.for([days, { kind: 'none' } as const])(
    'whoever is away hears of a turn once, with a clock of $kind',
    async (clock) => {
      await start(clock);
      await goAway();
      await play();
      await company.settle(desk);
      await pass(10);
      expect(heard()).toEqual([]);
      await pass(15);
      const until = clock.kind === 'none' ? null : expect.any(Number);
      const { id: person } = bo.person ?? {};
      expect(heard()).toEqual([
        { person, table, kind: 'turn', game: 'penguin-party', by: 'Ana', until },
      ]);
      await pass(3600);
      expect(heard()).toHaveLength(1);
    },
  );

  test('whoever looks in time hears nothing, nor does whoever was there', async () => {
    await start();
    await goAway();
    await play();
    await company.settle(desk);
    await enter(desk, bo, table);
    await pass(200);
    expect(heard()).toEqual([]);
  });

  test('whoever has moved in time hears nothing', async () => {
    await start();
    await goAway();
    await play();
    await enter(desk, bo, table);
    await play();
    await goAway();
    await pass(200);
    expect(heard()).toEqual([]);
  });

  test('whoever was asleep when the turn began hears of it later', async () => {
    await start();
    await play();
    await goAway();
    await pass(55);
    expect(heard()).toEqual([]);
    await pass(20);
    expect(heard()).toMatchObject([{ person: bo.person?.id, kind: 'turn', by: null }]);
    await pass(3600);
    expect(heard()).toHaveLength(1);
  });

  test('a turn that is too short for anybody to come back is not announced', async () => {
    const clock = { kind: 'per-move', move: 90 * second } as const;
    table = await createTable(desk, ana, { options: { start: 0 }, settings: { clock } });
    await startTable(desk, table, [ana, bo]);
    await goAway();
    await play();
    await pass(60);
    expect(heard()).toEqual([]);
  });

  test('an alert survives a restart, and nobody is alerted twice', async () => {
    await start();
    await goAway();
    await play();
    await company.settle(desk);
    await desk.close();
    company.clock.skip(60 * second);
    desk = await openDesk();
    await pass(10);
    expect(heard().filter(({ person }) => person === bo.person?.id)).toHaveLength(1);
    await desk.close();
    company.clock.skip(60 * second);
    desk = await openDesk();
    await pass(300);
    expect(heard().filter(({ person }) => person === bo.person?.id)).toHaveLength(1);
  });

  test('a match that begins, and a wish to play again, reach those who are away', async () => {
    table = await createTable(desk, ana, { options: { start: 0 } });
    await gather(desk, table, [ana, bo]);
    desk.forget(bo);
    await must(desk, ana, { type: 'start', table });
    await company.settle(desk);
    await pass(25);
    expect(heard()).toMatchObject([{ person: bo.person?.id, kind: 'begun', by: null }]);
    bo = new TestCaller(bo.person);
    await enter(desk, bo, table);
    await playOn(company, desk, [ana, bo], 'to the end');
    await company.settle(desk);
    desk.forget(bo);
    await must(desk, ana, { type: 'rematch', table });
    await company.settle(desk);
    await pass(25);
    expect(heard().slice(1)).toMatchObject([{ kind: 'rematch', by: 'Ana' }]);
  });

  test('where several choose at the same time nobody hears who was last', async () => {
    table = await createTable(desk, ana, { game: 'penguinramids', settings: { clock: days } });
    await startTable(desk, table, [ana, bo]);
    await goAway();
    await play();
    await pass(200);
    for (const { by } of heard()) expect(by).toBeNull();
  });
};
