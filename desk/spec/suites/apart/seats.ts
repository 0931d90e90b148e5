import { describe, expect } from 'vitest';
import { reconstruction } from '@rookery/rules/penguinramids/box';
import { createTable, enter, must, refusalOf, seatsAt, seatThem } from '../../table-wishes.ts';
import { withGuests, type Suite } from '../../evening.ts';
import { TestCaller } from '../../test-caller.ts';

const wish = {
  type: 'create',
  nonce: 'a-table',
  game: 'penguin-party',
  seats: 2,
  options: null,
  bots: [],
  settings: { clock: { kind: 'none' }, listing: 'private', onlookers: 'welcome', chat: 'off' },
} as const;

/** How tables are created, and how people come and go before a match. */
export const seats: Suite = (bare) => {
  const test = withGuests(bare);
  describe('a table is created', () => {
    test('only by somebody, of a game that exists, with options and bots that make sense', async ({
      desk,
      ana,
    }) => {
      expect(await refusalOf(desk, new TestCaller(null), wish)).toEqual({ kind: 'no-session' });
      expect(await refusalOf(desk, ana, { ...wish, game: 'chess' })).toMatchObject({
        kind: 'unknown-game',
      });
      expect(await refusalOf(desk, ana, { ...wish, seats: 9 })).toMatchObject({
        kind: 'bad-options',
        problems: [{ kind: 'out-of-range', at: 'seats' }],
      });
      expect(await refusalOf(desk, ana, { ...wish, options: { edition: 'first' } })).toMatchObject({
        kind: 'bad-options',
      });
      const god = [{ seat: 0, level: 'god' }];
      expect(await refusalOf(desk, ana, { ...wish, bots: god })).toMatchObject({
        kind: 'unknown-level',
      });
      const twice = [1, 1].map((seat) => ({ seat, level: 'chick' }));
      expect(await refusalOf(desk, ana, { ...wish, bots: twice })).toEqual({ kind: 'seat-taken' });
      const far = [{ seat: 5, level: 'chick' }];
      expect(await refusalOf(desk, ana, { ...wish, bots: far })).toEqual({ kind: 'unknown-seat' });
    });

    test('not by somebody who would know the cards', async ({ desk, ana }) => {
      const hands = [
        ['red', 'blue'],
        ['green', 'yellow'],
      ].map((pair) => pair.flatMap((colour) => Array<string>(7).fill(colour)));
      const given = { deals: [{ hands, first: null }] };
      expect(await refusalOf(desk, ana, { ...wish, options: given })).toEqual({
        kind: 'options-tell-secrets',
        options: ['deals'],
      });
      const ramids = { ...wish, game: 'penguinramids' };
      const deck = reconstruction.cards;
      expect(await refusalOf(desk, ana, { ...ramids, options: { deck } })).toEqual({
        kind: 'options-tell-secrets',
        options: ['deck'],
      });
      const box = { ...reconstruction, reconstruction: false };
      expect(await ana.ask(desk, { ...ramids, options: { box } })).toMatchObject({
        type: 'created',
      });
    });

    test('once, however often it is asked for, also by somebody who may have no more', async ({
      company,
      ana,
      bo,
    }) => {
      const strict = await company.desk({ limits: { tablesPerPerson: 1 } });
      const window = new TestCaller(ana.person);
      const answers = await Promise.all([
        ana.askAs(strict, wish, 7),
        window.askAs(strict, wish, 7),
      ]);
      const again = await company.desk({ limits: { tablesPerPerson: 1 } });
      answers.push(await ana.askAs(again, wish, 7));
      expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
      expect(answers[0]).toMatchObject({ type: 'created', id: 7 });
      expect(await company.server.tablesOf({ person: ana.person?.id ?? '' })).toHaveLength(1);
      // The same nonce of somebody else is another wish.
      expect(await bo.askAs(strict, wish, 7)).not.toEqual(answers[0]);
      await Promise.all([strict.close(), again.close()]);
    });

    test('not too often by the same person', async ({ company, ana, bo }) => {
      const strict = await company.desk({ limits: { tablesPerPerson: 2 } });
      await createTable(strict, ana);
      await createTable(strict, ana);
      await expect(createTable(strict, ana)).rejects.toThrow('too-many-tables');
      const table = await createTable(strict, bo);
      expect(await ana.ask(strict, { type: 'sit', table, seat: null })).toMatchObject({
        reason: { kind: 'too-many-tables', most: 2 },
      });
      await strict.close();
    });
  });

  describe('before a match', () => {
    test('people sit, move, stand and are ready; everyone sees it', async ({ desk, ana, bo }) => {
      const table = await createTable(desk, ana, { seats: 3 });
      await enter(desk, ana, table);
      await enter(desk, bo, table);
      await must(desk, ana, { type: 'sit', table, seat: 2 });
      await must(desk, bo, { type: 'sit', table, seat: null });
      expect(seatsAt(ana)).toEqual(['Bo', null, 'Ana']);
      expect(await refusalOf(desk, bo, { type: 'sit', table, seat: 2 })).toEqual({
        kind: 'seat-taken',
      });
      expect(await refusalOf(desk, bo, { type: 'sit', table, seat: 7 })).toEqual({
        kind: 'unknown-seat',
      });
      await must(desk, bo, { type: 'sit', table, seat: 1 });
      expect(seatsAt(bo)).toEqual([null, 'Bo', 'Ana']);
      await must(desk, bo, { type: 'ready', table });
      expect(ana.last('table').table.seats[1]?.who).toMatchObject({
        ready: true,
        presence: 'here',
      });
      await must(desk, bo, { type: 'not-ready', table });
      await must(desk, bo, { type: 'stand', table });
      expect(await refusalOf(desk, bo, { type: 'stand', table })).toEqual({ kind: 'not-seated' });
      expect(seatsAt(ana)).toEqual([null, null, 'Ana']);
      expect(ana.last('table').table).toMatchObject({
        onlookers: 1,
        you: { seat: 2, isHost: true },
      });
      expect(bo.last('table').table.you).toEqual({ seat: null, isHost: false });
    });

    test('the host starts when every seat is taken and everyone is ready', async ({
      desk,
      ana,
      bo,
    }) => {
      const table = await createTable(desk, ana, { seats: 3 });
      await seatThem(desk, table, [
        [ana, 0],
        [bo, 1],
      ]);
      expect(await refusalOf(desk, bo, { type: 'start', table })).toEqual({ kind: 'not-the-host' });
      expect(await refusalOf(desk, ana, { type: 'start', table })).toEqual({ kind: 'seats-open' });
      expect(
        await refusalOf(desk, bo, { type: 'add-bot', table, seat: 2, level: 'chick' }),
      ).toEqual({
        kind: 'not-the-host',
      });
      await must(desk, ana, { type: 'add-bot', table, seat: 2, level: 'chick' });
      // Sitting down means ready, until somebody says otherwise.
      expect(ana.last('table').table.seats[1]?.who).toMatchObject({ ready: true });
      await must(desk, bo, { type: 'not-ready', table });
      expect(await refusalOf(desk, ana, { type: 'start', table })).toEqual({
        kind: 'not-everyone-ready',
      });
      await must(desk, bo, { type: 'ready', table });
      await must(desk, ana, { type: 'start', table });
      expect(bo.last('table').table.phase).toBe('playing');
      expect(bo.last('update')).toMatchObject({ since: 0, nth: 1 });
      for (const late of [
        { type: 'sit', table, seat: null },
        { type: 'stand', table },
        { type: 'close', table },
        { type: 'start', table },
      ] as const) {
        expect(await refusalOf(desk, ana, late)).toEqual({ kind: 'wrong-phase', phase: 'playing' });
      }
    });

    test('the host sends people and bots away, and closes the table', async ({ desk, ana, bo }) => {
      const table = await createTable(desk, ana, { seats: 3, bots: [{ seat: 2, level: 'king' }] });
      await enter(desk, ana, table);
      await enter(desk, bo, table);
      await must(desk, bo, { type: 'sit', table, seat: 1 });
      expect(await refusalOf(desk, bo, { type: 'free-seat', table, seat: 2 })).toEqual({
        kind: 'not-the-host',
      });
      await must(desk, ana, { type: 'free-seat', table, seat: 2 });
      expect(await refusalOf(desk, ana, { type: 'free-seat', table, seat: 2 })).toEqual({
        kind: 'seat-free',
      });
      await must(desk, ana, { type: 'free-seat', table, seat: 1 });
      expect(bo.last('gone')).toMatchObject({ because: 'sent-away' });
      expect(seatsAt(ana)).toEqual([null, null, null]);
      await enter(desk, bo, table);
      await must(desk, ana, { type: 'close', table });
      expect(bo.last('gone')).toMatchObject({ because: 'closed' });
      expect(await refusalOf(desk, bo, { type: 'enter', table, seq: null })).toEqual({
        kind: 'wrong-phase',
        phase: 'closed',
      });
    });

    test('whoever leaves gives up the seat, and the next person clockwise is the host', async ({
      company,
      desk,
      ana,
      bo,
    }) => {
      const cleo = await company.caller('Cleo');
      const table = await createTable(desk, ana, { seats: 4 });
      await seatThem(desk, table, [
        [ana, 1],
        [bo, 0],
        [cleo, 3],
      ]);
      const window = new TestCaller(ana.person);
      await enter(desk, window, table);
      await must(desk, window, { type: 'leave', table, seat: 'give-up' });
      expect(seatsAt(bo)).toEqual(['Bo', 'Ana', null, 'Cleo']);
      await must(desk, ana, { type: 'leave', table, seat: 'give-up' });
      expect(seatsAt(bo)).toEqual(['Bo', null, null, 'Cleo']);
      expect(cleo.last('table').table.you.isHost).toBe(true);
      await must(desk, cleo, { type: 'pass-host', table, seat: 0 });
      expect(bo.last('table').table).toMatchObject({ host: 0, you: { isHost: true } });
      expect(await refusalOf(desk, bo, { type: 'pass-host', table, seat: 1 })).toEqual({
        kind: 'seat-free',
      });
    });

    test('whoever sits down at a table that everyone has left is its host', async ({
      desk,
      ana,
      bo,
    }) => {
      const table = await createTable(desk, ana);
      await seatThem(desk, table, [[ana, 0]]);
      await must(desk, ana, { type: 'leave', table, seat: 'give-up' });
      await seatThem(desk, table, [[bo, 1]]);
      expect(bo.last('table').table).toMatchObject({ host: 1, you: { isHost: true } });
    });

    test('whoever is away is so since they went, for those who come later too', async ({
      company,
      desk,
      ana,
      bo,
    }) => {
      const table = await createTable(desk, ana, { seats: 2 });
      await seatThem(desk, table, [
        [ana, 0],
        [bo, 1],
      ]);
      const since = company.clock.now();
      desk.forget(ana);
      await company.clock.pass(10_000, () => company.settle(desk));
      expect(bo.last('table').table.absences).toEqual([{ seat: 0, since }]);
      // Nobody has the table open any more, and it is loaded again.
      desk.forget(bo);
      await company.clock.pass(5000, () => company.settle(desk));
      await enter(desk, bo, table);
      expect(bo.last('table').table.absences).toEqual([{ seat: 0, since }]);
      await enter(desk, ana, table);
      expect(ana.last('table').table.absences).toEqual([]);
    });

    test('a host whose line is gone for a minute is replaced by somebody who is here', async ({
      company,
      desk,
      ana,
      bo,
    }) => {
      const table = await createTable(desk, ana, { seats: 2 });
      await seatThem(desk, table, [
        [ana, 0],
        [bo, 1],
      ]);
      desk.forget(ana);
      await company.clock.pass(500, () => company.settle(desk));
      expect(bo.last('table').table).toMatchObject({
        host: 0,
        seats: [{ who: { presence: 'away' } }, {}],
      });
      await company.clock.pass(59_000, () => company.settle(desk));
      expect(bo.last('table').table.host).toBe(0);
      await company.clock.pass(2000, () => company.settle(desk));
      expect(bo.last('table').table.host).toBe(1);
      expect(seatsAt(bo)).toEqual(['Ana', 'Bo']);
    });
  });
};
