import type { MoveReason } from '@rookery/bots/bot';
import { explain } from '@rookery/bots/reasons';
import { entryOf } from '@rookery/rules/kernel/entry';
import type { Game, Vocabulary } from '@rookery/rules/kernel/game';
import type { RecordedDecision } from '../decisions.ts';
import { analysisOf } from '../games.ts';
import {
  drawReferences,
  judge,
  judgeAfter,
  type Look,
  type MoveValue,
  type ReviewContext,
} from './judgement.ts';

/** A loss of winning probability below this is noise. */
export const noise = 0.02;

/** The least loss of winning probability for each verdict. */
export const thresholds = { mistake: 0.05, blunder: 0.15 } as const;

/** The probability of victory, and the expected difference to the best other player in points. */
export interface Expectation {
  readonly win: number;
  readonly lead: number;
}

/** A move that would have been better, and what it would have gained. */
export interface Better {
  readonly move: Vocabulary['Move'];
  readonly gain: Expectation;
  /** What speaks for it and not for the move that was made. */
  readonly reason: MoveReason;
  /** Whether it is better whatever the others hold, by exact solution. */
  readonly isProven: boolean;
}

/** How good a decision was. */
export type Assessment =
  /** There was nothing to decide. */
  | { readonly verdict: 'only-move' }
  | ({ readonly verdict: 'fine' } & Weighed)
  | ({ readonly verdict: 'slip' | 'mistake' | 'blunder'; readonly better: Better } & Weighed);

/** What is known of a decision with a choice. */
interface Weighed {
  /** What the player could expect of the best move. */
  readonly before: Expectation;
  /** By seat: the chance to win before the decision, as its player could know it. */
  readonly chances: readonly number[];
  /** By seat: what the decision gave, measured against what the judging level would have done. */
  readonly effect: readonly number[];
  /** The standard error of the effect on the player's own share. */
  readonly error: number;
}

/** One look at a decision: all moves, the one that was made, and those of the level. */
export interface Comparison {
  readonly best: MoveValue;
  readonly played: MoveValue;
  readonly references: readonly MoveValue[];
}

/** Assesses one decision. A loss counts only if two independent looks find it. */
export async function assess(
  context: ReviewContext,
  decision: RecordedDecision,
): Promise<Assessment> {
  if (decision.question.legal.length === 1) return { verdict: 'only-move' };
  const moves = await drawReferences(context, decision);
  const first = await compare(context, decision, moves, 'first');
  if (!isApart(first, decision.seat)) return weigh(decision, first);
  const second = await compare(context, decision, moves, 'second');
  const loss = Math.min(lossIn(first, decision.seat), lossIn(second, decision.seat));
  const weighed = weigh(decision, second);
  if (loss < noise) return weighed;
  return {
    ...weighed,
    verdict: verdictOn(loss),
    better: betterThan(context, decision, second, loss),
  };
}

/** Looks at a decision: what its move is worth, and the best one. */
export async function compare(
  context: ReviewContext,
  decision: RecordedDecision,
  moves: readonly Vocabulary['Move'][],
  look: Look,
): Promise<Comparison> {
  const { game } = context.match;
  const values = await judge(context, decision.question, String(decision.step), look);
  const find = (move: Vocabulary['Move']): MoveValue | undefined =>
    values.find((value) => isSameMove(game, value.move, move));
  const played = find(decision.move) ?? (await judgeAfter(context, decision, look));
  const best = entryOf(values, 0);
  return { best, played, references: moves.map((move) => find(move) ?? best) };
}

/** Whether the first look tells the moves apart: the one made, or one of the level, loses more than noise. */
const isApart = ({ best, played, references }: Comparison, seat: number): boolean =>
  [played, ...references].some((value) => shareOf(best, seat) - shareOf(value, seat) >= noise);

/** How much of the victory the move of a look lost its player. */
export const lossIn = ({ best, played }: Comparison, seat: number): number =>
  shareOf(best, seat) - shareOf(played, seat);

const shareOf = ({ shares }: MoveValue, seat: number): number => shares[seat] ?? 0;

function weigh({ seat }: RecordedDecision, comparison: Comparison): Weighed & { verdict: 'fine' } {
  const { best, played, references } = comparison;
  const effect = played.shares.map(
    (share, each) => share - mean(references.map((reference) => shareOf(reference, each))),
  );
  const others = references.filter((reference) => reference.move !== played.move);
  const error =
    others.length === 0 ? 0 : Math.hypot(played.error, mean(others.map((other) => other.error)));
  return {
    verdict: 'fine',
    before: { win: shareOf(best, seat), lead: best.lead },
    chances: best.shares,
    effect,
    error,
  };
}

const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, each) => sum + each, 0) / Math.max(1, numbers.length);

/** The best move of a look, and what speaks for it. */
export function betterThan(
  { match: { game } }: ReviewContext,
  { question, move }: RecordedDecision,
  { best, played }: Comparison,
  loss: number,
): Better {
  const gain = { win: loss, lead: best.lead - played.lead };
  return {
    move: best.move,
    gain,
    reason: explain(game.id, question.view, { move: best.move, instead: move, gain }),
    isProven: analysisOf(game.id).isProvenBetter(question.view, best.move, move),
  };
}

/** What a loss that is more than noise is called. */
export function verdictOn(loss: number): 'slip' | 'mistake' | 'blunder' {
  if (loss >= thresholds.blunder) return 'blunder';
  return loss >= thresholds.mistake ? 'mistake' : 'slip';
}

const isSameMove = (
  { notation }: Game,
  one: Vocabulary['Move'],
  other: Vocabulary['Move'],
): boolean => notation.formatMove(one) === notation.formatMove(other);
