import type { BotQuestion } from '@rookery/bots/bot';
import type { Act, Vocabulary } from '@rookery/rules/kernel/game';
import { extend, type Match } from '@rookery/rules/kernel/match';
import type { Seat } from '@rookery/rules/kernel/seat';
import { updateFor } from '@rookery/referee/update';
import { stepsOf, type ReplayStep } from '../replay/steps.ts';

/** A match in progress and everything that has happened in it. */
type Past = Pick<ReplayStep, 'match' | 'events'>;

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
export function decisionsIn(match: Match): readonly RecordedDecision[] {
  const { acts } = match;
  return stepsOf(match).flatMap((past, index) => {
    const act = acts[index];
    if (!act || act.by === 'chance') return [];
    const { by: seat, move } = act;
    const question = questionFor(past, seat);
    const further = furtherMoves(acts.slice(index + 1), seat);
    return [{ step: index + 1, round: past.round, seat, move, question, past, further }];
  });
}

function questionFor(past: Past, seat: Seat): BotQuestion {
  const { view, legal, news } = updateFor(past, seat);
  return { view, legal, seen: news };
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
  const next = extend(past.match, { by: seat, move: earlier });
  const swapped = { match: next.match, events: [...past.events, ...next.events] };
  const waiting = game.waiting(swapped.match.state);
  const isAsked = waiting.for === 'seats' && waiting.seats.includes(seat);
  if (!isAsked || game.refuse(swapped.match.state, seat, move)) return undefined;
  return { ...decision, past: swapped, question: questionFor(swapped, seat) };
}
