import { describe, expect, test } from 'vitest';
import { canonicalJson } from '../../kernel/canonical.ts';
import { quickRng, seededStreams } from '../../kernel/rng.ts';
import { viewersOf } from '../../kernel/seat.ts';
import { randomMatch } from '../random-match.ts';
import { settings } from '../settings.ts';
import { plantedLeaks } from './planted-leaks.ts';
import { twinOf } from './twin.ts';
import { findLeak } from './two-worlds.ts';

const seeds = ['one', 'two'];

describe.each(settings)('$name', (setting) => {
  test.each(seeds)('no viewer can tell two worlds apart (match %s)', (seed) => {
    expect(findLeak(setting, seed)).toBeUndefined();
  });
});

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
