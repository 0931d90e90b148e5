import { describe, expect } from 'vitest';
import { withGuests, type Suite } from '../../evening.ts';
import { playOn } from '../../playing.ts';
import { createTable, enter, must, refusalOf, startTable } from '../../table-wishes.ts';

/** A wish is stored, and what should follow from it cannot be. */
export const halfStored: Suite = (bare) => {
  const test = withGuests(bare);
  describe('everybody hears of a wish, though what follows from it cannot be stored', () => {
    test('a pause that everybody wants', async ({ company, ana, bo }) => {
      let isDiskFull = false;
      const { append } = company.store;
      const store: typeof company.store = {
        ...company.store,
        append(addition) {
          return isDiskFull ? Promise.reject(new Error('the disk is full')) : append(addition);
        },
      };
      const desk = await company.desk({ store });
      const clock = { kind: 'per-move', move: 60_000 } as const;
      const table = await createTable(desk, ana, { settings: { clock } });
      await startTable(desk, table, [ana, bo]);
      await must(desk, ana, { type: 'pause', table });
      isDiskFull = true;
      expect(await bo.ask(desk, { type: 'pause', table })).toMatchObject({ type: 'refused' });
      expect(ana.last('table').table.wishes.pause).toEqual([0, 1]);
      expect(ana.last('update').clocks.paused).toBeNull();
      isDiskFull = false;
      // Asked again, it is only the clocks that are still to be stopped.
      await must(desk, bo, { type: 'pause', table });
      expect(ana.last('update').clocks.paused).toBe(company.clock.now());
      await desk.close();
    });

    test('a rematch for which the other one asked at another desk', async ({
      company,
      ana,
      bo,
    }) => {
      let isDiskFull = false;
      const { startMatch } = company.store;
      const store: typeof company.store = {
        ...company.store,
        startMatch(input) {
          return isDiskFull ? Promise.reject(new Error('the disk is full')) : startMatch(input);
        },
      };
      const desk = await company.desk({ store });
      const table = await createTable(desk, ana);
      await startTable(desk, table, [ana, bo]);
      await playOn(company, desk, [ana, bo], 'to the end');
      const there = await company.desk();
      await enter(there, bo, table);
      await must(there, bo, { type: 'rematch', table });
      isDiskFull = true;
      expect(await refusalOf(desk, ana, { type: 'rematch', table })).toEqual({ kind: 'not-saved' });
      expect(ana.last('table').table).toMatchObject({ phase: 'over', wishes: { rematch: [0, 1] } });
      isDiskFull = false;
      await must(desk, ana, { type: 'start', table });
      expect(ana.last('table').table.phase).toBe('playing');
      await there.close();
      await desk.close();
    });
  });
};
