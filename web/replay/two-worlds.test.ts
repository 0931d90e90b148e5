import type { Game } from '@rookery/rules/kernel/game';
import { openMatch, extend, type Match } from '@rookery/rules/kernel/match';
import { quickRng, seededStreams } from '@rookery/rules/kernel/rng';
import { viewersOf, type Viewer } from '@rookery/rules/kernel/seat';
import { describe, expect, test } from 'vitest';
import { twinOf, type Twin } from '../../rules/spec/leaks/twin.ts';
import { randomMatch } from '../../rules/spec/random-match.ts';
import { settings, type Setting } from '../../rules/spec/settings.ts';
import { finaleOf } from '../games/penguin-party/scenes.ts';
import { newsOf, viewOf } from '../games/penguin-party/trusted.ts';
import { noGuide, type NewsGuide } from '../model/presentation.ts';
import { filmFor, unroll } from './film.ts';

/** What a game adds between two views; only Penguin Party has such moments. */
const guideOf = ({ id }: Game): Pick<NewsGuide, 'interludeOf'> =>
  id === 'penguin-party'
    ? {
        interludeOf: (news, before, after) => finaleOf(newsOf(news), viewOf(before), viewOf(after)),
      }
    : noGuide;

const play = ({ game, seats }: Setting, { options, acts }: Twin): Match =>
  acts.reduce<Match>((match, act) => extend(match, act).match, openMatch(game, options, seats));

/** Every byte of what a replay shows to a viewer. */
const bytesOf = (match: Match, viewer: Viewer): string =>
  JSON.stringify(filmFor(unroll(match), viewer, guideOf(match.game)));

describe('the cards that others hide change no byte of what a seat is shown', () => {
  const few = settings.filter(({ seats }) => seats % 2 === 0 && seats < 6);
  test.each(few)('$name', (setting) => {
    const { game, options, seats } = setting;
    const rng = quickRng(seededStreams(setting.name)('twin'));
    const { match, played } = randomMatch(setting, 'two worlds');
    let different = 0;
    for (const viewer of viewersOf(seats)) {
      for (const length of [played.length, 1 + rng.below(played.length)]) {
        const real = { options, acts: match.acts.slice(0, length) };
        const twin = twinOf(game, options, played.slice(0, length), viewer, rng);
        expect(bytesOf(play(setting, twin), viewer)).toBe(bytesOf(play(setting, real), viewer));
        if (JSON.stringify(twin.acts) !== JSON.stringify(real.acts)) different += 1;
      }
    }
    // The worlds do differ, or nothing was tested.
    expect(different).toBeGreaterThan(0);
  });
});
