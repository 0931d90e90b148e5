import type { Match } from '@rookery/rules/kernel/match';
import { reviewMatch, type Review, type ReviewOptions } from '../review/review.ts';
import { directPool } from './self-play.ts';

/** Runs a review to its end. */
export async function finish(
  match: Match,
  options: Partial<ReviewOptions> = {},
): Promise<{ readonly review: Review; readonly types: readonly string[] }> {
  const types: string[] = [];
  for await (const step of reviewMatch(match, {
    level: 'gentoo',
    botPool: directPool(),
    ...options,
  })) {
    types.push(step.type);
    if (step.type === 'done') return { review: step.review, types };
  }
  throw new Error('the review did not end');
}
