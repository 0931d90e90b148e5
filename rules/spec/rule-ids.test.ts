import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const rules = join(import.meta.dirname, '..');

const specTexts = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.test.ts'))
  .map((file) => readFileSync(join(import.meta.dirname, file), 'utf8'));

/** The ids that stand in brackets in a test's name. */
const testedIds = new Set(
  specTexts.flatMap((text) =>
    [...text.matchAll(/\[(P[PR]\d+)\](?=[^\n]*['"`])/g)].map(([, id]) => id),
  ),
);

const writtenIds = (game: string): readonly (string | undefined)[] =>
  [...readFileSync(join(rules, game, 'RULES.md'), 'utf8').matchAll(/\*\*(P[PR]\d+)\*\*/g)].map(
    ([, id]) => id,
  );

const numbered = (prefix: string, count: number): readonly string[] =>
  Array.from({ length: count }, (_, index) => `${prefix}${String(index + 1)}`);

describe.each([
  ['penguin-party', numbered('PP', 17)],
  ['penguinramids', numbered('PR', 21)],
])('%s', (game, ids) => {
  test('RULES.md numbers every rule once, in order', () => {
    expect(writtenIds(game)).toEqual(ids);
  });

  test.each(ids)('%s has a test that bears its id', (id) => {
    expect(testedIds).toContain(id);
  });
});

test('no test bears an id that RULES.md does not have', () => {
  const written = new Set([...writtenIds('penguin-party'), ...writtenIds('penguinramids')]);
  expect([...testedIds].filter((id) => !written.has(id))).toEqual([]);
});
