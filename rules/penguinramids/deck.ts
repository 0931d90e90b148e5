import { entryOf } from '../kernel/entry.ts';
import type { Streams } from '../kernel/rng.ts';
import type { Card, Deck } from './vocabulary.ts';

/** The card of that id; a missing one is a bug. */
export function cardOf(cards: readonly Card[], id: string): Card {
  const card = cards.find((each) => each.id === id);
  if (!card) throw new Error(`there is no card ${id}`);
  return card;
}

/** The deck after its top card is drawn; `id` says which unseen one that is where the order was open. */
export function withoutCard(deck: Deck, id: string): { readonly card: Card; readonly deck: Deck } {
  const from = deck.unseen.length > 0 ? 'unseen' : 'bottom';
  const card = cardOf(deck[from], id);
  return { card, deck: { ...deck, [from]: deck[from].filter((each) => each !== card) } };
}

/** The cards that may be on top now. */
export function possibleTops({ unseen, ordered, bottom }: Deck): readonly Card[] {
  if (unseen.length === 0) return bottom.slice(0, 1);
  return ordered ? unseen.slice(0, 1) : unseen;
}

/**
 * Draws the ids of the next `count` cards. The nth card of the deck has a stream of
 * its own, so that exchanges never change what comes after them.
 */
export function drawIds(deck: Deck, count: number, streams: Streams): readonly string[] {
  if (count === 0) return [];
  const tops = possibleTops(deck);
  const rng = streams(`card with ${String(deck.unseen.length)} unseen`);
  const { id } = entryOf(tops, rng.below(tops.length));
  return [id, ...drawIds(withoutCard(deck, id).deck, count - 1, streams)];
}
