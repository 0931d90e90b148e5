import { expect, test } from 'vitest';
import { plantedBugs } from '../bugs/planted-bugs.ts';
import { runSeed } from '../running/run-seed.ts';

/** Each bug is found within so many seeds. */
const most = 150;

test('at least fifteen bugs are planted, each under its own name', () => {
  const names = new Set(plantedBugs.map(({ name }) => name));
  expect(names.size).toBe(plantedBugs.length);
  expect(names.size).toBeGreaterThanOrEqual(15);
});

test.each(plantedBugs.map((bug) => [bug.name, bug] as const))(
  'found: %s',
  { timeout: 300_000 },
  async (_, bug) => {
    let found: string | undefined;
    for (let seed = 1; seed <= most && found === undefined; seed += 1) {
      found = (await runSeed(seed, { bug })).violation?.promise;
    }
    expect(found).toBeDefined();
  },
);
