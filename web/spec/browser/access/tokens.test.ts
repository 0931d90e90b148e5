import { describe, expect, test } from 'vitest';
import { contrastOf } from '../../../art/ink.ts';
import { tokensFor } from './tokens.ts';

const grounds = ['sky', 'ice', 'card', 'sunken', 'accent-soft'] as const;

describe.each([
  ['light', []],
  ['dark', ['dark']],
  ['light with high contrast', ['more']],
  ['dark with high contrast', ['dark', 'more']],
] as const)('in the theme %s', (name, marks) => {
  const tokens = tokensFor(...marks);
  const worst = (ink: string): number =>
    Math.min(
      ...grounds.map((ground) => contrastOf(tokens.get(ink) ?? '', tokens.get(ground) ?? '')),
    );
  const isHigh = name.includes('high');

  test('ink can be read on every ground', () => {
    for (const ink of ['ink', 'soft-ink']) expect(worst(ink)).toBeGreaterThan(isHigh ? 7 : 4.5);
    for (const ink of ['accent', 'good', 'bad']) expect(worst(ink)).toBeGreaterThan(4.5);
  });

  test('focus and the edges of what can be pressed are seen on every ground', () => {
    expect(worst('focus')).toBeGreaterThan(3);
    expect(worst('strong-edge')).toBeGreaterThan(isHigh ? 4.5 : 3);
  });
});
