import { entryOf } from '@rookery/rules/kernel/entry';
import { penguinParty } from '@rookery/rules/penguin-party/game';
import { penguinramids } from '@rookery/rules/penguinramids/game';
import type { Game } from '@rookery/rules/kernel/game';
import { beforeAll, describe, expect, test } from 'vitest';
import { tryMove } from '../review/attempt.ts';
import { noise } from '../review/assessment.ts';
import { openContext, type Review } from '../review/review.ts';
import { finish } from './finish.ts';
import { directPool, playMatch } from './self-play.ts';

const games: readonly (readonly [string, Game])[] = [
  ['penguin-party', penguinParty],
  ['penguinramids', penguinramids],
];

describe.each(games)('another try at a decision of %s', (_name, game) => {
  const match = playMatch(game, 2, 'chick', 'attempt');
  const context = openContext(match, { level: 'gentoo', botPool: directPool() });
  let review: Review;
  beforeAll(async () => {
    ({ review } = await finish(match));
  }, 600_000);

  test('the better move of a review is fine, and what was played costs what the review says', async () => {
    const { decision, assessment } = entryOf(review.costliest, 0);
    if (!('better' in assessment)) throw new Error('nothing was better');
    const { better } = assessment;
    const best = await tryMove(context, decision, better.move);
    expect(best.verdict).toBe('fine');
    const again = await tryMove(context, decision, decision.move);
    expect(again.verdict).toBe(assessment.verdict);
    expect('better' in again && again.better).toEqual(better);
    expect(again.best.win - again.worth.win).toBeGreaterThanOrEqual(noise);
  });
});
