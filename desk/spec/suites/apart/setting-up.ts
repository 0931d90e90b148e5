import { catalogue } from '@rookery/rules/catalogue';
import { describe, expect } from 'vitest';
import { withGuests, type Suite } from '../../evening.ts';
import { decisionOf, playOn, rngOf } from '../../playing.ts';
import {
  createTable,
  enter,
  must,
  refusalOf,
  seatsAt,
  seatThem,
  startTable,
} from '../../table-wishes.ts';
import { TestCaller } from '../../test-caller.ts';

/** How a host without a seat, like a screen that everybody looks at, leads an evening of several games. */
export const settingUp: Suite = (bare) => {
  const test = withGuests(bare);
  describe('a host without a seat', () => {
    test('makes as many seats as there are people, who stay ready', async ({
      company,
      desk,
      ana,
      bo,
    }) => {
      const screen = await company.caller('Screen');
      const table = await createTable(desk, screen, { seats: 6 });
      await enter(desk, screen, table);
      await seatThem(desk, table, [
        [ana, 4],
        [bo, 1],
      ]);
      const wish = { type: 'set-up', table, game: 'penguin-party', options: null } as const;
      expect(await refusalOf(desk, ana, { ...wish, seats: 2 })).toEqual({ kind: 'not-the-host' });
      expect(await refusalOf(desk, screen, { ...wish, seats: 9 })).toMatchObject({
        kind: 'bad-options',
      });
      await must(desk, screen, { ...wish, seats: 2 });
      expect(seatsAt(ana)).toEqual(['Bo', 'Ana']);
      await must(desk, screen, { type: 'start', table });
      expect(screen.last('update')).toMatchObject({ nth: null, legal: [] });
      expect(await refusalOf(desk, screen, { ...wish, seats: 4 })).toEqual({
        kind: 'wrong-phase',
        phase: 'playing',
      });
    });

    test('chooses another game after a match, to which people agree anew', async ({
      company,
      desk,
      ana,
      bo,
    }) => {
      const screen = await company.caller('Screen');
      const table = await createTable(desk, screen, { seats: 2 });
      await enter(desk, screen, table);
      await seatThem(desk, table, [
        [ana, 0],
        [bo, 1],
      ]);
      await must(desk, screen, { type: 'start', table });
      const rng = rngOf('first');
      const early = decisionOf(ana, rng) ?? decisionOf(bo, rng);
      await playOn(company, desk, [ana, bo], 'to the end');
      const wish = { type: 'set-up', table, game: 'penguinramids', seats: 3 } as const;
      await must(desk, screen, { ...wish, options: null });
      expect(ana.last('table').table).toMatchObject({ game: 'penguinramids', phase: 'waiting' });
      expect(seatsAt(bo)).toEqual(['Ana', 'Bo', null]);
      expect(await refusalOf(desk, screen, { type: 'start', table })).toEqual({
        kind: 'seats-open',
      });
      await must(desk, screen, { type: 'add-bot', table, seat: 2, level: 'chick' });
      expect(await refusalOf(desk, screen, { type: 'start', table })).toEqual({
        kind: 'not-everyone-ready',
      });
      // The move of the first game is no move of this one: it is refused and breaks nothing.
      if (early?.type === 'decide') expect((await ana.ask(desk, early)).type).toBe('refused');
      for (const player of [ana, bo]) await must(desk, player, { type: 'ready', table });
      await must(desk, screen, { type: 'start', table });
      // Whoever loads the table anew finds the game that is being played.
      const other = await company.desk();
      const window = new TestCaller(ana.person);
      await enter(other, window, table);
      expect(window.last('update').view).toEqual(ana.last('update').view);
      await other.close();
      await playOn(company, desk, [ana, bo], 'to the end');
      expect(screen.last('table').table.phase).toBe('over');
    });

    test('has no room for more people than the game has seats, but bots go', async ({
      company,
      desk,
      ana,
      bo,
    }) => {
      const screen = await company.caller('Screen');
      const bots = [0, 2].map((seat) => ({ seat, level: 'chick' }));
      const table = await createTable(desk, screen, { seats: 5, bots });
      const cleo = await company.caller('Cleo');
      await enter(desk, screen, table);
      await seatThem(desk, table, [
        [ana, 1],
        [bo, 3],
        [cleo, 4],
      ]);
      const wish = { type: 'set-up', table, game: 'penguin-party', options: null } as const;
      expect(await refusalOf(desk, screen, { ...wish, seats: 2 })).toEqual({
        kind: 'no-seat-free',
      });
      await must(desk, screen, { ...wish, seats: 4 });
      expect(seatsAt(ana)).toEqual(['chick', 'Ana', 'Bo', 'Cleo']);
    });

    test('begins a rematch without those who do not want it', async ({
      company,
      desk,
      ana,
      bo,
    }) => {
      const screen = await company.caller('Screen');
      const table = await createTable(desk, screen, { seats: 2 });
      await enter(desk, screen, table);
      await seatThem(desk, table, [
        [ana, 0],
        [bo, 1],
      ]);
      await must(desk, screen, { type: 'start', table });
      await playOn(company, desk, [ana, bo], 'to the end');
      await must(desk, ana, { type: 'rematch', table });
      await must(desk, screen, { type: 'start', table });
      expect(screen.last('table').table.phase).toBe('playing');
      expect(seatsAt(screen)).toEqual(['Ana', 'chick']);
    });
  });

  describe('a decision of a match before the set-up', () => {
    test('is of another match when another game is played now', async ({
      company,
      desk,
      ana,
      bo,
    }) => {
      const table = await createTable(desk, ana);
      await startTable(desk, table, [ana, bo]);
      const { match } = ana.last('update');
      await playOn(company, desk, [ana, bo], 'to the end');
      const wish = { type: 'set-up', table, game: 'penguinramids', seats: 2 } as const;
      await must(desk, ana, { ...wish, options: null });
      await startTable(desk, table, [ana, bo]);
      const pick = decisionOf(ana, rngOf('pick'));
      if (pick?.type !== 'decide') throw new Error('Ana is to choose');
      expect(await refusalOf(desk, ana, { ...pick, match })).toEqual({ kind: 'other-match' });
      expect((await ana.ask(desk, pick)).type).toBe('decided');
    });

    test('is of another match when the rules have changed since', async ({
      company,
      desk,
      ana,
      bo,
    }) => {
      const table = await createTable(desk, ana, { options: { start: 0 } });
      await startTable(desk, table, [ana, bo]);
      const wish = decisionOf(ana, rngOf('old'));
      if (!wish) throw new Error('Ana is to move');
      await ana.ask(desk, wish);
      await playOn(company, desk, [ana, bo], 'to the end');
      const setUp = { type: 'set-up', table, game: 'penguin-party', seats: 2 } as const;
      await must(desk, ana, { ...setUp, options: null });
      expect((await ana.ask(desk, wish)).type).toBe('decided');
      const games = catalogue.map((game) => ({ ...game, version: game.version + 1 }));
      const updated = await company.desk({ games });
      expect(await refusalOf(updated, ana, wish)).toEqual({ kind: 'other-match' });
      await updated.close();
    });
  });
};
