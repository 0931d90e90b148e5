import type { TableId } from '@rookery/protocol/identifiers';
import { formatAct } from '@rookery/rules/kernel/act-notation';
import { entryOf } from '@rookery/rules/kernel/entry';
import type { Told } from '@rookery/rules/kernel/game';
import { play } from '@rookery/rules/kernel/match';
import { quickRng, seededStreams } from '@rookery/rules/kernel/rng';
import { seatsOf } from '@rookery/rules/kernel/seat';
import { describe, expect } from 'vitest';
import { randomMatch } from '../../../../rules/spec/random-match.ts';
import { settings as allSettings, type Setting } from '../../../../rules/spec/settings.ts';
import type { Suite } from '../../evening.ts';
import { bareLine, greeted, rig, settings, until, type BareLine, type TestDesk } from './rig.ts';

const cases = allSettings.filter(({ seats, name }) => seats === 3 && !/amigo|extra/.test(name));
/** Where the person sits. */
const mine = 1;
const origin = '/match/somewhere?act=20&seat=1';

/** The first half of a match, as somebody has played it elsewhere. */
function halfOf({ game, options, seats, ...setting }: Setting): Told {
  const { match } = randomMatch({ game, options, seats, ...setting }, 'what if');
  return { seats, options, acts: match.acts.slice(0, Math.floor(match.acts.length / 2)) };
}

let wishes = 0;

/** Wishes for a table that goes on from there, against chicks. */
async function create(
  desk: TestDesk,
  { game }: Setting,
  { options, acts, seats }: Told,
): Promise<readonly [BareLine, Awaited<ReturnType<BareLine['ask']>>]> {
  const line = bareLine(desk, {
    seat: mine,
    people: [{ seat: mine, name: 'Ana', penguin: 'royal' }],
    beginning: { acts: acts.map((act) => formatAct(game.notation, act)), origin },
  });
  await line.hear(
    JSON.stringify({ type: 'hello', id: 1_000_000, protocol: 1, client: 'test', resume: [] }),
  );
  const others = seatsOf(seats).filter((seat) => seat !== mine);
  const bots = others.map((seat) => ({ seat, level: 'chick' }));
  const nonce = `what-if-${String((wishes += 1))}`;
  const wish = { type: 'create', nonce, game: game.id, seats, options, bots, settings } as const;
  return [line, await line.ask(wish)];
}

/** Opens such a table, and begins. */
async function begin(desk: TestDesk, setting: Setting, told: Told): Promise<[BareLine, TableId]> {
  const [line, created] = await create(desk, setting, told);
  if (created.type !== 'created') throw new Error(JSON.stringify(created));
  const { table } = created;
  await line.ask({ type: 'enter', table, seq: null });
  expect((await line.ask({ type: 'start', table })).type).toBe('done');
  return [line, table];
}

/** Decides whatever is legal until the match is over. */
async function playToTheEnd(line: BareLine, table: TableId): Promise<void> {
  let decided = 0;
  for (;;) {
    await until(() => {
      const last = line.updates().at(-1);
      return (
        last?.waiting.for === 'nobody' ||
        ((last?.legal.length ?? 0) > 0 && (last?.nth ?? 0) > decided)
      );
    });
    const { waiting, legal, nth, match } = entryOf(line.updates(), line.updates().length - 1);
    if (waiting.for === 'nobody') return;
    decided = nth ?? 0;
    await line.ask({ type: 'decide', table, match, nth: decided, move: legal.at(-1) ?? null });
  }
}

/** What the first update tells besides ids, names and times. */
function firstSight(line: BareLine): string {
  const { view, news, legal, waiting, nth, seq } = entryOf(line.updates(), 0);
  return JSON.stringify({ view, news, legal, waiting, nth, seq });
}

/** Tables that begin in the middle of a match: what if? */
export const beginnings: Suite = (test) => {
  describe.each(cases)('$name', (setting) => {
    const { game } = setting;
    const half = halfOf(setting);
    const acts = half.acts.map((act) => formatAct(game.notation, act));
    const state = play(game, half.options, half.seats, half.acts);
    const seat = entryOf(seatsOf(half.seats), mine);

    test('goes on from the middle of a match to its end, and its record is whole', async ({
      company,
    }) => {
      const { store } = company.device;
      const { desk, faults } = rig(store);
      const [line, table] = await begin(desk, setting, half);
      const { view, news } = entryOf(line.updates(), 0);
      if (game.waiting(state).for === 'seats') {
        expect(view).toEqual(game.view(state, seat));
        expect(news).toEqual([]);
      }
      await playToTheEnd(line, table);
      const match = (await store.listMatches()).find((each) => each.table === table);
      expect(match).toMatchObject({ whatIf: { acts: acts.length, origin } });
      const stored = match && (await store.loadMatch({ match: match.id }));
      expect(stored?.acts.slice(0, acts.length)).toEqual(acts);
      expect(stored?.finishedAt).not.toBeNull();
      expect(faults).toEqual([]);

      await line.ask({ type: 'rematch', table });
      const again = (await store.listMatches()).find(
        (each) => each.table === table && each.id !== match?.id,
      );
      expect(again).toMatchObject({ whatIf: { acts: acts.length, origin } });
      line.close();
    });

    test('goes on after the worker has died', async ({ company }) => {
      const { store } = company.device;
      const [line, table] = await begin(rig(store).desk, setting, half);
      line.close();
      const later = await greeted(rig(store).desk, mine);
      await later.ask({ type: 'enter', table, seq: null });
      expect(later.told.find(({ type }) => type === 'table')).toMatchObject({
        table: { phase: 'playing', you: { seat: mine } },
      });
      later.close();
    });

    test('shows nothing of other hands: a retold beginning looks the same', async ({ company }) => {
      const rng = quickRng(seededStreams('beginnings')(game.id));
      const told = game.retell(half, state, seat, rng);
      const [one] = await begin(rig(company.device.store).desk, setting, half);
      const [other] = await begin(rig(company.device.store).desk, setting, told);
      if (game.waiting(state).for === 'seats') expect(firstSight(other)).toBe(firstSight(one));
      one.close();
      other.close();
    });

    test('is refused with an act against the rules, and where nothing is left to play', async ({
      company,
    }) => {
      const { desk } = rig(company.device.store);
      const twice = { ...half, acts: [...half.acts, entryOf(half.acts, 0)] };
      const [, refused] = await create(desk, setting, twice);
      expect(refused).toMatchObject({
        type: 'refused',
        reason: { kind: 'bad-options', problems: [{ at: `record.acts[${String(acts.length)}]` }] },
      });
      const whole = { ...half, acts: randomMatch(setting, 'what if').match.acts };
      const [, over] = await create(desk, setting, whole);
      expect(over).toMatchObject({ type: 'refused', reason: { kind: 'bad-options' } });
    });
  });
};
