import type { Vocabulary } from '@rookery/rules/kernel/game';
import type { RecordedDecision } from '../decisions.ts';
import {
  betterThan,
  compare,
  lossIn,
  noise,
  verdictOn,
  type Better,
  type Comparison,
  type Expectation,
} from './assessment.ts';
import type { ReviewContext } from './judgement.ts';

/** What another move would have been worth at a decision that was made. */
export type Attempt = {
  /** What the player could expect of this move. */
  readonly worth: Expectation;
  /** What the player could expect of the best move. */
  readonly best: Expectation;
} & (
  | { readonly verdict: 'fine' }
  | { readonly verdict: 'slip' | 'mistake' | 'blunder'; readonly better: Better }
);

/** Judges another move at a decision, in the same looks as the move that was made. */
export async function tryMove(
  context: ReviewContext,
  decision: RecordedDecision,
  move: Vocabulary['Move'],
): Promise<Attempt> {
  const tried = { ...decision, move };
  const first = await compare(context, tried, [], 'first');
  if (lossIn(first, decision.seat) < noise) {
    return { verdict: 'fine', ...worthIn(first, decision.seat) };
  }
  const second = await compare(context, tried, [], 'second');
  const loss = Math.min(lossIn(first, decision.seat), lossIn(second, decision.seat));
  const worth = worthIn(second, decision.seat);
  if (loss < noise) return { verdict: 'fine', ...worth };
  const better = betterThan(context, tried, second, loss);
  return { verdict: verdictOn(loss), ...worth, better };
}

const worthIn = ({ best, played }: Comparison, seat: number): Pick<Attempt, 'worth' | 'best'> => ({
  worth: { win: played.shares[seat] ?? 0, lead: played.lead },
  best: { win: best.shares[seat] ?? 0, lead: best.lead },
});
