import { describe, expect } from 'vitest';
import type { TableId } from '@rookery/protocol/identifiers';
import { roundBreak } from '@rookery/protocol/limits';
import { usualBotPace } from '../../../bot-pace.ts';
import type { Desk } from '../../../desk.ts';
import type { News } from '../../../ports.ts';
import type { StoredTable } from '../../../store.ts';
import type { Company } from '../../company.ts';
import { createTable, enter, gather, must, refusalOf, startTable } from '../../table-wishes.ts';
import type { Suite } from '../../evening.ts';
import { decisionOf, playOn, rngOf } from '../../playing.ts';
import type { TestCaller } from '../../test-caller.ts';

const minute = 60_000;

const wrongPhase = (phase: StoredTable['phase']): object => ({ kind: 'wrong-phase', phase });

/** Clocks, what happens when they run out, and pauses. */
export const clocks: Suite = (test) => {
  let company: Company;
  let desk: Desk;
  let ana: TestCaller;
  let bo: TestCaller;
  let table: TableId;

  const pass = (milliseconds: number): Promise<void> =>
    company.clock.pass(milliseconds, () => company.settle(desk));
  const waitedFor = (): unknown => {
    const { waiting } = bo.last('update');
    return waiting.for === 'seats' ? waiting.seats : waiting.for;
  };

  test.beforeEach(async ({ company: here }) => {
    company = here;
    desk = await company.desk();
    [ana, bo] = [await company.caller('Ana'), await company.caller('Bo')];
    const clock = { kind: 'per-move', move: minute } as const;
    table = await createTable(desk, ana, { options: { start: 0 }, settings: { clock } });
    await startTable(desk, table, [ana, bo]);
  });
  test.afterEach(async () => {
    await desk.close();
  });

  describe('when time runs out', () => {
    test('a bot plays that one move, and the seat stays the player’s own', async () => {
      const wish = decisionOf(ana, rngOf('late'));
      await pass(minute - 1);
      expect(waitedFor()).toEqual([0]);
      await pass(1);
      expect(waitedFor()).toEqual([1]);
      expect(bo.last('update').news).toMatchObject([{ type: 'placed', seat: 0 }]);
      expect(bo.last('table').table.seats[0]?.who).toMatchObject({ standIn: null });
      if (!wish) throw new Error('Ana was to move');
      const late = await ana.ask(desk, { ...wish });
      // The same move, or another one: either way it is decided, and once.
      expect(['decided', 'refused']).toContain(late.type);
      if (late.type === 'refused') expect(late.reason.kind).toBe('already-decided');
      expect(ana.last('update').nth).toBe(2);
    });

    test('a decision counts by when it arrived, not by when its turn came', async () => {
      const wish = decisionOf(ana, rngOf('late'));
      if (!wish) throw new Error('Ana was to move');
      // Nobody looks at the clock: only the decision itself can show that it is late.
      company.clock.skip(minute);
      expect(await ana.ask(desk, wish)).toMatchObject({
        type: 'refused',
        reason: { kind: 'time-is-up' },
      });
      await company.settle(desk);
      expect(waitedFor()).toEqual([1]);
      expect(ana.last('update').nth).toBe(2);
    });

    test('a decision that arrived in time counts, however long it waits', async () => {
      const slow: (() => void)[] = [];
      const { server: store } = company;
      const append: typeof store.append = async (addition) => {
        if (slow.length === 0) {
          await new Promise<void>((resolve) => {
            slow.push(resolve);
          });
        }
        return store.append(addition);
      };
      const other = await company.desk({ store: { ...store, append } });
      const clock = { kind: 'bank', bank: minute, increment: 0 } as const;
      const settings = { clock, chat: 'text' } as const;
      const there = await createTable(other, ana, { options: { start: 0 }, settings });
      await startTable(other, there, [ana, bo]);
      const wish = decisionOf(ana, rngOf('in time'));
      if (!wish) throw new Error('Ana was to move');
      company.clock.skip(minute / 2);
      const answer = ana.ask(other, wish);
      await expect.poll(() => slow.length).toBe(1);
      company.clock.skip(minute / 2 + 1000);
      slow[0]?.();
      expect(await answer).toMatchObject({ type: 'decided' });
      const { seats } = ana.last('update').clocks;
      expect(seats[0]).toMatchObject({ left: minute / 2, since: null });
      await other.close();
    });

    test('nobody puts the move off by changing the own bot again and again', async () => {
      await desk.close();
      desk = await company.desk({ botPace: usualBotPace });
      for (const each of [ana, bo]) await enter(desk, each, table);
      await pass(minute - 100);
      for (let change = 0; change < 20; change += 1) {
        // oxlint-disable-next-line no-await-in-loop -- one after the other
        await must(desk, ana, { type: 'hand-over', table, level: 'emperor' });
        // oxlint-disable-next-line no-await-in-loop -- one after the other
        await pass(100);
        // oxlint-disable-next-line no-await-in-loop -- one after the other
        await must(desk, ana, { type: 'take-back', table });
        // oxlint-disable-next-line no-await-in-loop -- one after the other
        await pass(50);
      }
      expect(ana.last('update').nth).toBe(2);
    });

    test('it does so also where nobody looks any more, until the match is over', async () => {
      const { match } = ana.last('update');
      desk.forget(ana);
      desk.forget(bo);
      await company.settle(desk);
      expect(desk.figures().tables).toBe(0);
      await pass(10 * minute);
      const stored = await company.server.loadMatch({ match });
      expect(stored?.acts.length).toBe(11);
      await pass(40 * minute);
      expect((await company.server.findTable({ table }))?.table.phase).toBe('over');
      expect(desk.figures().tables).toBe(0);
    });
  });

  test('a new round begins with a break in which no clock runs', async () => {
    const hasEnded = (): boolean =>
      bo.last('update').news.some((each) => JSON.stringify(each).includes('round-ended'));
    const rng = rngOf('one round');
    while (!hasEnded()) await playOn(company, desk, [ana, bo], { decisions: 1 }, rng);
    const { clocks: shown, now } = bo.last('update');
    const running = shown.seats.filter(({ since }) => since !== null);
    expect(running).toEqual([{ left: minute, since: now + roundBreak }]);
    const first = waitedFor();
    await pass(roundBreak + minute - 1);
    expect(waitedFor()).toEqual(first);
    await pass(1);
    expect(waitedFor()).not.toEqual(first);
  });

  test('downtime is given back', async () => {
    await pass(minute / 2);
    await desk.close();
    company.clock.skip(60 * minute);
    desk = await company.desk();
    await desk.resume(bo, [{ table, seq: null }]);
    await pass(minute / 2 - 1000);
    expect(waitedFor()).toEqual([0]);
    await pass(2000);
    expect(waitedFor()).toEqual([1]);
  });

  test('downtime is given back once, though the server is stopped again while it starts', async () => {
    await pass(minute / 2);
    await desk.close();
    company.clock.skip(60 * minute);
    // The first start gets no further than its first look at the matches.
    const dueMatches = (): Promise<never> => Promise.reject(new Error('stopped'));
    await expect(company.desk({ deadlines: { ...company.server, dueMatches } })).rejects.toThrow(
      'stopped',
    );
    company.clock.skip(minute);
    desk = await company.desk();
    await desk.resume(bo, [{ table, seq: null }]);
    await pass(minute / 2 - 1000);
    expect(waitedFor()).toEqual([0]);
    await pass(2000);
    expect(waitedFor()).toEqual([1]);
  });

  test('a server that was killed gives back all but its last seconds', async () => {
    await pass(minute / 2);
    company.clock.skip(60 * minute);
    desk = await company.desk();
    await desk.resume(bo, [{ table, seq: null }]);
    await pass(minute / 2 - 1000);
    expect(waitedFor()).toEqual([0]);
    await pass(7000);
    expect(waitedFor()).toEqual([1]);
  });

  describe('a pause', () => {
    test('begins when every person wants it and ends when anybody does', async () => {
      await pass(20_000);
      expect(await bo.ask(desk, { type: 'unpause', table })).toMatchObject({
        reason: { kind: 'not-paused' },
      });
      await must(desk, ana, { type: 'pause', table });
      expect(bo.last('table').table.wishes.pause).toEqual([0]);
      expect(bo.last('update').clocks.paused).toBeNull();
      await must(desk, bo, { type: 'pause', table });
      expect(bo.last('update').clocks.paused).toBe(company.clock.now());
      expect(await bo.ask(desk, { type: 'pause', table })).toMatchObject({
        reason: { kind: 'paused' },
      });
      const wish = decisionOf(ana, rngOf('paused'));
      if (!wish) throw new Error('Ana is to move');
      expect(await ana.ask(desk, wish)).toMatchObject({ reason: { kind: 'paused' } });
      await pass(10 * minute);
      expect(waitedFor()).toEqual([0]);
      await must(desk, bo, { type: 'unpause', table });
      expect(bo.last('table').table.wishes.pause).toEqual([]);
      await pass(39_000);
      expect(waitedFor()).toEqual([0]);
      await pass(1000);
      expect(waitedFor()).toEqual([1]);
    });

    test('survives a restart', async () => {
      await must(desk, ana, { type: 'pause', table });
      await must(desk, bo, { type: 'pause', table });
      await desk.close();
      company.clock.skip(minute);
      desk = await company.desk();
      await desk.resume(bo, [{ table, seq: null }]);
      await pass(10 * minute);
      expect(waitedFor()).toEqual([0]);
      await must(desk, bo, { type: 'unpause', table });
      await pass(minute);
      expect(waitedFor()).toEqual([1]);
    });

    test('can be wished for in vain, and makes no sense without clocks', async () => {
      await must(desk, ana, { type: 'pause', table });
      await must(desk, ana, { type: 'unpause', table });
      await must(desk, bo, { type: 'pause', table });
      expect(bo.last('update').clocks.paused).toBeNull();
      const timeless = await createTable(desk, ana);
      await startTable(desk, timeless, [ana, bo]);
      expect(await ana.ask(desk, { type: 'pause', table: timeless })).toMatchObject({
        reason: { kind: 'no-clock' },
      });
    });

    test('is news for other desks, and so is its end', async () => {
      const news: News[] = [];
      const bus = { publish: (each: News) => news.push(each), subscribe: () => () => undefined };
      const other = await company.desk({ bus });
      for (const each of [ana, bo]) await enter(other, each, table);
      const { seq } = bo.last('update');
      const told = (): readonly News[] => news.splice(0).filter(({ kind }) => kind === 'match');
      await must(other, ana, { type: 'pause', table });
      expect(told()).toEqual([]);
      await must(other, bo, { type: 'pause', table });
      expect(told()).toEqual([{ kind: 'match', table, seq }]);
      await must(other, ana, { type: 'unpause', table });
      expect(told()).toEqual([{ kind: 'match', table, seq }]);
      await other.close();
    });

    test.for(['pause', 'unpause'] as const)(
      'is for those who play, while they play, against a clock (%s)',
      async (type) => {
        const cleo = await company.caller('Cleo');
        expect(await refusalOf(desk, cleo, { type, table })).toEqual({ kind: 'not-seated' });
        const timeless = await createTable(desk, ana);
        await startTable(desk, timeless, [ana, bo]);
        expect(await refusalOf(desk, ana, { type, table: timeless })).toEqual({ kind: 'no-clock' });
        const clock = { kind: 'per-move', move: minute } as const;
        const untimely = await createTable(desk, ana, { settings: { clock } });
        await gather(desk, untimely, [ana, bo]);
        expect(await refusalOf(desk, ana, { type, table: untimely })).toEqual(
          wrongPhase('waiting'),
        );
        await must(desk, ana, { type: 'start', table: untimely });
        await playOn(company, desk, [ana, bo], 'to the end');
        expect(await refusalOf(desk, ana, { type, table: untimely })).toEqual(wrongPhase('over'));
        expect(bo.last('table').table.wishes.pause).toEqual([]);
      },
    );
  });
};
