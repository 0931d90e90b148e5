import type { Act, Game, Step, Vocabulary } from '@rookery/rules/kernel/game';
import { openMatch, type Match } from '@rookery/rules/kernel/match';
import { accepted, rejected, type Result } from '@rookery/rules/kernel/result';
import type { Streams } from '@rookery/rules/kernel/rng';
import type { Seat } from '@rookery/rules/kernel/seat';

/** An act that counts, and what follows from it. */
export interface RuledAct<G extends Vocabulary = Vocabulary> extends Step<G> {
  readonly act: Act<G>;
}

/** What the referee says: how the match stands now, and what happened on the way. */
export interface Ruling<G extends Vocabulary = Vocabulary> {
  readonly match: Match<G>;
  readonly events: readonly G['Event'][];
}

/** Where a game stands. */
type Position<G extends Vocabulary> = Pick<Match<G>, 'game' | 'state'>;

/** Rules on a seat's move: the rule it breaks, or the move and whatever chance decides right after it. */
export function rule<G extends Vocabulary>(
  { game, state }: Position<G>,
  seat: Seat,
  move: G['Move'],
  streams: Streams,
): Result<readonly RuledAct<G>[], G['Refusal']> {
  const refusal = game.refuse(state, seat, move);
  if (refusal) return rejected(refusal);
  const decision = applyAct({ game, state }, { by: seat, move });
  return accepted([decision, ...drawChance({ game, state: decision.state }, streams)]);
}

/** Lets chance act until a seat is awaited, or the match is over. */
export function drawChance<G extends Vocabulary>(
  { game, state }: Position<G>,
  streams: Streams,
): readonly RuledAct<G>[] {
  const ruled: RuledAct<G>[] = [];
  let now = state;
  while (game.waiting(now).for === 'chance') {
    const drawn = applyAct({ game, state: now }, { by: 'chance', chance: game.roll(now, streams) });
    ruled.push(drawn);
    now = drawn.state;
  }
  return ruled;
}

const applyAct = <G extends Vocabulary>(
  { game, state }: Position<G>,
  act: Act<G>,
): RuledAct<G> => ({ act, ...game.apply(state, act) });

/** Opens a match and draws whatever comes before the first decision. */
export function open<G extends Vocabulary>(
  game: Game<G>,
  options: G['Options'],
  seats: number,
  streams: Streams,
): Ruling<G> {
  const match = openMatch(game, options, seats);
  return extendBy(match, drawChance(match, streams));
}

/** The same ruling after chance has acted, where it was to act. */
export function settle<G extends Vocabulary>(ruling: Ruling<G>, streams: Streams): Ruling<G> {
  const { match, events } = extendBy(ruling.match, drawChance(ruling.match, streams));
  return { match, events: [...ruling.events, ...events] };
}

/** A seat's decision: refused with the rule it breaks, or carried out and settled. */
export function decide<G extends Vocabulary>(
  match: Match<G>,
  seat: Seat,
  move: G['Move'],
  streams: Streams,
): Result<Ruling<G>, G['Refusal']> {
  const ruled = rule(match, seat, move, streams);
  return ruled.ok ? accepted(extendBy(match, ruled.value)) : ruled;
}

function extendBy<G extends Vocabulary>(match: Match<G>, ruled: readonly RuledAct<G>[]): Ruling<G> {
  const acts = [...match.acts, ...ruled.map(({ act }) => act)];
  const state = ruled.at(-1)?.state ?? match.state;
  return { match: { ...match, acts, state }, events: ruled.flatMap(({ events }) => events) };
}
