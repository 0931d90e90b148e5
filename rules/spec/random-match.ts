import type { Act, Game, Step } from '../kernel/game.ts';
import { openMatch, extend, type Match } from '../kernel/match.ts';
import { pick, quickRng, seededStreams, type Rng } from '../kernel/rng.ts';
import { seatsOf } from '../kernel/seat.ts';
import type { Setting } from './settings.ts';

/** One act of a match, with what was before and after. */
export interface Played {
  readonly before: unknown;
  readonly act: Act;
  readonly after: unknown;
  readonly events: Step['events'];
}

/** A whole match of random legal moves, also of seats that change a pick nobody waits for. */
export function randomMatch(
  { game, options, seats }: Setting,
  seed: string,
): { readonly match: Match; readonly played: readonly Played[] } {
  const streams = seededStreams(seed);
  const rng = quickRng(streams('moves'));
  const played: Played[] = [];
  let match = openMatch(game, options, seats);
  while (game.waiting(match.state).for !== 'nobody') {
    const before = match.state;
    const act: Act =
      game.waiting(before).for === 'chance'
        ? { by: 'chance', chance: game.roll(before, streams) }
        : randomDecision(game, before, seats, rng);
    const next = extend(match, act);
    match = next.match;
    played.push({ before, act, after: match.state, events: next.events });
  }
  return { match, played };
}

function randomDecision(game: Game, state: unknown, seats: number, rng: Rng): Act {
  const able = seatsOf(seats).filter((seat) => game.legalMoves(state, seat).length > 0);
  const by = pick(able, rng);
  return { by, move: pick(game.legalMoves(state, by), rng) };
}
