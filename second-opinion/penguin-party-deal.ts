import { colours } from './penguin-party-table.ts';
import type { Colour } from './penguin-party-table.ts';
import { itemAt, span } from './list.ts';

export const editions = ['iello', 'amigo'] as const;
export type Edition = (typeof editions)[number];

export interface Deal {
  readonly hands: readonly (readonly Colour[])[];
  readonly first: Colour | null;
}

/** PP1. */
export function pack(edition: Edition): Colour[] {
  const eighth = edition === 'iello' ? 'blue' : 'green';
  return colours.flatMap((colour) =>
    Array.from({ length: colour === eighth ? 8 : 7 }, () => colour),
  );
}

/** PP2, for 2 to 6 players. */
export function handSize(seats: number): number {
  return itemAt([14, 12, 9, 7, 6], seats - 2);
}

/** Hands cut off the front of the cards, and with five players the card left over (PP3). */
export function dealFrom(cards: readonly Colour[], seats: number): Deal {
  const size = handSize(seats);
  const hands = span(0, seats - 1).map((seat) => cards.slice(seat * size, (seat + 1) * size));
  return { hands, first: seats === 5 ? itemAt(cards, 35) : null };
}
