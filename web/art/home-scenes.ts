import type { PartyColour } from '../games/penguin-party/art/penguin-figure.ts';
import type { PyramidLook } from '../games/penguinramids/art/penguin-figure.ts';

/** The pyramid on the picture of Penguin Party, base first. Pictures keep the rules as well. */
export const partyScene: readonly (readonly PartyColour[])[] = [
  ['red', 'purple', 'yellow', 'blue'],
  ['purple', 'yellow', 'blue'],
  ['purple', 'yellow'],
  ['yellow'],
];

/** The pyramid on the picture of Penguinramids, base first: all are carried by the arms below. */
export const pyramidScene: readonly (readonly Omit<PyramidLook, 'letter' | 'side' | 'tokens'>[])[] =
  [
    [
      { colour: 'green', weight: 4, left: 0, right: 1 },
      { colour: 'red', weight: 1, left: 2, right: 2 },
      { colour: 'blue', weight: 3, left: 1, right: 0 },
    ],
    [
      { colour: 'yellow', weight: 3, left: 0, right: 1 },
      { colour: 'purple', weight: 2, left: 2, right: 0 },
    ],
    [{ colour: 'red', weight: 0, left: 2, right: 2 }],
  ];
