import { createHash } from 'node:crypto';
import { entryOf } from '@rookery/rules/kernel/entry';
import type { Act } from '@rookery/rules/kernel/game';
import { seatsOf, viewersOf, type Viewer } from '@rookery/rules/kernel/seat';
import { describe, expect, test, vi } from 'vitest';
import { plantedLeaks } from '../../../rules/spec/leaks/planted-leaks.ts';
import { twinOf } from '../../../rules/spec/leaks/twin.ts';
import { randomMatch, type Played } from '../../../rules/spec/random-match.ts';
import { settings, type Setting } from '../../../rules/spec/settings.ts';
import { universe } from '../../../rules/spec/universe.ts';
import { rngOf } from '../../../desk/spec/playing.ts';
import { plainIds, play, type Attempt, type Ids, type World } from './socket-worlds.ts';

vi.setConfig({ testTimeout: 240_000 });

/** One table of each game, of three seats. */
const tables = [...new Set(settings.map(({ game }) => game.id))].map((id) =>
  entryOf(
    settings.filter(({ game, seats }) => game.id === id && seats === 3),
    0,
  ),
);

/** So many acts of a match are compared: a round and more. */
const longest = Number(process.env['ROOKERY_WORLD_ACTS'] ?? 42);

/** Of a leak something shows sooner; in Penguinramids where the match stops with picks that are sealed. */
const shorter = new Map([
  ['penguin-party', 16],
  ['penguinramids', 42],
]);

const beginningOf = (setting: Setting, acts: number): readonly Played[] =>
  randomMatch(setting, 'sockets').played.slice(0, acts);

const worldOf = ({ game, seats }: Setting, acts: readonly Act[]): World => ({
  game,
  seats,
  // What fixes cards beforehand is not allowed at tables, so all is drawn.
  options: null,
  acts,
});

/** A world with other secrets, which the viewer cannot tell from the first. */
function otherWorld(setting: Setting, played: readonly Played[], viewer: Viewer): World {
  const rng = rngOf(`worlds ${String(viewer)}`);
  return worldOf(setting, twinOf(setting.game, setting.options, played, viewer, rng).acts);
}

/** Now and then a move that is against the rules. */
function attemptsIn({ game, seats }: Setting, played: readonly Played[]): readonly Attempt[] {
  const rng = rngOf('attempts');
  return played.flatMap(({ before }, after) =>
    seatsOf(seats).flatMap((by) => {
      const moves = universe(game, before);
      const move = entryOf(moves, rng.below(moves.length));
      return after % 3 === 0 && game.refuse(before, by, move) ? [{ by, after, move }] : [];
    }),
  );
}

const own = (attempts: readonly Attempt[], viewer: Viewer): readonly Attempt[] =>
  attempts.filter(({ by }) => by === viewer);

describe.each(tables)('$name, over real sockets', (setting) => {
  test('no viewer gets a different byte, or another number of them, in a world with other secrets', async () => {
    const played = beginningOf(setting, longest);
    const acts = played.map(({ act }) => act);
    const attempts = attemptsIn(setting, played);
    expect(attempts.length).toBeGreaterThan(10);
    const real = await play(worldOf(setting, acts), attempts);
    for (const viewer of viewersOf(setting.seats)) {
      const other = otherWorld(setting, played, viewer);
      expect(JSON.stringify(other.acts)).not.toBe(JSON.stringify(acts));
      // Only the viewer's own attempts are refused alike; the others live in another world.
      const bytes = (await play(other, own(attempts, viewer))).get(viewer);
      expect(bytes?.lines).toEqual(real.get(viewer)?.lines);
      expect(bytes?.lengths).toEqual(real.get(viewer)?.lengths);
      const total = bytes?.lengths.reduce((sum, length) => sum + length, 0);
      expect(total).toBeGreaterThan(50_000);
    }
  });
});

/** Leaks in which no card is named: they show only where two worlds are compared. */
const quietLeaks = [
  'the view holds a hash of the state',
  'the length of the view follows the hidden cards',
  'players are listed by their number of red cards',
  'the view holds the sum of the sealed picks',
  'a refusal tells the sealed picks',
];

/** Whether somebody can tell the two worlds apart. */
async function isTold(setting: Setting, leaky: Setting['game'], ids: () => Ids): Promise<boolean> {
  const played = beginningOf(setting, shorter.get(setting.game.id) ?? longest);
  const acts = played.map(({ act }) => act);
  for (const viewer of ['onlooker', entryOf(seatsOf(setting.seats), 0)] as const) {
    const attempts = own(attemptsIn(setting, played), viewer);
    const real = await play({ ...worldOf(setting, acts), game: leaky }, attempts, ids());
    const other = { ...otherWorld(setting, played, viewer), game: leaky };
    const bytes = (await play(other, attempts, ids())).get(viewer);
    if (JSON.stringify(bytes) !== JSON.stringify(real.get(viewer))) return true;
  }
  return false;
}

const settingOf = (id: string): Setting =>
  entryOf(
    tables.filter(({ game }) => game.id === id),
    0,
  );

describe('a planted leak is caught over real sockets:', () => {
  test.each(plantedLeaks.filter(({ name }) => quietLeaks.includes(name)))('$name', async (leak) => {
    expect(await isTold(settingOf(leak.game.id), leak.game, plainIds)).toBe(true);
  });

  test('there is one for each of these names', () => {
    const found = plantedLeaks.filter(({ name }) => quietLeaks.includes(name));
    expect(found).toHaveLength(quietLeaks.length);
  });

  test('an id that depends on what was dealt', async () => {
    const dealtIds = (): Ids => {
      const hash = createHash('sha256');
      return {
        next: () => hash.update('next').copy().digest('base64url').slice(0, 22),
        rolled: (chance) => void hash.update(JSON.stringify(chance)),
      };
    };
    const setting = settingOf('penguin-party');
    expect(await isTold(setting, setting.game, dealtIds)).toBe(true);
  });

  test('nothing, where nothing is planted', async () => {
    const setting = settingOf('penguin-party');
    expect(await isTold(setting, setting.game, plainIds)).toBe(false);
  });
});
