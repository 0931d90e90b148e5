import { describe, expect, test } from 'vitest';
import { bracelet, braceletEdge, cream, gold, ink } from './palette.ts';
import { palettes } from './palettes.ts';

/** The relative luminance of a colour, as the accessibility guidelines define it. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const contrast = (one: string, other: string): number => {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
};

test('contrast is measured as the guidelines do', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});

const allPaints = Object.entries(palettes).flatMap(([name, paints]) =>
  Object.entries(paints).map(([colour, paint]) => ({ name, colour, ...paint })),
);

describe.each(allPaints)('in $colour of the palette $name', ({ pale, shade, deep }) => {
  test('a letter can be read on its block', () => {
    expect(contrast(deep, pale)).toBeGreaterThan(4.5);
  });

  test('a bracelet stands out from the arm, by itself or by its edge', () => {
    expect(Math.max(contrast(bracelet, shade), contrast(braceletEdge, shade))).toBeGreaterThan(3);
    expect(contrast(braceletEdge, bracelet)).toBeGreaterThan(4.5);
  });
});

test('letters on bellies, weights and tokens can be read', () => {
  expect(contrast(ink, cream)).toBeGreaterThan(4.5);
  expect(contrast(ink, gold)).toBeGreaterThan(4.5);
  expect(contrast(ink, palettes.classic.grey.pale)).toBeGreaterThan(4.5);
});
