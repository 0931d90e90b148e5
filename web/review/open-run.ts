import { recordOf } from '@rookery/rules/kernel/record';
import { keepReview, loadReview, reviewKey } from './kept-reviews.ts';
import { ReviewRun } from './review-run.svelte.ts';
import type { ReviewedMatch } from './reviewed-match.ts';
import { openReviewer } from './reviewer.ts';
import { judgeLevel } from './reviewing.ts';

/** The review of a match: one that was finished before, or one that begins at once, before anything is drawn. */
export async function openRun({ match, storedAs }: ReviewedMatch): Promise<ReviewRun> {
  const record = recordOf(match);
  const key = reviewKey(record, judgeLevel);
  const run = new ReviewRun(
    {
      open: (hear) => openReviewer(record, hear),
      keep: (review) => void keepReview(key, storedAs, review, Date.now()),
    },
    await loadReview(key),
  );
  if (run.phase !== 'done') run.start();
  return run;
}
