import type { BotQuestion } from '@rookery/bots/bot';
import type { Act, Vocabulary } from '@rookery/rules/kernel/game';
import { extend, openMatch, type Match } from '@rookery/rules/kernel/match';
import type { Seat } from '@rookery/rules/kernel/seat';

/** A match in progress and everything that has happened in it. */
export interface Past {
  readonly match: Match;
  readonly events: readonly Vocabulary['Event'][];
}

/** One decision of a match, and all that its player could know at that moment. */
export interface RecordedDecision {
  /** The number of acts up to and including it. */
  readonly step: number;
  readonly round: number;
  readonly seat: Seat;
  readonly move: Vocabulary['Move'];
  readonly question: BotQuestion;
  readonly past: Past;
  /** What the same player did right after it, before anybody else did anything. */
  readonly further: readonly Vocabulary['Move'][];
}

/** How a match stood before each of its acts, and at last after all of them. */
export function pastsOf({ game, options, seats, acts }: Match): readonly Past[] {
  let past: Past = { match: openMatch(game, options, seats), events: [] };
  const pasts = acts.map((act) => {
    const before = past;
    past = extendPast(past, act);
    return before;
  });
  return [...pasts, past];
}

/** A match one act later. */
export function extendPast({ match, events }: Past, act: Act): Past {
  const next = extend(match, act);
  return { match: next.match, events: [...events, ...next.events] };
}

/** Every decision of a recorded match, in order. */
export function decisionsIn(match: Match): readonly RecordedDecision[] {
  const { acts, game } = match;
  return pastsOf(match).flatMap((past, index) => {
    const act = acts[index];
    if (!act || act.by === 'chance') return [];
    const { by: seat, move } = act;
    const { round } = game.standing(past.match.state);
    const further = furtherMoves(acts.slice(index + 1), seat);
    const question = questionFor(past, seat);
    return [{ step: index + 1, round, seat, move, question, past, further }];
  });
}

/** What a seat knows and may do at a moment of a match. */
export function questionFor({ match: { game, state }, events }: Past, seat: Seat): BotQuestion {
  return {
    view: game.view(state, seat),
    legal: game.legalMoves(state, seat),
    seen: events.map((event) => game.see(event, seat)).filter((seen) => seen !== undefined),
  };
}

function furtherMoves(acts: readonly Act[], seat: Seat): readonly Vocabulary['Move'][] {
  const end = acts.findIndex(({ by }) => by !== seat);
  const own = end === -1 ? acts : acts.slice(0, end);
  return own.flatMap((act) => (act.by === 'chance' ? [] : [act.move]));
}

/** The same decision as if its player had made a later move first; undefined if that is impossible. */
export function decideAfter(
  decision: RecordedDecision,
  earlier: Vocabulary['Move'],
): RecordedDecision | undefined {
  const { past, seat, move } = decision;
  const { game, state } = past.match;
  if (game.refuse(state, seat, earlier)) return undefined;
  const swapped = extendPast(past, { by: seat, move: earlier });
  const waiting = game.waiting(swapped.match.state);
  const isAsked = waiting.for === 'seats' && waiting.seats.includes(seat);
  if (!isAsked || game.refuse(swapped.match.state, seat, move)) return undefined;
  return { ...decision, past: swapped, question: questionFor(swapped, seat) };
}
