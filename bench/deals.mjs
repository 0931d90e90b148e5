// Deals for the packed board of Penguin Party.
import { FastRng } from '@rookery/bots/fast-rng';
import { seededStreams } from '@rookery/rules/kernel/rng';

/** Cards in a hand, by the number of seats. */
export const handSizes = { 2: 14, 4: 9, 6: 6 };
/** The chance of all benches of the board. */
export const dice = new FastRng(seededStreams('bench')('boards'));
/** Each card as a hand of one: seven of each colour, and an eighth of the last. */
const deck = Int32Array.from(
  { length: 36 },
  (_, card) => 1 << (4 * Math.min(4, Math.floor(card / 7))),
);
const wholeDeck = deck.reduce((sum, card) => sum + card);

/** Draws cards from the first `from` of the deck, which are then shorter by as many. */
function draw(size, from) {
  let hand = 0;
  for (let last = from - 1; last >= from - size; last -= 1) {
    const index = dice.below(last + 1);
    const card = deck[index];
    deck[index] = deck[last];
    deck[last] = card;
    hand += card;
  }
  return hand;
}

/** Deals to all seats: first what stays unused; the last hand is what is left then. */
export function deal(hands, seats) {
  const size = handSizes[seats];
  let cards = seats * size;
  let rest = wholeDeck - draw(36 - cards, 36);
  for (let seat = 0; seat < seats - 1; seat += 1) {
    const hand = draw(size, cards);
    hands[seat] = hand;
    rest -= hand;
    cards -= size;
  }
  hands[seats - 1] = rest;
}
