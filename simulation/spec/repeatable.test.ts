import { expect, test } from 'vitest';
import { plantedBugs } from '../bugs/planted-bugs.ts';
import { runPlan, runSeed, shrinkSeed } from '../running/run-seed.ts';
import { shortStory } from '../running/telling.ts';
import { planOf } from '../world/plan.ts';

test.each([1, 2, 3, 5, 8, 13])('seed %d tells the same story twice', async (seed) => {
  const first = await runSeed(seed, { story: 'story' });
  const second = await runSeed(seed, { story: 'story' });
  expect(first.story.length).toBeGreaterThan(50);
  expect(second.story).toEqual(first.story);
  expect(second.hash).toBe(first.hash);
});

test('a story changes nothing that happens', async () => {
  const told = await runSeed(4, { story: 'story' });
  const untold = await runSeed(4);
  expect([untold.acts, untold.matches]).toEqual([told.acts, told.matches]);
});

test('another seed tells another story', async () => {
  const [first, second] = [
    await runSeed(1, { story: 'story' }),
    await runSeed(2, { story: 'story' }),
  ];
  expect(first.hash).not.toBe(second.hash);
});

test('a failing seed is told in short, with as few faults as it takes', async () => {
  const bug = plantedBugs.find(({ name }) => name === 'an unknown outcome is taken for a success');
  let seed = 0;
  let violation;
  while (!violation) {
    seed += 1;
    ({ violation } = await runSeed(seed, { bug }));
  }
  const plan = await shrinkSeed(seed, violation.promise, { bug });
  expect(plan.faults.length).toBeLessThanOrEqual(planOf(seed).faults.length);
  expect(plan.faults.some(({ kind }) => kind.startsWith('database'))).toBe(true);
  const outcome = await runPlan(plan, { bug, story: 'story' });
  expect(outcome.violation?.promise).toBe(violation.promise);
  const story = shortStory(outcome);
  expect(story.at(-1)).toContain('BROKEN');
  expect(story.length).toBeLessThan(outcome.story.length);
});
