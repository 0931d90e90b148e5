import { openTableLine, type TableLine } from '@rookery/protocol/client/table-line';
import type { TableId } from '@rookery/protocol/identifiers';
import { catalogue } from '@rookery/rules/catalogue';
import { entryOf } from '@rookery/rules/kernel/entry';
import { openMatch, extend } from '@rookery/rules/kernel/match';
import { parseAct } from '@rookery/rules/kernel/act-notation';
import { parseRecord, recordForm } from '@rookery/rules/kernel/record';
import { seatsOf } from '@rookery/rules/kernel/seat';
import { describe, expect } from 'vitest';
import type { DeviceMatch, DeviceStore } from '../../../device-store.ts';
import type { Suite } from '../../evening.ts';
import { lineTo, peopleOnSeats, rig, startedTable, until } from './rig.ts';

const cases = [
  { game: 'penguin-party', persons: 1, seats: 3 },
  { game: 'penguin-party', persons: 2, seats: 4 },
  { game: 'penguinramids', persons: 1, seats: 3 },
  { game: 'penguinramids', persons: 3, seats: 4 },
] as const;

/** Plays a move whenever there is one, as a person with quick fingers would. */
function playOn(table: TableLine): void {
  const move = (): void => {
    const { update } = table.picture;
    const awaited: readonly number[] = update?.waiting.for === 'seats' ? update.waiting.seats : [];
    const isMine = awaited.includes(table.picture.table?.you.seat ?? -1);
    if (update && isMine && update.legal.length > 0) void table.decide(update.legal.at(-1));
  };
  table.subscribe(() => queueMicrotask(move));
}

/** The match at a table, as a device keeps it. */
async function matchAt(store: DeviceStore, table: TableId): Promise<DeviceMatch> {
  const found = (await store.listMatches()).find((match) => match.table === table);
  if (!found) throw new Error('there is no match');
  return found;
}

/** Matches around one device, over the protocol’s own client. */
export const matchesOverLines: Suite = (test) => {
  describe.each(cases)(
    '$game with $persons people among $seats',
    ({ game: id, persons, seats }) => {
      test('is played to its end over the protocol’s own client, and its record is valid', async ({
        company,
      }) => {
        const store = company.device.store;
        const { desk, faults } = rig(store);
        const id22 = await startedTable(desk, id, { persons, seats });
        const tables = peopleOnSeats(persons).map(({ seat }) =>
          openTableLine(lineTo(desk, { seat, people: [] }), id22),
        );
        for (const table of tables) playOn(table);
        await until(() => tables.every(({ picture }) => picture.table?.phase === 'over'));

        const match = await matchAt(store, id22);
        expect(match.finishedAt).not.toBeNull();
        expect(match.result?.ranking.flat().toSorted()).toEqual(seatsOf(seats));
        const acts = (await store.loadMatch({ match: match.id }))?.acts ?? [];
        const { game, rules, options } = match;
        const record = { form: recordForm, game, rules, seats, options, acts };
        expect(parseRecord(JSON.parse(JSON.stringify(record)), catalogue).ok).toBe(true);
        expect(faults).toEqual([]);
      });

      test('shows each person exactly what the game lets that seat see, at every step', async ({
        company,
      }) => {
        const store = company.device.store;
        const { desk } = rig(store);
        const table = await startedTable(desk, id, { persons, seats });
        const viewers = [...peopleOnSeats(persons).map(({ seat }) => seat), null];
        const views = viewers.map((): Map<number, unknown> => new Map());
        const lines = viewers.map((seat, index) => {
          const line = openTableLine(lineTo(desk, { seat, people: [] }), table);
          line.subscribe(({ update }) => {
            if (update) views[index]?.set(update.seq, update.view);
          });
          playOn(line);
          return line;
        });
        await until(() => lines.every(({ picture }) => picture.table?.phase === 'over'));

        const match = await matchAt(store, table);
        const game = entryOf(
          catalogue.filter((each) => each.id === id),
          0,
        );
        const acts = (await store.loadMatch({ match: match.id }))?.acts ?? [];
        viewers.forEach((seat, index) => {
          const viewer = seat === null ? 'onlooker' : entryOf(seatsOf(seats), seat);
          let playing = openMatch(game, match.options, seats);
          let seen = 0;
          const allowed = new Map<number, string[]>();
          for (const text of acts) {
            const act = parseAct(game.notation, text, seats);
            if (!act.ok) throw new Error(text);
            const step = extend(playing, act.value);
            playing = step.match;
            if (step.events.some((event) => game.see(event, viewer) !== undefined)) seen += 1;
            const view = JSON.stringify(game.view(playing.state, viewer));
            allowed.set(seen, [...(allowed.get(seen) ?? []), view]);
          }
          const shown = entryOf(views, index);
          expect(shown.size).toBeGreaterThan(5);
          for (const [seq, view] of shown) {
            expect(allowed.get(seq)).toContain(JSON.stringify(view));
          }
        });
      });
    },
  );

  test('a line that names a bot’s seat, or one that is not there, sees what everyone may see', async ({
    company,
  }) => {
    const { desk } = rig(company.device.store);
    const table = await startedTable(desk, 'penguin-party', { persons: 1, seats: 3 });
    const onlooker = openTableLine(lineTo(desk, { seat: null, people: [] }), table);
    const others = [2, 7].map((seat) => openTableLine(lineTo(desk, { seat, people: [] }), table));
    const person = openTableLine(lineTo(desk, { seat: 0, people: [] }), table);
    await until(() =>
      [onlooker, person, ...others].every(({ picture }) => picture.update !== null),
    );
    for (const other of others) {
      expect(other.picture.table?.you).toEqual({ seat: null, isHost: false });
      expect(other.picture.update?.view).toEqual(onlooker.picture.update?.view);
      expect(other.picture.update?.legal).toEqual([]);
    }
    expect(person.picture.update?.view).not.toEqual(onlooker.picture.update?.view);
  });
};
