import type { Card, Slot } from '@rookery/rules/penguinramids/vocabulary';

/** How a client names cards and slots in sentences. */
export interface PieceNames {
  readonly penguin: (card: Card) => string;
  /** The name of a card that a refusal tells by its id alone. */
  readonly card: (id: string) => string;
  readonly slot: (slot: Slot) => string;
  /** The number of the base and of the slot at the left, where counting begins. */
  readonly lowest: 0 | 1;
}
