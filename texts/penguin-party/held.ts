import type { Cards, Colour } from '@rookery/rules/penguin-party/vocabulary';

const order: readonly Colour[] = ['red', 'green', 'yellow', 'purple', 'blue'];

/** The colours in a hand, each with how many of it there are. */
export const heldIn = (hand: Cards): readonly (readonly [colour: Colour, count: number])[] =>
  order
    .map((colour): readonly [Colour, number] => [colour, hand[colour]])
    .filter(([, count]) => count > 0);
