import type { Colour } from '@rookery/rules/penguin-party/vocabulary';

/** The pyramid on the picture of home, base first. Pictures keep the rules as well. */
export const homeScene: readonly (readonly Colour[])[] = [
  ['red', 'purple', 'yellow', 'blue'],
  ['purple', 'yellow', 'blue'],
  ['purple', 'yellow'],
  ['yellow'],
];
