import { catalogue } from '@rookery/rules/catalogue';
import { formatTell, parseTell } from '@rookery/protocol/messages';
import { describe, expect } from 'vitest';
import { enter } from '../../table-wishes.ts';
import type { Suite } from '../../evening.ts';
import { playOn } from '../../playing.ts';
import { TestCaller } from '../../test-caller.ts';

/** Matches from the first decision to the last. */
export const wholeMatches: Suite = (test) => {
  describe.each(catalogue)('a whole match of $id', ({ id: game }) => {
    test('is played to its end by two people and a bot, before onlookers', async ({
      company,
      desk,
    }) => {
      const onlooker = new TestCaller(null);
      const bots = [{ seat: 1, level: 'chick' }];
      const { table, ana, players } = await company.start(desk, { game, seats: 3, bots });
      await enter(desk, onlooker, table);
      await playOn(company, desk, players, 'to the end');

      expect(ana.last('update').waiting.for).toBe('nobody');
      expect(ana.last('table').table.phase).toBe('over');
      const { match } = ana.last('update');
      const finished = { game, result: { ranking: expect.anything() as unknown } };
      expect(await company.store.loadMatch({ match })).toMatchObject(finished);
      if (company.host.gathering === 'apart') {
        expect(await company.server.findRecord({ match })).toMatchObject(finished);
      }
      for (const caller of [...players, onlooker]) {
        const updates = caller.all('update');
        expect(updates.at(-1)?.waiting).toEqual(ana.last('update').waiting);
        // Whatever one has seen joins on to what one saw before.
        for (const [index, update] of updates.slice(1).entries()) {
          expect(update.since).toBe(updates[index]?.seq);
        }
        for (const tell of caller.told)
          expect(parseTell(formatTell(tell))).toMatchObject({ ok: true });
      }
      expect(
        onlooker.all('update').every(({ legal, nth }) => legal.length === 0 && nth === null),
      ).toBe(true);
      expect(desk.figures().moves.bots).toBeGreaterThan(0);
      expect(company.complaints).toEqual([]);
    });
  });
};
