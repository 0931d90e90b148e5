import { boxInPlay, sortById } from '@rookery/rules/penguinramids/box';
import type { Box, Card, Goal } from '@rookery/rules/penguinramids/vocabulary';
import { penguinOf } from './penguin.ts';

/** The cards and goals of a match, which no move changes. */
export interface CardSet {
  readonly cards: readonly Card[];
  /** By card number: the penguin, colour side up. */
  readonly penguins: Int32Array;
  readonly goals: readonly Goal[];
}

/** Numbers the cards by their ids. */
export function cardSetOf(box: Box | null, goals: readonly Goal[]): CardSet {
  const cards = sortById(boxInPlay(box).cards);
  return { cards, goals, penguins: Int32Array.from(cards, penguinOf) };
}

/** The number of a card. */
export function numberOf({ cards }: CardSet, id: string): number {
  const number = cards.findIndex((card) => card.id === id);
  if (number < 0) throw new Error(`there is no card ${id}`);
  return number;
}
