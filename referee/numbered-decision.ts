import { entryOf } from '@rookery/rules/kernel/entry';
import type { Vocabulary } from '@rookery/rules/kernel/game';
import { seededStreams } from '@rookery/rules/kernel/rng';
import type { Seat } from '@rookery/rules/kernel/seat';
import { actsIn, advanced, unplayed, type HostedMatch, type Progress } from './hosted-match.ts';
import { nthAt } from './numbering.ts';
import { decide } from './ruling.ts';
import { seenBy } from './viewer-log.ts';

/** "This seat's nth decision is this move." */
export interface Decision {
  readonly seat: Seat;
  readonly nth: number;
  readonly move: Vocabulary['Move'];
}

/** Why a match itself refuses a decision. */
type Objection =
  | { readonly kind: 'out-of-step'; readonly next: number }
  | { readonly kind: 'against-the-rules'; readonly refusal: Vocabulary['Refusal'] };

/** What is to become of a decision; only its host can keep it. */
export type Judgement<Hosted extends HostedMatch, Obstacle> =
  /** That number was used: what is kept under it counts, whatever else is in the way now. */
  | { readonly kind: 'made-before' }
  | { readonly kind: 'refused'; readonly reason: Objection | Obstacle }
  | { readonly kind: 'carried-out'; readonly progress: Progress<Hosted> };

/** Judges a decision; an obstacle is whatever keeps everybody from playing now. */
export function judged<Hosted extends HostedMatch, Obstacle>(
  match: Hosted,
  { seat, nth, move }: Decision,
  obstacle: Obstacle | undefined,
): Judgement<Hosted, Obstacle> {
  const next = nextOf(match, seat);
  if (nth < next) return { kind: 'made-before' };
  if (nth > next) return { kind: 'refused', reason: { kind: 'out-of-step', next } };
  if (obstacle !== undefined) return { kind: 'refused', reason: obstacle };
  // The referee needs no past to rule, so it is given none, and its acts are those that are new.
  const ruling = decide({ ...match, acts: [] }, seat, move, seededStreams(match.secret));
  if (!ruling.ok) {
    const refusal = entryOf(ruling.problems, 0);
    return { kind: 'refused', reason: { kind: 'against-the-rules', refusal } };
  }
  return { kind: 'carried-out', progress: advanced(match, ruling.value.match.acts) };
}

/** The number of a seat's next decision. */
export const nextOf = ({ decisions }: HostedMatch, seat: Seat): number =>
  entryOf(decisions, seat) + 1;

/** A decision that is in the log. */
interface Decided {
  readonly move: Vocabulary['Move'];
  /** As its answer had it: with whatever chance did right after. */
  readonly seq: number;
}

/** A seat's nth decision; nothing if it has not made so many. */
export function decisionIn(match: HostedMatch, seat: Seat, nth: number): Decided | undefined {
  const acts = actsIn(match, match.log);
  const index = acts.findIndex(({ by }, place) => by === seat && nthAt(acts, place) === nth);
  const act = acts[index];
  if (!act || act.by === 'chance') return undefined;
  const next = acts.findIndex(({ by }, place) => place > index && by !== 'chance');
  const until = next < 0 ? acts : acts.slice(0, next);
  return { move: act.move, seq: seenBy(advanced(unplayed(match), until).match, seat) };
}
