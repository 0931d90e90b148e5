import type { Act, Game, Vocabulary } from '@rookery/rules/kernel/game';
import { extend, openMatch, type Match } from '@rookery/rules/kernel/match';
import { accepted, rejected, type Result } from '@rookery/rules/kernel/result';
import type { Streams } from '@rookery/rules/kernel/rng';
import type { Seat } from '@rookery/rules/kernel/seat';

/** What the referee says: how the match stands now, and what happened on the way. */
export interface Ruling<G extends Vocabulary = Vocabulary> {
  readonly match: Match<G>;
  readonly events: readonly G['Event'][];
}

/** Opens a match and draws whatever comes before the first decision. */
export const open = <G extends Vocabulary>(
  game: Game<G>,
  options: G['Options'],
  seats: number,
  streams: Streams,
): Ruling<G> => settle({ match: openMatch(game, options, seats), events: [] }, streams);

/** A seat's decision: refused with the rule it breaks, or carried out and settled. */
export function decide<G extends Vocabulary>(
  match: Match<G>,
  seat: Seat,
  move: G['Move'],
  streams: Streams,
): Result<Ruling<G>, G['Refusal']> {
  const refusal = match.game.refuse(match.state, seat, move);
  if (refusal) return rejected(refusal);
  return accepted(settle(extend(match, { by: seat, move }), streams));
}

/** Lets chance act until a seat is waited for, or nobody. */
export function settle<G extends Vocabulary>(ruling: Ruling<G>, streams: Streams): Ruling<G> {
  const { match, events } = ruling;
  if (match.game.waiting(match.state).for !== 'chance') return ruling;
  const act: Act<G> = { by: 'chance', chance: match.game.roll(match.state, streams) };
  const next = extend(match, act);
  return settle({ match: next.match, events: [...events, ...next.events] }, streams);
}
