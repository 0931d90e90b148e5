import { entryOf } from '@rookery/rules/kernel/entry';
import type { Vocabulary } from '@rookery/rules/kernel/game';
import { extend, openMatch, type Match } from '@rookery/rules/kernel/match';
import type { Seat } from '@rookery/rules/kernel/seat';
import { makeUpdate, type HeldMatch } from '../model/match-update.ts';
import type { MatchUpdate } from '../model/table-model.ts';

/** A moment of a match at which somebody decided. */
export interface ReviewMoment {
  /** The number of acts up to and including the decision. */
  readonly step: number;
  readonly round: number;
  readonly seat: Seat;
  readonly move: Vocabulary['Move'];
  /** The match before the decision. */
  readonly match: Match;
}

/** Every moment at which somebody decided, in order. */
export function momentsOf({ game, options, seats, acts }: Match): readonly ReviewMoment[] {
  let match = openMatch(game, options, seats);
  const moments: ReviewMoment[] = [];
  for (const [index, act] of acts.entries()) {
    if (act.by !== 'chance') {
      const { round } = game.standing(match.state);
      moments.push({ step: index + 1, round, seat: act.by, move: act.move, match });
    }
    ({ match } = extend(match, act));
  }
  return moments;
}

/** What whoever decided could see and do at that moment. */
export const updateAt = ({ match, seat, step }: ReviewMoment, held: HeldMatch): MatchUpdate =>
  makeUpdate({ match, events: [] }, seat, held, step - 1);

/** The moment of a step, or the last one before it; the first one if there is none. */
export const momentAt = (moments: readonly ReviewMoment[], step: number): ReviewMoment =>
  moments.findLast((moment) => moment.step <= step) ?? entryOf(moments, 0);

/** Where each round begins, by the step of its first decision. */
export function roundStarts(
  moments: readonly ReviewMoment[],
): readonly { readonly round: number; readonly step: number }[] {
  const starts = new Map<number, number>();
  for (const { round, step } of moments) if (!starts.has(round)) starts.set(round, step);
  return [...starts].map(([round, step]) => ({ round, step }));
}
