import { describe, expect } from 'vitest';
import type { TableStore } from '../../../store.ts';
import { withGuests, type Suite } from '../../evening.ts';
import { decisionOf, playOn, rngOf } from '../../playing.ts';
import { createTable, must, refusalOf, seatsAt, seatThem, startTable } from '../../table-wishes.ts';

/** A store in which somebody else is faster, so many times in a row. */
function contested(inner: TableStore) {
  let conflicts = 0;
  let lateAdditions = 0;
  const saveTable: TableStore['saveTable'] = (input) => {
    if (conflicts === 0) return inner.saveTable(input);
    conflicts -= 1;
    return Promise.resolve({ kind: 'conflict', revision: input.expectedRevision });
  };
  const append: TableStore['append'] = (input) => {
    if (lateAdditions === 0) return inner.append(input);
    lateAdditions -= 1;
    return Promise.resolve({ kind: 'conflict', seq: input.expectedSeq });
  };
  return {
    store: { ...inner, saveTable, append },
    /** Changes of tables. */
    loseNext(count: number) {
      conflicts = count;
    },
    /** Additions to matches. */
    loseNextAdditions(count: number) {
      lateAdditions = count;
    },
  };
}

/** Somebody else changes a table in the same moment. */
export const conflicts: Suite = (bare) => {
  const test = withGuests(bare);
  describe('a change that others forestall', () => {
    test('twice is made, and three times in a row is given back', async ({ company, ana, bo }) => {
      const { store, loseNext } = contested(company.store);
      const desk = await company.desk({ store });
      const table = await createTable(desk, ana);
      await seatThem(desk, table, [[ana, 0]]);
      loseNext(2);
      await must(desk, bo, { type: 'sit', table, seat: 1 });
      expect(seatsAt(ana)).toEqual(['Ana', 'Bo']);
      loseNext(3);
      expect(await refusalOf(desk, bo, { type: 'not-ready', table })).toEqual({
        kind: 'not-saved',
      });
      expect(ana.last('table').table.seats[1]?.who).toMatchObject({ ready: true });
      await desk.close();
    });

    test('is not said to be done when it was to leave a seat', async ({ company, ana, bo }) => {
      const { store, loseNext } = contested(company.store);
      const desk = await company.desk({ store });
      const table = await createTable(desk, ana);
      await seatThem(desk, table, [
        [ana, 0],
        [bo, 1],
      ]);
      loseNext(3);
      expect(await refusalOf(desk, bo, { type: 'leave', table, seat: 'give-up' })).toEqual({
        kind: 'not-saved',
      });
      await must(desk, bo, { type: 'leave', table, seat: 'give-up' });
      expect(seatsAt(ana)).toEqual(['Ana', null]);
      await desk.close();
    });

    test('when it is the end of a match, is made a moment later', async ({ company, ana, bo }) => {
      const { store, loseNext } = contested(company.store);
      const desk = await company.desk({ store });
      const table = await createTable(desk, ana);
      await startTable(desk, table, [ana, bo]);
      // Once when it is stored, and once when the table is loaded again.
      loseNext(2);
      await playOn(company, desk, [ana, bo], 'to the end');
      expect(bo.last('table').table.phase).toBe('playing');
      await company.clock.pass(1000, () => company.settle(desk));
      expect(bo.last('table').table.phase).toBe('over');
      await desk.close();
    });
  });

  test('a decision that others forestall twice counts, and three times in a row is given back', async ({
    company,
    ana,
    bo,
  }) => {
    const { store, loseNextAdditions } = contested(company.store);
    const desk = await company.desk({ store });
    const table = await createTable(desk, ana, { options: { start: 0 } });
    await startTable(desk, table, [ana, bo]);
    loseNextAdditions(2);
    await playOn(company, desk, [ana], { decisions: 1 });
    const wish = decisionOf(bo, rngOf('late'));
    if (!wish) throw new Error('Bo is to move');
    const { seq } = ana.last('update');
    loseNextAdditions(3);
    expect(await refusalOf(desk, bo, wish)).toEqual({ kind: 'not-saved' });
    expect(ana.last('update').seq).toBe(seq);
    expect(await bo.ask(desk, wish)).toMatchObject({ type: 'decided', nth: 1 });
    await desk.close();
  });

  describe('a pause', () => {
    const settings = { clock: { kind: 'per-move', move: 60_000 } } as const;

    test('that others forestall once begins, and twice is given back', async ({
      company,
      ana,
      bo,
    }) => {
      const { store, loseNextAdditions } = contested(company.store);
      const desk = await company.desk({ store });
      for (const [losses, refusal] of [
        [1, undefined],
        [2, { kind: 'not-saved' }],
      ] as const) {
        const table = await createTable(desk, ana, { options: { start: 0 }, settings });
        await startTable(desk, table, [ana, bo]);
        await must(desk, ana, { type: 'pause', table });
        loseNextAdditions(losses);
        const answer = await bo.ask(desk, { type: 'pause', table });
        expect(answer.type === 'refused' ? answer.reason : undefined).toEqual(refusal);
        expect(ana.last('update').clocks.paused).toBe(refusal ? null : company.clock.now());
        const wish = decisionOf(ana, rngOf('on'));
        if (!wish) throw new Error('Ana is to move');
        expect((await ana.ask(desk, wish)).type).toBe(refusal ? 'decided' : 'refused');
      }
      await desk.close();
    });

    test('goes on when its end could not be stored', async ({ company, ana, bo }) => {
      const { store, loseNext } = contested(company.store);
      const desk = await company.desk({ store });
      const table = await createTable(desk, ana, { settings });
      await startTable(desk, table, [ana, bo]);
      for (const each of [ana, bo]) await must(desk, each, { type: 'pause', table });
      const { match } = ana.last('update');
      loseNext(3);
      expect(await refusalOf(desk, bo, { type: 'unpause', table })).toEqual({ kind: 'not-saved' });
      const stored = await company.store.loadMatch({ match });
      expect(stored).toMatchObject({ clocks: { paused: company.clock.now() }, deadline: null });
      expect(await refusalOf(desk, bo, { type: 'pause', table })).toEqual({ kind: 'paused' });
      await desk.close();
    });
  });
};
