import { catalogue } from '@rookery/rules/catalogue';
import { formatTell, parseTell } from '@rookery/protocol/messages';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Company, createTable, startTable, TestCaller } from './company.ts';
import { playOn } from './playing.ts';

let company: Company;
beforeAll(async () => {
  company = await Company.open();
});
afterAll(() => company.end());

describe.each(catalogue)('a whole match of $id', ({ id: game }) => {
  test('is played to its end by two people and a bot, before onlookers', async () => {
    const desk = await company.desk();
    const players = [await company.caller('Ana'), await company.caller('Bo')];
    const [ana] = players;
    const onlooker = new TestCaller(null);
    if (!ana) throw new Error('nobody');
    const table = await createTable(desk, ana, {
      game,
      seats: 3,
      bots: [{ seat: 1, level: 'chick' }],
    });
    await onlooker.ask(desk, { type: 'enter', table, seq: null });
    await startTable(desk, table, players);
    await playOn(company, desk, players, 'to the end');

    expect(ana.last('update').waiting.for).toBe('nobody');
    expect(ana.last('table').table.phase).toBe('over');
    const { match } = ana.last('update');
    const record = await company.store.findRecord({ match });
    expect(record).toMatchObject({ game, result: { ranking: expect.anything() as unknown } });
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
    await desk.close();
  });
});
