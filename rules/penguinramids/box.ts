import { canonicalJson } from '../kernel/canonical.ts';
import builtIn from './box.json' with { type: 'json' };
import { shippedBox } from './box-file.ts';
import type { Box, Card, Options } from './vocabulary.ts';

/** The box that ships with the game: a reconstruction, see box.json. */
export const reconstruction: Box = shippedBox(builtIn);

/** The cards and goals in play. */
export const boxInPlay = (box: Box | null): Box => box ?? reconstruction;

/** Cards by id, so that equal sets of cards are equal lists. */
export const sortById = (cards: readonly Card[]): readonly Card[] =>
  cards.toSorted((a, b) => (a.id < b.id ? -1 : 1));

/** The box a table's options speak of; null for the reconstruction. */
export function boxOf({ box, deck }: Options): Box | null {
  if (box) return box;
  if (!deck || sameCards(deck, reconstruction.cards)) return null;
  return { reconstruction: false, cards: sortById(deck), goals: reconstruction.goals };
}

const sameCards = (some: readonly Card[], others: readonly Card[]): boolean =>
  canonicalJson(sortById(some)) === canonicalJson(sortById(others));
