import { setImmediate as turn } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { entryOf } from '../../kernel/entry.ts';
import { canonicalJson } from '../../kernel/canonical.ts';
import { quickRng, seededStreams } from '../../kernel/rng.ts';
import { viewersOf } from '../../kernel/seat.ts';
import { randomMatch } from '../random-match.ts';
import { settings } from '../settings.ts';
import { plantedLeaks } from './planted-leaks.ts';
import { twinOf } from './twin.ts';
import { findLeak, searchForLeak } from './two-worlds.ts';

const seeds = ['one', 'two'];

describe.each(settings)('$name', (setting) => {
  test.each(seeds)('no viewer can tell two worlds apart (match %s)', (seed) => {
    expect(findLeak(setting, seed)).toBeUndefined();
  });
});

/** `ROOKERY_COMPARISONS=2000000 npx vitest run rules/spec/leaks` for a long run; `ROOKERY_SEED` for another one. */
const wanted = Number(process.env['ROOKERY_COMPARISONS'] ?? 0);
const longSeed = process.env['ROOKERY_SEED'] ?? 'long';

test.runIf(wanted > 0)(
  `no viewer can tell two worlds apart in ${String(wanted)} comparisons`,
  async () => {
    const begun = performance.now();
    let done = 0;
    let told = 0;
    for (let match = 0; done < wanted; match += 1) {
      const setting = entryOf(settings, match % settings.length);
      const { leak, comparisons } = searchForLeak(setting, `${longSeed} ${String(match)}`);
      expect({ setting: setting.name, match, leak }).toMatchObject({ leak: undefined });
      done += comparisons;
      if (done < wanted && done - told < wanted / 20) continue;
      told = done;
      const rate = Math.round((done / (performance.now() - begun)) * 1000);
      console.log(
        `${String(done)} comparisons in ${String(match + 1)} matches, 0 bytes differ, ${String(rate)} a second`,
      );
      await turn();
    }
  },
  wanted * 10 + 60_000,
);

test('the worlds compared really are different ones', () => {
  const different = settings.filter((setting) => {
    const rng = quickRng(seededStreams('different')('twin'));
    const { played, match } = randomMatch(setting, 'different');
    const cut = played.slice(0, Math.floor(played.length * 0.6));
    return viewersOf(setting.seats).some((viewer) => {
      const twin = twinOf(setting.game, match.options, cut, viewer, rng);
      return canonicalJson(twin.acts) !== canonicalJson(cut.map(({ act }) => act));
    });
  });
  expect(different.map(({ name }) => name)).toEqual(settings.map(({ name }) => name));
});

describe('planted leaks are found', () => {
  test('there are at least ten, in both games', () => {
    expect(plantedLeaks.length).toBeGreaterThanOrEqual(10);
    expect(new Set(plantedLeaks.map(({ game }) => game.id)).size).toBe(2);
  });

  test.each(plantedLeaks)('$game.id: $name', ({ game, what }) => {
    const found = settings
      .filter((setting) => setting.game.id === game.id)
      .some((setting) => seeds.some((seed) => findLeak(setting, seed, game)?.what === what));
    expect(found).toBe(true);
  });
});
