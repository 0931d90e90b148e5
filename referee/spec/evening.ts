import { entryOf } from '@rookery/rules/kernel/entry';
import type { Game } from '@rookery/rules/kernel/game';
import { seededStreams } from '@rookery/rules/kernel/rng';
import { seatsOf } from '@rookery/rules/kernel/seat';
import { advanced, unplayed, type HostedMatch, type Progress } from '../hosted-match.ts';
import { judged, nextOf, type Decision } from '../numbered-decision.ts';
import { open } from '../ruling.ts';

/** A match as a host has it. */
interface Opened {
  /** Before its first act. */
  readonly before: HostedMatch;
  /** After its first draws. */
  readonly start: HostedMatch;
}

/** Begins a match with the usual options. */
export function opened(game: Game, seats: number): Opened {
  const options = game.parseOptions({}, seats);
  if (!options.ok) throw new Error('the usual options are none');
  const secret = 'nobody knows this';
  const before = unplayed({ id: 'a match', game, seats, options: options.value, secret });
  const { match } = open(game, options.value, seats, seededStreams(secret));
  return { before, start: advanced(before, match.acts).match };
}

/** A decision, and what followed from it. */
interface Turn {
  readonly before: HostedMatch;
  readonly decision: Decision;
  readonly progress: Progress;
}

/** A whole match, in which picks are changed now and then. */
export function* turnsOf(start: HostedMatch): Generator<Turn, undefined> {
  const rng = seededStreams('players')(start.game.id);
  let match = start;
  for (;;) {
    const { game, state, seats } = match;
    const movers = seatsOf(seats).filter((each) => game.legalMoves(state, each).length > 0);
    if (movers.length === 0) return;
    const seat = entryOf(movers, rng.below(movers.length));
    const moves = game.legalMoves(state, seat);
    const move = entryOf(moves, rng.below(moves.length));
    const decision = { seat, nth: nextOf(match, seat), move };
    const judgement = judged(match, decision, undefined);
    if (judgement.kind !== 'carried-out') throw new Error(judgement.kind);
    const { progress } = judgement;
    yield { before: match, decision, progress };
    ({ match } = progress);
  }
}
