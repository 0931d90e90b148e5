import { parseTableId } from '@rookery/protocol/identifiers';
import { entryOf } from '@rookery/rules/kernel/entry';
import type { Act, Game } from '@rookery/rules/kernel/game';
import { seatsOf, viewersOf, type Seat, type Viewer } from '@rookery/rules/kernel/seat';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { twinOf } from '../../rules/spec/leaks/twin.ts';
import { randomMatch, type Played } from '../../rules/spec/random-match.ts';
import { settings, type Setting } from '../../rules/spec/settings.ts';
import { universe } from '../../rules/spec/universe.ts';
import { Company } from './company.ts';
import { createTable, enter } from './table-wishes.ts';
import { hosts, type RunningHost } from './hosts/hosts.ts';
import { rngOf } from './playing.ts';
import { randomId } from './test-caller.ts';
import { play, type Attempt, type Frames, type World } from './worlds.ts';

/** One table of each game, of three seats. */
const tables = [...new Set(settings.map(({ game }) => game.id))].map((id) =>
  entryOf(
    settings.filter(({ game, seats }) => game.id === id && seats === 3),
    0,
  ),
);

let running: RunningHost;
let company: Company;
beforeAll(async () => {
  running = await hosts.sqlite.start();
  company = await Company.open(hosts.sqlite, running);
});
afterAll(async () => {
  await company.end();
  await running.end();
});

/** So much of a match is compared: a round and more. */
const share = 0.4;

function beginningOf(setting: Setting): readonly Played[] {
  const { played } = randomMatch(setting, 'desk');
  return played.slice(0, Math.floor(played.length * share));
}

const worldOf = ({ game, seats, options }: Setting, acts: readonly Act[]): World => ({
  game,
  seats,
  options,
  acts,
});

/** A world with other secrets, which the viewer cannot tell from the first. */
function otherWorld(setting: Setting, viewer: Viewer): World {
  const rng = rngOf(`worlds ${String(viewer)}`);
  const twin = twinOf(setting.game, setting.options, beginningOf(setting), viewer, rng);
  return { ...worldOf(setting, twin.acts), options: twin.options };
}

/** Now and then a move that is against the rules. */
function attemptsIn({ game, seats }: Setting, played: readonly Played[]): readonly Attempt[] {
  const rng = rngOf('attempts');
  return played.flatMap(({ before }, after) =>
    seatsOf(seats).flatMap((by) => {
      const moves = universe(game, before);
      const move = entryOf(moves, rng.below(moves.length));
      return after % 4 === 0 && game.refuse(before, by, move) ? [{ by, after, move }] : [];
    }),
  );
}

describe.each(tables)('$name, through the desk', (setting) => {
  const played = beginningOf(setting);
  const acts = played.map(({ act }) => act);

  test('no viewer gets a different byte in a world with other secrets', async () => {
    const attempts = attemptsIn(setting, played);
    const real = await play(company, worldOf(setting, acts), attempts);
    for (const viewer of viewersOf(setting.seats)) {
      const other = otherWorld(setting, viewer);
      expect(JSON.stringify(other.acts)).not.toBe(JSON.stringify(acts));
      // Only the viewer's own attempts are refused alike; the others live in another world.
      const own = attempts.filter(({ by }) => by === viewer);
      const frames = (await play(company, other, own)).get(viewer);
      expect(frames).toEqual(real.get(viewer));
      expect(frames?.length).toBeGreaterThan(20);
    }
  });

  test('nor does a screen that everybody looks at, though it is the host', async () => {
    const lead = { host: 'onlooker' } as const;
    const real = await play(company, { ...worldOf(setting, acts), ...lead });
    const other = await play(company, { ...otherWorld(setting, 'onlooker'), ...lead });
    const frames = real.get('onlooker') ?? [];
    expect(frames.some((frame) => frame.includes('"isHost":true'))).toBe(true);
    expect(frames.length).toBeGreaterThan(20);
    expect(other.get('onlooker')).toEqual(frames);
  });

  test.each(['view', 'see'] as const)('a planted leak in %s is caught', async (method) => {
    const leaky: Game = { ...setting.game, [method]: (secret: unknown) => secret };
    const real = await play(company, { ...worldOf(setting, acts), game: leaky });
    const other = await play(company, { ...otherWorld(setting, 'onlooker'), game: leaky });
    expect(other.get('onlooker')).not.toEqual(real.get('onlooker'));
  });
});

test('a table that was given its deals shows nothing of them beforehand', async () => {
  const prepared = settings.filter(
    (setting) =>
      JSON.stringify(otherWorld(setting, 'onlooker').options) !== JSON.stringify(setting.options),
  );
  expect(new Set(prepared.map(({ game }) => game.id)).size).toBe(2);
  const desk = await company.desk();
  for (const setting of prepared) {
    const host = await company.caller('Ana');
    const { game, seats, options } = setting;
    for (const given of [options, otherWorld(setting, 'onlooker').options]) {
      // Nobody can create such a table, but a backup may hold one.
      const plain = await createTable(desk, host, { game: game.id, seats });
      const saved = await company.store.findTable({ table: plain });
      const id = parseTableId(randomId());
      if (!saved || !id.ok) throw new Error('no table');
      await company.store.createTable({ table: { ...saved.table, id: id.value, options: given } });
      await enter(desk, host, id.value);
    }
    const [one, other] = host.all('table');
    expect(one?.table.preview).toEqual(other?.table.preview);
  }
  await desk.close();
});

test('nobody else can tell that a pick was changed, not even by a count', async () => {
  const setting = entryOf(tables, 1);
  const [first, second] = seatsOf(setting.seats);
  if (first === undefined || second === undefined) throw new Error('no seats');
  const dealt = beginningOf(setting)
    .map(({ act }) => act)
    .filter(({ by }) => by === 'chance');
  const choose = (by: Seat, action: number): Act => ({ by, move: { type: 'choose', action } });
  const straight = [...dealt, choose(first, 2), choose(second, 1)];
  const detour = [choose(first, 3), choose(first, 1), choose(first, 2), choose(second, 1)];
  const hasty = await play(company, worldOf(setting, straight));
  const wavering = await play(company, worldOf(setting, [...dealt, ...detour]));
  for (const viewer of [second, 'onlooker'] as const) {
    expect(timeless(wavering, viewer)).toEqual(timeless(hasty, viewer));
  }
  expect(timeless(wavering, first)).not.toEqual(timeless(hasty, first));
});

/** The script plays one act a second, so worlds of different lengths differ in time, which is no secret. */
const timeless = (frames: Frames, viewer: Viewer): readonly string[] | undefined =>
  frames
    .get(viewer)
    ?.map((frame) => frame.replaceAll(/\d{13}/g, 'time').replaceAll(/"left":\d+/g, 'left'));
