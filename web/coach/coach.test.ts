import { catalogue } from '@rookery/rules/catalogue';
import { entryOf } from '@rookery/rules/kernel/entry';
import type { Game, Vocabulary } from '@rookery/rules/kernel/game';
import { extend, openMatch, type Match } from '@rookery/rules/kernel/match';
import { pick, quickRng, seededStreams } from '@rookery/rules/kernel/rng';
import type { Seat } from '@rookery/rules/kernel/seat';
import { describe, expect, test } from 'vitest';
import { findHoldings, giveHint } from './advice.ts';

interface Moment {
  readonly match: Match;
  readonly seat: Seat;
  readonly events: readonly Vocabulary['Event'][];
}

/** Moments of a random match at which somebody has a choice. */
function momentsOf(game: Game, seats: number, name: string): readonly Moment[] {
  const options = game.parseOptions({}, seats);
  if (!options.ok) throw new Error('no options');
  const streams = seededStreams(name);
  const rng = streams('moves');
  let match = openMatch(game, options.value, seats);
  const events: Vocabulary['Event'][] = [];
  const moments: Moment[] = [];
  for (let waiting = game.waiting(match.state); waiting.for !== 'nobody';) {
    const by = waiting.for === 'seats' ? entryOf(waiting.seats, 0) : 'chance';
    const legal = by === 'chance' ? [] : game.legalMoves(match.state, by);
    if (by !== 'chance' && legal.length > 1) moments.push({ match, seat: by, events: [...events] });
    const step =
      by === 'chance'
        ? extend(match, { by, chance: game.roll(match.state, streams) })
        : extend(match, { by, move: pick(legal, rng) });
    ({ match } = step);
    events.push(...step.events);
    waiting = game.waiting(match.state);
  }
  return moments;
}

describe.each(catalogue.map((game) => ({ id: game.id, game })))('$id', ({ game }) => {
  const all = momentsOf(game, 3, 'two worlds');
  const some = [3, 10, 21].map((nth) => entryOf(all, Math.min(nth, all.length - 1)));

  test.each(some)(
    'a seat gets the same hint in two worlds that it cannot tell apart',
    (moment) => {
      const { match, seat, events } = moment;
      const view = game.view(match.state, seat);
      const seen = events
        .map((event) => game.see(event, seat))
        .filter((each) => each !== undefined);
      const worlds = ['one', 'other'].map((name) =>
        game.imagine(view, quickRng(seededStreams('worlds')(name))),
      );
      const told = worlds.map((world) => {
        const known = { view: game.view(world, seat), legal: game.legalMoves(world, seat), seen };
        return JSON.stringify([giveHint(game.id, known), findHoldings(game.id, known.view)]);
      });
      expect(told[0]).toBe(told[1]);
      const real = { view, legal: game.legalMoves(match.state, seat), seen };
      expect(JSON.stringify([giveHint(game.id, real), findHoldings(game.id, view)])).toBe(told[0]);
    },
    60_000,
  );

  test('a hint is a legal move with a reason', () => {
    const { match, seat } = entryOf(some, 0);
    const legal = game.legalMoves(match.state, seat);
    const { move, reason } = giveHint(game.id, {
      view: game.view(match.state, seat),
      legal,
      seen: [],
    });
    expect(game.refuse(match.state, seat, move)).toBeUndefined();
    expect(reason.kind).not.toBe('');
  });
});
