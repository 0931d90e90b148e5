import type { Card } from '@rookery/rules/penguinramids/vocabulary';
import { colours } from '@rookery/rules/penguinramids/vocabulary';

// A penguin as one number, as it lies; 0 is an empty slot. From the lowest bit: card (6 bits),
// there (1), grey (1), weight (3), printed left arm (2), printed right arm (2), colour (3),
// tokens left (4), tokens right (4).
const there = 1 << 6;
const grey = 1 << 7;
const greyPrint = grey | (1 << 11) | (1 << 13) | (7 << 15);

/** The colour of a grey penguin: none. */
export const noColour = 7;

/** One token, on the left or the right arm. */
export const tokenOn = [1 << 18, 1 << 22] as const;

/** A card as it comes from the deck, colour side up. */
export const penguinOf = (card: Card, index: number): number =>
  index |
  there |
  (card.weight << 8) |
  (card.left << 11) |
  (card.right << 13) |
  (colours.indexOf(card.colour) << 15);

/** The same penguin grey side up, with its tokens (PR14). */
export const greyOf = (penguin: number): number =>
  (penguin & (63 | there | (255 << 18))) | greyPrint;

export const cardOf = (penguin: number): number => penguin & 63;
export const isGrey = (penguin: number): boolean => (penguin & grey) !== 0;
export const weightOf = (penguin: number): number => (penguin >> 8) & 7;
export const colourOf = (penguin: number): number => (penguin >> 15) & 7;

/** The strength of an arm with its tokens. */
export const leftOf = (penguin: number): number => ((penguin >> 11) & 3) + ((penguin >> 18) & 15);
export const rightOf = (penguin: number): number => ((penguin >> 13) & 3) + (penguin >> 22);

/** How many printed arms are above 0. */
export const raisedArms = (penguin: number): number =>
  ((penguin >> 11) & 3 ? 1 : 0) + ((penguin >> 13) & 3 ? 1 : 0);
