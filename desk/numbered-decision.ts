import { rule } from '@rookery/referee/ruling';
import { entryOf } from '@rookery/rules/kernel/entry';
import type { Vocabulary } from '@rookery/rules/kernel/game';
import { seededStreams } from '@rookery/rules/kernel/rng';
import type { Seat } from '@rookery/rules/kernel/seat';
import { advance, openHostedMatch, readAct, replay } from './hosted-match.ts';
import type { HostedMatch, Progress } from './hosted-match.ts';
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

/** What the referee says to a decision. Nothing is stored yet. */
export type Judgement<Obstacle> =
  /** The number was used before: the decision in the log counts, whatever stands in the way now. */
  | { readonly kind: 'made-before' }
  | { readonly kind: 'refused'; readonly reason: Objection | Obstacle }
  | { readonly kind: 'ruled'; readonly progress: Progress };

/** Judges a decision. An obstacle keeps everybody from playing at the moment. */
export function judge<Obstacle>(
  match: HostedMatch,
  { seat, nth, move }: Decision,
  obstacle: Obstacle | undefined,
): Judgement<Obstacle> {
  const next = nextOf(match, seat);
  if (nth < next) return { kind: 'made-before' };
  if (nth > next) return { kind: 'refused', reason: { kind: 'out-of-step', next } };
  if (obstacle !== undefined) return { kind: 'refused', reason: obstacle };
  const ruled = rule(match, seat, move, seededStreams(match.secret));
  if (!ruled.ok) {
    const refusal = entryOf(ruled.problems, 0);
    return { kind: 'refused', reason: { kind: 'against-the-rules', refusal } };
  }
  return { kind: 'ruled', progress: advance(match, ruled.value) };
}

/** The number of a seat's next decision. Each seat counts its own decisions from 1. */
export const nextOf = ({ decisions }: HostedMatch, seat: Seat): number =>
  entryOf(decisions, seat) + 1;

/** A decision that is in the log. */
interface MadeDecision {
  readonly move: Vocabulary['Move'];
  /** As its answer had it: with whatever chance did right after. */
  readonly seq: number;
}

/** A seat's nth decision; nothing if it has not made so many. */
export function findDecision(
  match: HostedMatch,
  seat: Seat,
  nth: number,
): MadeDecision | undefined {
  const acts = match.log.map((text) => readAct(match, text));
  const own = [...acts.entries()].filter(([, { by }]) => by === seat);
  const [index, act] = own[nth - 1] ?? [];
  if (index === undefined || !act || act.by === 'chance') return undefined;
  const next = acts.findIndex(({ by }, place) => place > index && by !== 'chance');
  const answered = match.log.slice(0, next < 0 ? undefined : next);
  return { move: act.move, seq: seenBy(replay(openHostedMatch(match), answered).match, seat) };
}
