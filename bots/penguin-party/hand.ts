/** A hand as one number: four bits for each of the five colours, in the order of the rules' list. */
export type Hand = number;

const bits = 4;

/** How many cards of a colour a hand holds. */
export const countIn = (hand: Hand, colour: number): number => (hand >> (bits * colour)) & 15;

/** A hand of one card. */
export const oneCard = (colour: number): Hand => 1 << (bits * colour);

/** The colours of a hand as a set: bit c for colour c. */
export function coloursIn(hand: Hand): number {
  // Each colour's four bits are folded into its lowest one; then the five are drawn together.
  const some = (hand | (hand >> 1) | (hand >> 2) | (hand >> 3)) & 0x11111;
  return (
    (some & 1) | ((some >> 3) & 2) | ((some >> 6) & 4) | ((some >> 9) & 8) | ((some >> 12) & 16)
  );
}

/** How many cards a hand holds. */
export const sizeOf = (hand: Hand): number =>
  (hand & 15) + ((hand >> 4) & 15) + ((hand >> 8) & 15) + ((hand >> 12) & 15) + (hand >> 16);
