import type { BotQuestion } from '@rookery/bots/bot';
import type { Act, Vocabulary } from '@rookery/rules/kernel/game';
import { extend, openMatch, type Match } from '@rookery/rules/kernel/match';
import type { Seat } from '@rookery/rules/kernel/seat';
import { updateFor } from '@rookery/referee/update';

/** A match in progress and everything that has happened in it. */
interface Past {
  readonly match: Match;
  readonly events: readonly Vocabulary['Event'][];
}

/** One decision of a match, and all that its player could know at that moment. */
export interface RecordedDecision {
  /** The step of the replay that it leads to. */
  readonly step: number;
  readonly round: number;
  readonly seat: Seat;
  readonly move: Vocabulary['Move'];
  readonly question: BotQuestion;
  readonly past: Past;
  /** What the same player did right after it, before anybody else did anything. */
  readonly further: readonly Vocabulary['Move'][];
}

/** Every decision of a recorded match, in order. */
export function decisionsIn({ game, options, seats, acts }: Match): readonly RecordedDecision[] {
  const decisions: RecordedDecision[] = [];
  let past: Past = { match: openMatch(game, options, seats), events: [] };
  for (const [index, act] of acts.entries()) {
    if (act.by !== 'chance') {
      const { by: seat, move } = act;
      const { round } = game.standing(past.match.state);
      const question = questionFor(past, seat);
      const further = furtherMoves(acts.slice(index + 1), seat);
      decisions.push({ step: index + 1, round, seat, move, question, past, further });
    }
    past = extendPast(past, act);
  }
  return decisions;
}

function questionFor(past: Past, seat: Seat): BotQuestion {
  const { view, legal, news } = updateFor(past, seat);
  return { view, legal, seen: news };
}

function extendPast({ match, events }: Past, act: Act): Past {
  const next = extend(match, act);
  return { match: next.match, events: [...events, ...next.events] };
}

function furtherMoves(acts: readonly Act[], seat: Seat): readonly Vocabulary['Move'][] {
  const end = acts.findIndex(({ by }) => by !== seat);
  const own = end === -1 ? acts : acts.slice(0, end);
  return own.flatMap((act) => (act.by === 'chance' ? [] : [act.move]));
}

/** The same decision, had its player first done what was done later; nothing where that cannot be. */
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
