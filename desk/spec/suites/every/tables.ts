import { describe, expect } from 'vitest';
import { enter, must, nowhere, refusalOf, seatsAt } from '../../table-wishes.ts';
import type { Suite } from '../../evening.ts';
import { features } from '../../hosts/hosts.ts';
import { playOn } from '../../playing.ts';
import { TestCaller } from '../../test-caller.ts';

const bots = [{ seat: 1, level: 'chick' }];

const wish = {
  type: 'create',
  nonce: 'a-table',
  game: 'penguin-party',
  seats: 2,
  options: null,
  bots,
  settings: { clock: { kind: 'none' }, listing: 'private', onlookers: 'welcome', chat: 'off' },
} as const;

/** How tables are created, who may do what there, and what comes after a match. */
export const tables: Suite = (test) => {
  test('the desk has what the list of hosts says', ({ company }) => {
    const { deadlines, chat, directory } = company.ports;
    const has = { clocks: deadlines, chat, directory };
    const expected = features.filter((feature) => has[feature] !== undefined);
    expect(company.host.features).toEqual(expected);
  });

  describe('a table is created', () => {
    test.for([
      [{ game: 'chess' }, 'unknown-game'],
      [{ seats: 9 }, 'bad-options'],
      [{ options: { edition: 'nonsense' } }, 'bad-options'],
      [{ bots: [{ seat: 1, level: 'god' }] }, 'unknown-level'],
      [{ bots: [...bots, ...bots] }, 'seat-taken'],
      [{ bots: [{ seat: 5, level: 'chick' }] }, 'unknown-seat'],
    ] as const)('not with %j', async ([changes, kind], { company, desk }) => {
      const [ana] = await company.people(['Ana'], bots);
      if (!ana) throw new Error('nobody came');
      expect(await refusalOf(desk, ana, { ...wish, nonce: 'refused', ...changes })).toMatchObject({
        kind,
      });
    });

    test('once, however often it is asked for', async ({ company, desk }) => {
      const [ana] = await company.people(['Ana'], bots);
      if (!ana) throw new Error('nobody came');
      const window = new TestCaller(ana.person, ana.companions);
      const answers = await Promise.all([ana.askAs(desk, wish, 7), window.askAs(desk, wish, 7)]);
      const again = await company.desk();
      answers.push(await ana.askAs(again, wish, 7));
      expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
      expect(answers[0]).toMatchObject({ type: 'created', id: 7 });
      await again.close();
    });
  });

  test('whoever plays sits where they wanted, and the seats are taken', async ({
    company,
    desk,
  }) => {
    const { table, ana, bo } = await company.start(desk, {
      seats: 3,
      bots: [{ seat: 0, level: 'king' }],
    });
    expect(seatsAt(ana)).toEqual(['king', 'Ana', 'Bo']);
    expect(ana.last('table').table).toMatchObject({
      phase: 'playing',
      host: 1,
      you: { seat: 1, isHost: true },
      seats: [{}, { who: { ready: true, presence: 'here' } }, { who: { ready: true } }],
    });
    expect(bo.last('table').table.you).toEqual({ seat: 2, isHost: false });
    for (const late of [
      { type: 'stand', table },
      { type: 'start', table },
      { type: 'close', table },
      { type: 'rematch', table },
    ] as const) {
      expect(await refusalOf(desk, ana, late)).toEqual({ kind: 'wrong-phase', phase: 'playing' });
    }
    expect(await refusalOf(desk, bo, { type: 'start', table })).toEqual({ kind: 'not-the-host' });
    expect(await refusalOf(desk, bo, { type: 'close', table })).toEqual({ kind: 'not-the-host' });
  });

  test('a pause makes no sense without clocks', async ({ company, desk }) => {
    const { table, ana } = await company.start(desk);
    expect(await refusalOf(desk, ana, { type: 'pause', table })).toEqual({ kind: 'no-clock' });
  });

  test('an onlooker sees what everyone may see, and can do nothing', async ({ company, desk }) => {
    const { table, ana } = await company.start(desk);
    const onlooker = new TestCaller(null);
    await enter(desk, onlooker, table);
    expect(onlooker.last('update')).toMatchObject({ legal: [], nth: null });
    expect(onlooker.last('update').view).not.toEqual(ana.last('update').view);
    const { match } = onlooker.last('update');
    const kind = company.host.gathering === 'apart' ? 'no-session' : 'not-seated';
    for (const ask of [
      { type: 'decide', table, match, nth: 1, move: { colour: 'red', row: 0, x: 0 } },
      { type: 'hand-over', table, level: 'chick' },
      { type: 'take-back', table },
      { type: 'rematch', table },
    ] as const) {
      expect(await refusalOf(desk, onlooker, ask)).toEqual({ kind });
    }
  });

  test('a table that is not there is refused, and gone for whoever comes back', async ({
    desk,
  }) => {
    const table = nowhere();
    const nobody = new TestCaller(null);
    expect(await refusalOf(desk, nobody, { type: 'enter', table, seq: null })).toEqual({
      kind: 'unknown-table',
    });
    await desk.resume(nobody, [{ table, seq: 3 }]);
    expect(nobody.last('gone')).toMatchObject({ because: 'unknown-table' });
  });

  test('a seat is handed to a bot, which plays, and taken back', async ({ company, desk }) => {
    const { table, ana, bo } = await company.start(desk);
    await playOn(company, desk, [ana, bo], { decisions: 4 });
    expect(await refusalOf(desk, ana, { type: 'take-back', table })).toEqual({
      kind: 'no-stand-in',
    });
    await must(desk, ana, { type: 'hand-over', table, level: 'chick' });
    await playOn(company, desk, [bo], { decisions: 3 });
    await company.settle(desk);
    expect(bo.last('table').table.seats[0]?.who).toMatchObject({ name: 'Ana', standIn: 'chick' });
    const { nth, match, legal } = ana.last('update');
    const ask = {
      type: 'decide',
      table,
      match,
      nth: nth ?? 0,
      move: legal[0] ?? { colour: 'red', row: 0, x: 0 },
    } as const;
    expect(await refusalOf(desk, ana, ask)).toEqual({ kind: 'stand-in-plays' });
    await must(desk, ana, { type: 'take-back', table });
    await playOn(company, desk, [ana, bo], 'to the end');
    expect(ana.last('table').table.phase).toBe('over');
  });

  test('after a match the next one begins, with the same people', async ({ company, desk }) => {
    const { table, ana, bo, players } = await company.start(desk);
    await playOn(company, desk, players, 'to the end');
    const { match } = ana.last('update');
    await company.rematch(desk, { table, players });
    expect(ana.last('update').match).not.toBe(match);
    expect(bo.last('table').table).toMatchObject({ phase: 'playing', wishes: { rematch: [] } });
    expect(seatsAt(bo)).toEqual(['Ana', 'Bo']);
    await playOn(company, desk, players, 'to the end');
    expect((await company.store.loadMatch({ match }))?.finishedAt).not.toBeNull();
  });

  test('nothing of a table is in memory once nobody follows it', async ({ company, desk }) => {
    const { table, ana, bo } = await company.start(desk);
    expect(desk.figures()).toMatchObject({ tables: 1, matches: 1, followers: 2 });
    desk.forget(ana);
    await must(desk, bo, { type: 'leave', table, seat: 'give-up' });
    await company.settle(desk);
    expect(desk.figures()).toMatchObject({ tables: 0, matches: 0, followers: 0 });
    await enter(desk, ana, table);
    expect(ana.last('update').seq).toBe(2);
  });
};
