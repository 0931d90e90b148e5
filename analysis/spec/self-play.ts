import type { BotPool, ThinkRequest } from '@rookery/bots/workers/bot-pool';
import { playersOf } from '@rookery/bots/players';
import { think } from '@rookery/bots/workers/worker';
import { entryOf } from '@rookery/rules/kernel/entry';
import type { Act, Game } from '@rookery/rules/kernel/game';
import { openMatch, type Match } from '@rookery/rules/kernel/match';
import { seededStreams } from '@rookery/rules/kernel/rng';
import { extendPast, questionFor, type Past } from '../decisions.ts';

/** A pool that thinks in this thread, and notes what it was asked. */
export function directPool(): Pick<BotPool, 'think'> & { readonly asked: ThinkRequest[] } {
  const asked: ThinkRequest[] = [];
  return {
    asked,
    think(request) {
      asked.push(request);
      return Promise.resolve(think(request, {}));
    },
  };
}

/** A match before its first act. */
export function begin(game: Game, seats: number): Past {
  const options = game.parseOptions({}, seats);
  if (!options.ok) throw new Error('no options');
  return { match: openMatch(game, options.value, seats), events: [] };
}

/** Plays a match on to its end: all seats are of one level. Returns how it stood before each act, and the end. */
export function playOn(from: Past, level: string, name: string): readonly Past[] {
  const { game } = from.match;
  const streams = seededStreams(name);
  const player = playersOf(game.id).get(level);
  if (!player) throw new Error(`no ${level}`);
  const pasts: Past[] = [from];
  let past = from;
  for (let waiting = game.waiting(past.match.state); waiting.for !== 'nobody';) {
    let act: Act;
    if (waiting.for === 'chance') {
      act = { by: 'chance', chance: game.roll(past.match.state, streams) };
    } else {
      const by = entryOf(waiting.seats, 0);
      const rng = streams(`move ${String(past.match.acts.length)}`);
      act = { by, move: player.think(questionFor(past, by), { rng, budget: player.budget }).move };
    }
    past = extendPast(past, act);
    pasts.push(past);
    waiting = game.waiting(past.match.state);
  }
  return pasts;
}

/** A finished match of a level against itself. */
export function playMatch(game: Game, seats: number, level: string, name: string): Match {
  const pasts = playOn(begin(game, seats), level, name);
  return entryOf(pasts, pasts.length - 1).match;
}
