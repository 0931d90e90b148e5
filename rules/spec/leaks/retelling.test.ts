import { expect, test } from 'vitest';
import { entryOf } from '../../kernel/entry.ts';
import { play } from '../../kernel/match.ts';
import { quickRng, seededStreams } from '../../kernel/rng.ts';
import { viewersOf } from '../../kernel/seat.ts';
import { randomMatch } from '../random-match.ts';
import { settings } from '../settings.ts';

test.each(settings.filter(({ seats }) => seats > 2))(
  'a match of $name is retold in many ways',
  (setting) => {
    const { game, options, seats } = setting;
    const rng = quickRng(seededStreams('retelling')('rng'));
    const { match, played } = randomMatch(setting, 'retelling');
    const isHidden = (state: unknown): boolean => {
      const view = game.view(state, 'onlooker');
      const worlds = [1, 2, 3, 4].map(() => JSON.stringify(game.imagine(view, rng)));
      return new Set(worlds).size > 1;
    };
    // The last moment of the first third at which something is hidden from onlookers.
    const third = played.slice(0, played.length / 3);
    const length = third.findLastIndex(({ after }) => isHidden(after));
    const { after } = entryOf(played, length);
    const acts = match.acts.slice(0, length + 1);
    const told = Array.from({ length: 20 }, () =>
      JSON.stringify(game.retell({ seats, options, acts }, after, 'onlooker', rng).acts),
    );
    expect(new Set(told).size).toBeGreaterThan(3);
  },
);

test.each(settings)(
  'a match of $name can be retold at moments from its start to its end',
  (setting) => {
    const { game, options, seats } = setting;
    const rng = quickRng(seededStreams('every moment')('rng'));
    const { match, played } = randomMatch(setting, 'every moment');
    const states = [game.start(options, seats), ...played.map(({ after }) => after)];
    states.forEach((state, length) => {
      if (length % 7 > 0 && length < played.length) return;
      const acts = match.acts.slice(0, length);
      for (const viewer of viewersOf(seats)) {
        const told = game.retell({ seats, options, acts }, state, viewer, rng);
        const world = play(game, told.options, seats, told.acts);
        expect(game.view(world, viewer)).toEqual(game.view(state, viewer));
      }
    });
  },
);
