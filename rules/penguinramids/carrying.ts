import { below, openSlots, penguinAt } from './pyramid.ts';
import type { Arm, Card, Penguin, Pyramid, Slot } from './vocabulary.ts';

/** PR1: every back shows a grey penguin with one bracelet on each arm. */
const greyArm = 1;

/** What a penguin weighs as it lies (grey: 0). */
export const weightOf = ({ card, side }: Penguin): number => (side === 'grey' ? 0 : card.weight);

/** The printed strength of an arm as the penguin lies. */
export const printedArm = ({ card, side }: Penguin, arm: Arm): number =>
  side === 'grey' ? greyArm : card[arm];

/** The strength of an arm with its tokens (PR17). */
export const strengthOf = (penguin: Penguin, arm: Arm): number =>
  printedArm(penguin, arm) + penguin.tokens[arm];

/** PR10: the most that may lie in a slot over two penguins; the base carries anything. */
export function carriedAt(pyramid: Pyramid, slot: Slot): number {
  if (slot[0] === 0) return Infinity;
  const [lowerLeft, lowerRight] = below(slot).map((support) => penguinAt(pyramid, support));
  return lowerLeft && lowerRight
    ? strengthOf(lowerLeft, 'right') + strengthOf(lowerRight, 'left')
    : 0;
}

/** The slots where this card may lie colour side up, with the arms and tokens on the table (PR12). */
export const slotsThatCarry = (pyramid: Pyramid, card: Card): readonly Slot[] =>
  openSlots(pyramid).filter((slot) => card.weight <= carriedAt(pyramid, slot));

/** The penguins of the offer that fit somewhere colour side up (PR11). */
export const fittingCards = (pyramid: Pyramid, offer: readonly Card[]): readonly Card[] =>
  offer.filter((card) => slotsThatCarry(pyramid, card).length > 0);
