import { expect, test } from 'vitest';
import { contrastOf, inkOn } from './ink.ts';
import { palettes } from './palettes.ts';

test('the contrast is that of WCAG', () => {
  expect(contrastOf('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrastOf('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});

test('letters can be read on every colour of every palette', () => {
  const bodies = Object.values(palettes).flatMap((palette) => Object.values(palette));
  for (const { body } of bodies) expect(contrastOf(inkOn(body), body)).toBeGreaterThan(4.5);
});
