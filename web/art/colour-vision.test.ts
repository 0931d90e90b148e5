import { expect, test } from 'vitest';
import { palettes, type PaletteName } from './palettes.ts';

type Triple = readonly [number, number, number];

/** How much of each light is seen of each, by kind of vision (Machado, Oliveira and Fernandes, 2009). */
const visions = {
  usual: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
} as const satisfies Record<string, readonly [Triple, Triple, Triple]>;
type Vision = keyof typeof visions;

const weigh = (row: Triple, [x, y, z]: Triple): number => row[0] * x + row[1] * y + row[2] * z;
const through = ([a, b, c]: readonly [Triple, Triple, Triple], light: Triple): Triple => [
  weigh(a, light),
  weigh(b, light),
  weigh(c, light),
];

/** A colour as light, without the curve that screens put on it. */
function lightOf(colour: string): Triple {
  const part = (at: number): number => {
    const value = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [part(1), part(3), part(5)];
}

/** In Oklab, where equal distances look about equally different. */
function labOf(light: Triple): Triple {
  const cones = through(
    [
      [0.4122214708, 0.5363325363, 0.0514459929],
      [0.2119034982, 0.6806995451, 0.1073969566],
      [0.0883024619, 0.2817188376, 0.6299787005],
    ],
    light,
  );
  const [long, middle, short] = cones.map((each) => Math.cbrt(Math.max(0, each)));
  return through(
    [
      [0.2104542553, 0.793617785, -0.0040720468],
      [1.9779984951, -2.428592205, 0.4505937099],
      [0.0259040371, 0.7827717662, -0.808675766],
    ],
    [long ?? 0, middle ?? 0, short ?? 0],
  );
}

/** How far the two most similar of these colours are apart for somebody who sees like this. */
function leastDistance(colours: readonly string[], vision: Vision): number {
  const seen = colours.map((colour) => labOf(through(visions[vision], lightOf(colour))));
  const distances = seen.flatMap((one, index) =>
    seen
      .slice(index + 1)
      .map((other) => Math.hypot(...one.map((x, axis) => x - (other[axis] ?? 0)))),
  );
  return Math.min(...distances);
}

const five = ({ red, green, yellow, purple, blue }: (typeof palettes)[PaletteName]) =>
  [red, green, yellow, purple, blue].map(({ body }) => body);
const all = (palette: (typeof palettes)[PaletteName]) =>
  Object.values(palette).map(({ body }) => body);

test('distances are those of Oklab', () => {
  expect(leastDistance(['#000000', '#ffffff'], 'usual')).toBeCloseTo(1, 3);
  expect(leastDistance(['#ff0000', '#00ff00'], 'usual')).toBeCloseTo(0.5199, 2);
});

test('the usual colours are hard to tell apart for some, so there are other palettes', () => {
  expect(leastDistance(five(palettes.classic), 'deuteranopia')).toBeLessThan(0.07);
  expect(leastDistance(five(palettes.classic), 'tritanopia')).toBeLessThan(0.07);
});

test.each<readonly [PaletteName, Vision]>([
  ['classic', 'usual'],
  ['red-green', 'usual'],
  ['red-green', 'protanopia'],
  ['red-green', 'deuteranopia'],
  ['blue-yellow', 'usual'],
  ['blue-yellow', 'tritanopia'],
])('colours of the palette %s stay apart with %s vision', (name, vision) => {
  expect(leastDistance(five(palettes[name]), vision)).toBeGreaterThan(0.13);
  expect(leastDistance(all(palettes[name]), vision)).toBeGreaterThan(0.1);
});
