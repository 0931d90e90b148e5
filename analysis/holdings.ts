import type { Seat } from '@rookery/rules/kernel/seat';

/** One kind of card that a hidden hand may hold. */
export interface Possibility {
  /** A colour, or the number of an action card. */
  readonly card: string;
  /** How likely the hand holds at least one, from 0 to 1. */
  readonly likely: number;
  /** How many it holds on average. */
  readonly expected: number;
}

/** What a hidden hand may hold. */
export interface HiddenCards {
  readonly seat: Seat;
  /** How many cards are hidden. */
  readonly cards: number;
  readonly possibilities: readonly Possibility[];
}

/** What the others may hold, as far as a viewer can know. All worlds that fit the view are equally likely. */
export interface Holdings {
  /** Counted exactly over all worlds, or estimated from a sample of them. */
  readonly method: 'exact' | 'sampled';
  readonly hands: readonly HiddenCards[];
}
