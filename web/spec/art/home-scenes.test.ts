import { expect, test } from 'vitest';
import { homeScene as partyScene } from '../../games/penguin-party/art/home-scene.ts';
import { homeScene as pyramidScene } from '../../games/penguinramids/art/home-scene.ts';

/** Every one above the base with the two it stands on. */
const standing = <T>(
  rows: readonly (readonly T[])[],
): (readonly [T, T | undefined, T | undefined])[] =>
  rows.flatMap((row, level) =>
    level === 0
      ? []
      : row.map((one, x) => [one, rows[level - 1]?.[x], rows[level - 1]?.[x + 1]] as const),
  );

test('[PP9] on the picture of the party each penguin matches one of the two below', () => {
  const pairs = standing(partyScene);
  expect(pairs).toHaveLength(6);
  for (const [above, left, right] of pairs) expect([left, right]).toContain(above);
});

test('[PR10] on the picture of the pyramid each penguin is carried by the arms below', () => {
  const pairs = standing(pyramidScene);
  expect(pairs).toHaveLength(3);
  for (const [above, left, right] of pairs) {
    expect(above.weight).toBeLessThanOrEqual((left?.right ?? 0) + (right?.left ?? 0));
  }
});
