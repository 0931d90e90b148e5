import type { PenguinLook } from './penguin-figure.ts';

/** The pyramid on the picture of home, base first: all are carried by the arms below. */
export const homeScene: readonly (readonly Omit<PenguinLook, 'letter' | 'side' | 'tokens'>[])[] = [
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
