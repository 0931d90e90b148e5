import type { TableId } from '@rookery/protocol/identifiers';
import { catalogue } from '@rookery/rules/catalogue';
import { entryOf } from '@rookery/rules/kernel/entry';
import { parseRecord, recordForm } from '@rookery/rules/kernel/record';
import { seatsOf } from '@rookery/rules/kernel/seat';
import { describe, expect } from 'vitest';
import type { Suite } from '../../evening.ts';
import {
  bareLine,
  peopleOnSeats,
  rig,
  settings,
  until,
  type BareLine,
  type TestDesk,
} from './rig.ts';

const [first, second] = seatsOf(2);
if (first === undefined || second === undefined) throw new Error('no seats');

let wishes = 0;

/** Opens a table with so many people and a bot on every other of three seats, and begins. */
async function begin(desk: TestDesk, game: string, count: number): Promise<[BareLine, TableId]> {
  const line = bareLine(desk, { seat: 0, people: peopleOnSeats(count) });
  const hello = { type: 'hello', id: 1_000_000, protocol: 1, client: 'test', resume: [] };
  await line.hear(JSON.stringify(hello));
  const bots = [1, 2].slice(count - 1).map((seat) => ({ seat, level: 'chick' }));
  const nonce = `taking-back-${String((wishes += 1))}`;
  const wish = { type: 'create', nonce, game, seats: 3, options: {}, bots, settings } as const;
  const created = await line.ask(wish);
  if (created.type !== 'created') throw new Error(JSON.stringify(created));
  await line.ask({ type: 'enter', table: created.table, seq: null });
  await line.ask({ type: 'start', table: created.table });
  return [line, created.table];
}

const latest = (line: BareLine) => entryOf(line.updates(), line.updates().length - 1);

/** Waits until the first seat may decide, after so many decisions. */
async function awaitTurn(line: BareLine, nth: number): Promise<ReturnType<typeof latest>> {
  await until(() => latest(line).legal.length > 0 && latest(line).nth === nth);
  return latest(line);
}

async function decide(line: BareLine, table: TableId, nth: number, place: number): Promise<void> {
  const { match, legal } = await awaitTurn(line, nth);
  const answer = await line.ask({
    type: 'decide',
    table,
    match,
    nth,
    move: legal.at(place) ?? null,
  });
  expect(answer.type).toBe('decided');
}

/** Taking back the last decision of the only person at a table. */
export const takingBack: Suite = (test) => {
  describe.each(catalogue)('$id', ({ id: game }) => {
    test('the match goes on from the moment before it, and its record is whole', async ({
      company,
    }) => {
      const { store } = company.device;
      const { desk, faults } = rig(store);
      const [line, table] = await begin(desk, game, 1);
      await decide(line, table, 1, 0);
      const before = await awaitTurn(line, 2);
      await decide(line, table, 2, 0);
      await awaitTurn(line, 3);
      const old = latest(line).match;
      expect(await desk.takeBack({ table, seat: first })).toBe('taken-back');
      const again = await awaitTurn(line, 2);
      expect([again.view, again.legal]).toEqual([before.view, before.legal]);
      expect(again.match).not.toBe(old);

      await decide(line, table, 2, -1);
      const here = (await store.listMatches()).filter((each) => each.table === table);
      expect(here).toMatchObject([{ id: again.match, takenBack: 1 }]);
      expect(await store.loadMatch({ match: old })).toBeUndefined();
      const stored = await store.loadMatch({ match: again.match });
      if (!stored) throw new Error('not stored');
      const { rules, options, acts } = stored;
      const record = { form: recordForm, game, rules, seats: 3, options, acts };
      expect(parseRecord(record, catalogue).ok).toBe(true);
      expect(faults).toEqual([]);
      line.close();
    });

    test('one after the other, up to the first, and each is counted', async ({ company }) => {
      const { store } = company.device;
      const { desk } = rig(store);
      const [line, table] = await begin(desk, game, 1);
      for (const nth of [1, 2]) await decide(line, table, nth, 0);
      await awaitTurn(line, 3);
      expect(await desk.takeBack({ table, seat: first })).toBe('taken-back');
      await awaitTurn(line, 2);
      expect(await desk.takeBack({ table, seat: first })).toBe('taken-back');
      await awaitTurn(line, 1);
      expect(await desk.takeBack({ table, seat: first })).toBe('not-possible');
      const { match } = latest(line);
      expect(await store.loadMatch({ match })).toMatchObject({ takenBack: 2 });
      line.close();
    });

    test('survives the death of the worker', async ({ company }) => {
      const { store } = company.device;
      const [line, table] = await begin(rig(store).desk, game, 1);
      await decide(line, table, 1, 0);
      await awaitTurn(line, 2);
      line.close();
      const { desk } = rig(store);
      expect(await desk.takeBack({ table, seat: first })).toBe('taken-back');
      const later = bareLine(desk, { seat: 0, people: [] });
      await later.hear(
        JSON.stringify({ type: 'hello', id: 1_000_000, protocol: 1, client: 'test', resume: [] }),
      );
      await later.ask({ type: 'enter', table, seq: null });
      await awaitTurn(later, 1);
      later.close();
    });

    test('not for a seat that is not the only person’s, nor at a table that is not there', async ({
      company,
    }) => {
      const { desk } = rig(company.device.store);
      const [line, table] = await begin(desk, game, 2);
      expect(await desk.takeBack({ table, seat: first })).toBe('not-possible');
      line.close();
      const [alone, own] = await begin(desk, game, 1);
      await decide(alone, own, 1, 0);
      await awaitTurn(alone, 2);
      expect(await desk.takeBack({ table: own, seat: second })).toBe('not-possible');
      alone.close();
    });
  });
};
