import { entryOf } from '@rookery/rules/kernel/entry';
import { penguinParty } from '@rookery/rules/penguin-party/game';
import { penguinramids } from '@rookery/rules/penguinramids/game';
import type { Game } from '@rookery/rules/kernel/game';
import { beforeAll, describe, expect, test } from 'vitest';
import { pastsOf } from '../decisions.ts';
import { directPool, playMatch } from './self-play.ts';
import { finish } from './finish.ts';

const games: readonly (readonly [string, Game, number])[] = [
  ['penguin-party', penguinParty, 2],
  ['penguinramids', penguinramids, 2],
];

describe.each(games)('a review of %s', (_name, game, seats) => {
  const match = playMatch(game, seats, 'adelie', 'review');
  const pool = directPool();
  let reviewed: Awaited<ReturnType<typeof finish>>;
  beforeAll(async () => {
    reviewed = await finish(match, { botPool: pool });
  }, 600_000);

  test('begins with a graph, tells every decision, and ends with the whole', () => {
    const { review, types } = reviewed;
    expect(types[0]).toBe('outline');
    expect(types.at(-1)).toBe('done');
    expect(types.filter((type) => type === 'assessed')).toHaveLength(review.assessed.length);
    for (const { chances } of review.chances) {
      expect(chances.reduce((sum, each) => sum + each, 0)).toBeCloseTo(1);
    }
    expect(review.chances.at(-1)?.step).toBe(match.acts.length);
  });

  test('the first graph is drawn from a few decisions, before any other is looked at', () => {
    const asked = pool.asked.map(({ purpose }) => purpose);
    const steps = asked
      .filter((purpose) => purpose.startsWith('sketch'))
      .map((purpose) => Number(purpose.split(' ').at(-1)));
    const drops = steps.filter((step, nth) => step < (steps[nth - 1] ?? 0));
    expect(drops).toHaveLength(1);
    expect(steps.indexOf(drops[0] ?? 0)).toBeLessThanOrEqual(Math.ceil(steps.length / 4));
    expect(reviewed.types.slice(0, 2)).toEqual(['outline', 'sketch']);
  });

  test(
    'the same record gives the same review, also where it goes on from an earlier one',
    { timeout: 600_000 },
    async () => {
      const { review } = reviewed;
      const half = review.assessed.slice(0, Math.floor(0.8 * review.assessed.length));
      const known = new Map(half.map(({ decision, assessment }) => [decision.step, assessment]));
      const botPool = directPool();
      const again = await finish(match, { known, botPool });
      expect(JSON.stringify(again.review)).toBe(JSON.stringify(review));
      const looks = botPool.asked.filter(({ purpose }) => purpose.startsWith('first look'));
      expect(looks.length).toBeLessThan(review.assessed.length - half.length + 1);
    },
  );

  test('luck, the own decisions and those of the others add up to the result', () => {
    const { review } = reviewed;
    expect(review.luckAndSkill).toHaveLength(seats);
    for (const { start, own, others, luck, result } of review.luckAndSkill ?? []) {
      expect(start + own.gave + others.gave + luck.gave).toBeCloseTo(result);
      expect(own.margin).toBeGreaterThan(0);
    }
    const results = review.luckAndSkill?.map(({ result }) => result) ?? [];
    expect(results.reduce((sum, each) => sum + each, 0)).toBeCloseTo(1);
  });

  test('the costliest moments come first, and a better move is another one', () => {
    const { review } = reviewed;
    const losses = review.costliest.map(({ assessment }) =>
      'better' in assessment ? assessment.better.gain.win : 0,
    );
    expect(losses).toEqual(losses.toSorted((a, b) => b - a));
    expect(losses.length).toBeGreaterThan(0);
    for (const { decision, assessment } of review.costliest) {
      if ('better' in assessment) expect(assessment.better.move).not.toEqual(decision.move);
    }
  });

  test('the bots are asked only what the player of a decision knows', () => {
    for (const { question, purpose } of pool.asked) {
      expect(question.view, purpose).toHaveProperty('viewer', expect.any(Number));
    }
  });

  test('a match that is not over has a graph and no luck yet', async () => {
    const begun = entryOf(pastsOf(match), 12).match;
    const { review } = await finish(begun);
    expect(review.luckAndSkill).toBeNull();
    expect(review.chances.length).toBeGreaterThan(2);
  });
});

test('a review that is stopped says so', async () => {
  const match = playMatch(penguinParty, 2, 'adelie', 'stopped');
  const botPool = { think: () => Promise.reject(new Error('cancelled')) };
  await expect(finish(match, { botPool })).rejects.toThrow('cancelled');
  expect(entryOf(match.acts, 0).by).toBe('chance');
});
